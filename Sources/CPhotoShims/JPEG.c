#include "Resampler.h"
#include <stdio.h> /* which jpeglib.h needs and does not include */
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>

/* libjpeg's errors leave by a jump; a fault of the file that it would only warn of does so too. */
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  char *detail; /* of CP_DETAIL_SIZE, or NULL */
  int has_ended;
} faults;

static void describe(j_common_ptr codec) {
  faults *f = (faults *)codec->err;
  char message[JMSG_LENGTH_MAX];
  f->base.format_message(codec, message);
  if (f->detail && !f->has_ended) snprintf(f->detail, CP_DETAIL_SIZE, "%s", message);
}

static void leave(j_common_ptr codec) {
  describe(codec);
  longjmp(((faults *)codec->err)->jump, 1);
}

static void judge(j_common_ptr codec, int level) {
  if (level >= 0) return;
  switch (codec->err->msg_code) {
    /* Oddities of real cameras and editors that cost no pixel. */
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_TOO_MUCH_DATA: return;
    /* The decoder reads ahead: only if pixels are missing will it complain again. In a file of
     * several scans it would not notice that the last of them are missing. */
    case JWRN_JPEG_EOF:
      if (jpeg_has_multiple_scans((j_decompress_ptr)codec)) leave(codec);
      describe(codec);
      ((faults *)codec->err)->has_ended = 1;
      return;
    default: leave(codec);
  }
}

static struct jpeg_error_mgr *catching(faults *f, char *detail) {
  jpeg_std_error(&f->base);
  f->base.error_exit = leave;
  f->base.emit_message = judge;
  f->detail = detail;
  f->has_ended = 0;
  return &f->base;
}

typedef struct {
  struct jpeg_decompress_struct decoder;
  faults faults;
} reading;

static int read_header(reading *r, FILE *file, cp_jpeg_header *header, char *detail) {
  r->decoder.err = catching(&r->faults, detail);
  if (setjmp(r->faults.jump)) return -1;
  jpeg_create_decompress(&r->decoder);
  jpeg_stdio_src(&r->decoder, file);
  jpeg_save_markers(&r->decoder, JPEG_APP0 + 2, 0xFFFF); /* where the profile is */
  jpeg_read_header(&r->decoder, TRUE);
  header->width = (int)r->decoder.image_width;
  header->height = (int)r->decoder.image_height;
  header->channels = r->decoder.num_components;
  header->is_interlaced = jpeg_has_multiple_scans(&r->decoder);
  jpeg_read_icc_profile(&r->decoder, &header->profile, &header->profile_size);
  return 0;
}

int cp_read_jpeg_header(const char *path, cp_jpeg_header *header, char detail[CP_DETAIL_SIZE]) {
  *header = (cp_jpeg_header){0};
  *detail = 0;
  reading r = {0};
  FILE *file = fopen(path, "rbe");
  if (!file) return -1;
  int result = read_header(&r, file, header, detail);
  jpeg_destroy_decompress(&r.decoder);
  fclose(file);
  return result;
}

/* A hostile file of a few kilobytes can ask for thousands of passes over millions of pixels. */
enum { MOST_SCANS = 500 };

static void watch(j_common_ptr codec) {
  if (((j_decompress_ptr)codec)->input_scan_number > MOST_SCANS)
    ERREXIT(codec, JERR_BAD_PROGRESSION);
}

/* Lets the decoder halve the picture as often as it stays at least as large as wanted: a scaled
 * inverse DCT costs less and blurs less than resampling. */
static void choose_scale(j_decompress_ptr decoder, const cp_raster *raster) {
  decoder->scale_denom = 8;
  for (int eighths = 1; eighths <= 8; eighths *= 2) {
    decoder->scale_num = eighths;
    jpeg_calc_output_dimensions(decoder);
    if ((int)decoder->output_width >= raster->width &&
        (int)decoder->output_height >= raster->height)
      return;
  }
}

typedef struct {
  struct jpeg_decompress_struct decoder;
  struct jpeg_progress_mgr progress;
  faults faults;
  FILE *file;
  cp_resampler *resampler;
} decoding;

static int decode(decoding *d, const cp_raster *raster, char *detail) {
  d->decoder.err = catching(&d->faults, detail);
  if (setjmp(d->faults.jump)) return -1;
  jpeg_create_decompress(&d->decoder);
  d->progress.progress_monitor = watch;
  d->decoder.progress = &d->progress;
  jpeg_stdio_src(&d->decoder, d->file);
  jpeg_read_header(&d->decoder, TRUE);
  d->decoder.out_color_space = JCS_EXT_RGBX;
  choose_scale(&d->decoder, raster);
  jpeg_start_decompress(&d->decoder);
  d->resampler =
      cp_resampler_new(d->decoder.output_width, d->decoder.output_height, raster);
  if (!d->resampler) return -1;
  while (d->decoder.output_scanline < d->decoder.output_height) {
    JSAMPROW row = cp_resampler_row(d->resampler);
    jpeg_read_scanlines(&d->decoder, &row, 1);
    cp_resampler_take(d->resampler);
  }
  /* What follows the last row, if only its absence, is of no concern. */
  return 0;
}

int cp_decode_jpeg(const char *path, const cp_raster *raster, char detail[CP_DETAIL_SIZE]) {
  *detail = 0;
  decoding d = {.file = fopen(path, "rbe")};
  if (!d.file) return -1;
  int result = decode(&d, raster, detail);
  jpeg_destroy_decompress(&d.decoder);
  cp_resampler_free(d.resampler);
  fclose(d.file);
  return result;
}

typedef struct {
  struct jpeg_compress_struct encoder;
  faults faults;
  unsigned char *data;
  unsigned long size;
} encoding;

static int encode(encoding *e, const cp_raster *raster, int quality, const void *profile,
                  size_t profile_size) {
  e->encoder.err = catching(&e->faults, NULL);
  if (setjmp(e->faults.jump)) return -1;
  jpeg_create_compress(&e->encoder);
  jpeg_mem_dest(&e->encoder, &e->data, &e->size);
  e->encoder.image_width = raster->width;
  e->encoder.image_height = raster->height;
  e->encoder.input_components = 4;
  e->encoder.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&e->encoder);
  jpeg_set_quality(&e->encoder, quality, TRUE);
  jpeg_start_compress(&e->encoder, TRUE);
  if (profile) jpeg_write_icc_profile(&e->encoder, profile, (unsigned)profile_size);
  while (e->encoder.next_scanline < e->encoder.image_height) {
    JSAMPROW row = raster->pixels + (size_t)e->encoder.next_scanline * raster->width * 4;
    jpeg_write_scanlines(&e->encoder, &row, 1);
  }
  jpeg_finish_compress(&e->encoder);
  return 0;
}

cp_bytes cp_encode_jpeg(const cp_raster *raster, int quality, const void *profile, size_t size) {
  encoding e = {0};
  int failed = encode(&e, raster, quality, profile, size);
  jpeg_destroy_compress(&e.encoder);
  if (failed) free(e.data), e.data = NULL, e.size = 0;
  return (cp_bytes){e.data, e.size};
}
