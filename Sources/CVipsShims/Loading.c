#include "Loading.h"
#include <string.h>

VipsImage *vs_open(const char *path, vs_loader loader, double scale) {
  VipsImage *image = NULL;
  int failed = 1;
#define LOAD(function, ...)                                                     \
  failed = function(path, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",  \
                    VIPS_FAIL_ON_WARNING, ##__VA_ARGS__, NULL)
  switch (loader) {
    case VS_JPEG: LOAD(vips_jpegload); break;
    case VS_PNG: LOAD(vips_pngload); break;
    case VS_WEBP: LOAD(vips_webpload); break;
    case VS_HEIF: LOAD(vips_heifload); break;
    case VS_TIFF: LOAD(vips_tiffload); break;
    case VS_GIF: LOAD(vips_gifload); break;
    case VS_SVG: LOAD(vips_svgload, "scale", scale); break;
    case VS_JXL: LOAD(vips_jxlload); break;
  }
#undef LOAD
  if (failed) vips_error_clear();
  return failed ? NULL : image;
}

/* HEIF and JPEG XL decoders turn the picture themselves; its EXIF still says that it is to be
 * turned, and their specifications say to ignore that. */
int vs_orientation(VipsImage *image, vs_loader loader) {
  if (loader == VS_HEIF || loader == VS_JXL) return 1;
  int orientation = vips_image_get_orientation(image);
  return orientation < 1 || orientation > 8 ? 1 : orientation;
}

static int bits_per_channel(VipsImage *image) {
  int bits = 0;
  if (vips_image_get_typeof(image, "bits-per-sample") &&
      !vips_image_get_int(image, "bits-per-sample", &bits) && bits > 0)
    return bits;
  return 8 * (int)vips_format_sizeof(vips_image_get_format(image));
}

static void copy_profile(VipsImage *image, vs_header *header) {
  const void *profile;
  size_t size;
  if (!vips_image_get_typeof(image, VIPS_META_ICC_NAME)) return;
  if (vips_image_get_blob(image, VIPS_META_ICC_NAME, &profile, &size)) return;
  header->profile = g_memdup2(profile, size);
  header->profile_size = size;
}

int vs_read_header(const char *path, vs_loader loader, vs_header *header) {
  memset(header, 0, sizeof *header);
  VipsImage *image = vs_open(path, loader, 1);
  if (!image) return -1;
  header->width = vips_image_get_width(image);
  header->height = vips_image_get_height(image);
  header->orientation = vs_orientation(image, loader);
  header->pages = vips_image_get_n_pages(image);
  header->is_animated =
      header->pages > 1 && (loader == VS_GIF || vips_image_get_typeof(image, "delay"));
  header->has_alpha = vips_image_hasalpha(image);
  header->channels = vips_image_get_bands(image) - header->has_alpha;
  header->bits = bits_per_channel(image);
  header->is_interlaced = vips_image_get_typeof(image, "interlaced") != 0;
  copy_profile(image, header);
  g_object_unref(image);
  return 0;
}
