#include "Loading.h"
#include <string.h>

/* From a stream, which has no place: drawings refer to other files by paths relative to theirs, and
 * no other file's content is theirs to publish. */
static int load_svg(const char *path, VipsImage **image, double scale) {
  VipsSource *source = vips_source_new_from_file(path);
  if (!source) return -1;
  int failed = vips_svgload_source(source, image, "scale", scale, NULL);
  g_object_unref(source);
  return failed;
}

VipsImage *vs_open(const char *path, vs_loader loader, double scale) {
  VipsImage *image = NULL;
  int failed = 1;
#define LOAD(function)                                                         \
  failed = function(path, &image, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", \
                    VIPS_FAIL_ON_WARNING, NULL)
  switch (loader) {
    case VS_JPEG: LOAD(vips_jpegload); break;
    case VS_PNG: LOAD(vips_pngload); break;
    case VS_WEBP: LOAD(vips_webpload); break;
    case VS_HEIF: LOAD(vips_heifload); break;
    case VS_TIFF: LOAD(vips_tiffload); break;
    case VS_GIF: LOAD(vips_gifload); break;
    case VS_SVG: failed = load_svg(path, &image, scale); break;
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
  static const char *const names[] = {"heif-bitdepth", "bits-per-sample"};
  int bits;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (vips_image_get_typeof(image, names[i]) && !vips_image_get_int(image, names[i], &bits))
      return bits;
  return 8 * (int)vips_format_sizeof(vips_image_get_format(image));
}

static void *copy_blob(VipsImage *image, const char *name, size_t *size) {
  const void *bytes;
  if (!vips_image_get_typeof(image, name)) return NULL;
  if (vips_image_get_blob(image, name, &bytes, size)) return vips_error_clear(), NULL;
  return g_memdup2(bytes, *size);
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
  header->profile = copy_blob(image, VIPS_META_ICC_NAME, &header->profile_size);
  g_object_unref(image);
  return 0;
}

/* libvips names XMP blocks of HEIF files by their numbers. */
static void *copy_xmp(VipsImage *image, size_t *size) {
  void *xmp = copy_blob(image, VIPS_META_XMP_NAME, size);
  for (int item = 0; item < 100 && !xmp; item++) {
    char name[32];
    g_snprintf(name, sizeof name, "heif-mime-%d", item);
    xmp = copy_blob(image, name, size);
  }
  return xmp;
}

int vs_read_heif_metadata(const char *path, vs_metadata *metadata) {
  memset(metadata, 0, sizeof *metadata);
  VipsImage *image = vs_open(path, VS_HEIF, 1);
  if (!image) return -1;
  metadata->exif = copy_blob(image, VIPS_META_EXIF_NAME, &metadata->exif_size);
  metadata->xmp = copy_xmp(image, &metadata->xmp_size);
  g_object_unref(image);
  return 0;
}
