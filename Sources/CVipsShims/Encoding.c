#include "CVipsShims.h"
#include <vips/vips.h>

void *vs_profile(const char *name, size_t *size) {
  VipsBlob *blob = NULL;
  if (vips_profile_load(name, &blob, NULL) || !blob) return vips_error_clear(), NULL;
  const void *bytes = vips_blob_get(blob, size);
  void *copy = g_memdup2(bytes, *size);
  vips_area_unref(VIPS_AREA(blob));
  return copy;
}

/* The raster as an image without metadata of its own, so that none can be written. */
static VipsImage *image_of(const vs_raster *raster) {
  size_t size = (size_t)raster->width * raster->height * 4;
  VipsImage *pixels = vips_image_new_from_memory(raster->pixels, size, raster->width,
                                                 raster->height, 4, VIPS_FORMAT_UCHAR);
  VipsImage *bands = NULL, *image = NULL;
  if (pixels && !vips_extract_band(pixels, &bands, 0, "n", raster->has_alpha ? 4 : 3, NULL))
    vips_copy(bands, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  if (bands) g_object_unref(bands);
  if (pixels) g_object_unref(pixels);
  return image;
}

static void add_profile(VipsImage *image) {
  size_t size;
  void *profile = vs_profile("p3", &size);
  if (!profile) return;
  vips_image_set_blob_copy(image, VIPS_META_ICC_NAME, profile, size);
  g_free(profile);
}

unsigned char *vs_encode(const vs_raster *raster, vs_writer writer, int quality, int effort,
                         size_t *size) {
  VipsImage *image = image_of(raster);
  if (!image) return vips_error_clear(), NULL;
  if (raster->is_p3) add_profile(image);
  void *data = NULL;
  /* Stripping would take the profile away; there is nothing else that it could take. */
  gboolean strip = !raster->is_p3;
  int failed = writer == VS_PNG_WRITER
                   ? vips_pngsave_buffer(image, &data, size, "strip", strip, "compression", effort,
                                         NULL)
                   : vips_heifsave_buffer(image, &data, size, "strip", strip, "compression",
                                          VIPS_FOREIGN_HEIF_COMPRESSION_AV1, "Q", quality, "effort",
                                          effort, NULL);
  g_object_unref(image);
  if (failed) vips_error_clear();
  return failed ? NULL : data;
}
