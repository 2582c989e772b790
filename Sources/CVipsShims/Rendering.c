#include "Loading.h"
#include <string.h>

/* A step takes an image and returns the next, owning both ends: NULL in gives NULL out, so that
 * steps follow one another without a test between them. */
static VipsImage *step(VipsImage *in, int failed, VipsImage *out) {
  if (in) g_object_unref(in);
  if (failed) vips_error_clear();
  return failed ? NULL : out;
}

#define STEP(image, call)                              \
  do {                                                 \
    VipsImage *in = image, *out = NULL;                \
    image = in ? step(in, call, out) : NULL;           \
  } while (0)

static int has_profile(VipsImage *image) {
  return vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0;
}

/* Transparent pixels have colours too, which must not bleed into their neighbours. */
static VipsImage *resized(VipsImage *image, int width, int height) {
  if (!image) return NULL;
  double x = (double)width / vips_image_get_width(image);
  double y = (double)height / vips_image_get_height(image);
  if (x == 1 && y == 1) return image;
  VipsBandFormat format = vips_image_get_format(image);
  int has_alpha = vips_image_hasalpha(image);
  if (has_alpha) STEP(image, vips_premultiply(in, &out, NULL));
  STEP(image, vips_resize(in, &out, x, "vscale", y, NULL));
  if (has_alpha) {
    STEP(image, vips_unpremultiply(in, &out, NULL));
    STEP(image, vips_cast(in, &out, format, NULL));
  }
  return image;
}

static VipsImage *in_memory(VipsImage *image) {
  if (!image) return NULL;
  VipsImage *copy = vips_image_copy_memory(image);
  return step(image, copy == NULL, copy);
}

static VipsImage *turned(VipsImage *image, int orientation) {
  if (!image || orientation == 1) return image;
  STEP(image, vips_copy(in, &out, NULL));
  if (image) vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
  STEP(image, vips_autorot(in, &out, NULL));
  return image;
}

/* The embedded profile decides; where it is broken, or is none for this kind of picture, the kind
 * alone does. */
static VipsImage *coloured(VipsImage *image, int wants_p3, int *is_p3) {
  if (image && has_profile(image)) {
    VipsImage *converted = NULL;
    if (!vips_icc_transform(image, &converted, wants_p3 ? "p3" : "srgb", "embedded", TRUE,
                            "intent", VIPS_INTENT_RELATIVE, "depth", 8, NULL)) {
      *is_p3 = wants_p3;
      g_object_unref(image);
      return converted;
    }
    vips_error_clear();
  }
  STEP(image, vips_colourspace(in, &out, VIPS_INTERPRETATION_sRGB, NULL));
  return image;
}

static VipsImage *four_channels(VipsImage *image) {
  STEP(image, vips_cast(in, &out, VIPS_FORMAT_UCHAR, NULL));
  if (image && vips_image_get_bands(image) > 4)
    STEP(image, vips_extract_band(in, &out, 0, "n", 4, NULL));
  if (image && vips_image_get_bands(image) == 3)
    STEP(image, vips_bandjoin_const1(in, &out, 255, NULL));
  if (image && vips_image_get_bands(image) != 4) return step(image, 1, NULL);
  return image;
}

static int is_translucent(const unsigned char *pixels, size_t size) {
  for (size_t i = 3; i < size; i += 4)
    if (pixels[i] != 255) return 1;
  return 0;
}

int vs_render(const char *path, vs_loader loader, int width, int height, int wants_p3,
              vs_raster *raster) {
  memset(raster, 0, sizeof *raster);
  VipsImage *image = vs_open(path, loader, 1);
  if (image && loader == VS_SVG) {
    double scale = (double)width / vips_image_get_width(image);
    g_object_unref(image);
    image = vs_open(path, loader, scale);
  }
  if (!image) return -1;
  int orientation = vs_orientation(image, loader);
  image = orientation >= 5 ? resized(image, height, width) : resized(image, width, height);
  image = turned(in_memory(image), orientation);
  image = four_channels(coloured(image, wants_p3, &raster->is_p3));
  if (!image) return -1;
  size_t size;
  raster->width = vips_image_get_width(image);
  raster->height = vips_image_get_height(image);
  raster->pixels = vips_image_write_to_memory(image, &size);
  g_object_unref(image);
  if (!raster->pixels) return vips_error_clear(), -1;
  raster->has_alpha = is_translucent(raster->pixels, size);
  return 0;
}
