#pragma once
#include <stddef.h>

/* libvips without its variadic calls; no GLib type crosses into Swift. Every function may be
 * called from any thread. */

/* The loaders in use: a file is opened by the one that its first bytes ask for, and by no other. */
typedef enum {
  VS_JPEG,
  VS_PNG,
  VS_WEBP,
  VS_HEIF,
  VS_TIFF,
  VS_GIF,
  VS_SVG,
  VS_JXL,
} vs_loader;

/* What a file's header says; nothing is decoded to learn it. */
typedef struct {
  int width, height;     /* as stored, before the orientation is applied */
  int orientation;       /* EXIF, 1…8; 1 where the decoder has turned the picture already */
  int pages;             /* frames of an animation, pages of a document */
  int is_animated;
  int has_alpha;
  int bits;              /* per channel */
  int channels;          /* without alpha */
  int is_interlaced;     /* progressive or interlaced: decoding needs the whole picture in memory */
  void *profile;         /* the embedded ICC profile, to be freed; NULL where there is none */
  size_t profile_size;
} vs_header;

/* Starts libvips: one thread a pipeline, no operation cache, silent, and only the loaders above.
 * Returns 0 on success. To be called once, before everything else. */
int vs_start(void);

/* Reads a header. Returns 0 on success; then the caller frees `profile`. */
int vs_read_header(const char *path, vs_loader loader, vs_header *header);

/* The metadata blocks of a file, to be freed; NULL where it has none. */
typedef struct {
  void *exif, *xmp;
  size_t exif_size, xmp_size;
} vs_metadata;

/* Reads the metadata blocks of a HEIF file, whose boxes libheif knows best. Returns 0 on success. */
int vs_read_heif_metadata(const char *path, vs_metadata *metadata);

/* Eight bits a channel: red, green, blue, and alpha or 255; rows without gaps, top first. */
typedef struct {
  unsigned char *pixels; /* to be freed */
  int width, height;
  int has_alpha;         /* whether a pixel is not opaque */
  int is_p3;             /* whether the colours are Display P3's; else sRGB's */
} vs_raster;

/* Decodes the first page of a picture at the given extent in pixels (as displayed: the orientation
 * is applied). Colours are converted to sRGB, or, where the picture has a profile and `wants_p3`,
 * to Display P3. Returns 0 on success; then the caller frees `pixels`. */
int vs_render(const char *path, vs_loader loader, int width, int height, int wants_p3,
              vs_raster *raster);

typedef enum { VS_PNG_WRITER, VS_AVIF_WRITER } vs_writer;

/* Encodes the pixels and the Display P3 profile if they need it, and nothing else. Returns bytes to
 * be freed, or NULL. PNG has no quality. */
unsigned char *vs_encode(const vs_raster *raster, vs_writer writer, int quality, int effort,
                         size_t *size);

/* A profile that libvips brings with it, `srgb` or `p3`, to be freed; NULL on failure. */
void *vs_profile(const char *name, size_t *size);

void vs_free(void *memory);
