#pragma once
#include <stddef.h>

/* The short way for photographs: libjpeg-turbo, libwebp and Little CMS, which libvips itself stands
 * on, and a resampler between them. Rows go from the decoder into the resampler as they come, so
 * that a picture is never in memory at its full size.
 *
 * Pixels are eight bits a channel: red, green, blue, and alpha or 255; rows without gaps, top first.
 * Every function may be called from any thread. */

typedef struct {
  unsigned char *pixels;
  int width, height;
  int has_alpha; /* whether the fourth channel says something */
} cp_raster;

/* Bytes of an encoded picture, to be freed; `data` is NULL where encoding failed. */
typedef struct {
  unsigned char *data;
  size_t size;
} cp_bytes;

/* What a JPEG's header says; `profile`, NULL where no ICC profile is embedded, is to be freed. */
typedef struct {
  int width, height; /* as stored */
  int channels;
  int is_interlaced; /* whether decoding holds the whole picture: it comes in several scans */
  unsigned char *profile;
  unsigned profile_size;
} cp_jpeg_header;

/* Reads a JPEG's header. Returns 0 on success; else `detail` says what is wrong with the file. */
enum { CP_DETAIL_SIZE = 200 };
int cp_read_jpeg_header(const char *path, cp_jpeg_header *header, char detail[CP_DETAIL_SIZE]);

/* Decodes a grey or colour JPEG at the extent of `raster`, whose pixels the caller provides, as
 * stored (the orientation is not applied, colours are not converted). Returns 0 on success; else
 * `detail` says what is wrong with the file. */
int cp_decode_jpeg(const char *path, const cp_raster *raster, char detail[CP_DETAIL_SIZE]);

/* Resamples (Lanczos, three lobes) into `out`, whose pixels the caller provides. Returns 0 on
 * success; fails for want of memory only. */
int cp_resample(const cp_raster *in, const cp_raster *out);

/* Converts colours from one ICC profile to another, or to sRGB where `to` is NULL, in place. Returns
 * 0 on success; fails where the first is broken, or is none of red, green and blue. */
int cp_convert(const cp_raster *raster, const void *from, size_t from_size, const void *to,
               size_t to_size);

/* Encode, with an ICC profile unless `profile` is NULL, and without anything else. */
cp_bytes cp_encode_jpeg(const cp_raster *raster, int quality, const void *profile, size_t size);
cp_bytes cp_encode_webp(const cp_raster *raster, int quality, int effort, const void *profile,
                        size_t size);
