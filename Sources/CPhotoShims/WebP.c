#include "CPhotoShims.h"
#include <stdlib.h>
#include <webp/encode.h>
#include <webp/mux.h>

static int encode(const cp_raster *raster, int quality, int effort, WebPMemoryWriter *writer) {
  WebPConfig config;
  WebPPicture picture;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&picture)) return -1;
  config.quality = quality;
  config.method = effort;
  picture.width = raster->width;
  picture.height = raster->height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = writer;
  int stride = raster->width * 4;
  int done = raster->has_alpha ? WebPPictureImportRGBA(&picture, raster->pixels, stride)
                               : WebPPictureImportRGBX(&picture, raster->pixels, stride);
  done = done && WebPEncode(&config, &picture);
  WebPPictureFree(&picture);
  return done ? 0 : -1;
}

/* A profile needs the extended file format, which the muxer writes. */
static cp_bytes with_profile(cp_bytes plain, const void *profile, size_t size) {
  WebPData picture = {plain.data, plain.size}, chunk = {profile, size}, whole = {0};
  WebPMux *mux = WebPMuxCreate(&picture, 0);
  if (mux && WebPMuxSetChunk(mux, "ICCP", &chunk, 0) == WEBP_MUX_OK) WebPMuxAssemble(mux, &whole);
  WebPMuxDelete(mux);
  free(plain.data);
  return (cp_bytes){(unsigned char *)whole.bytes, whole.size};
}

cp_bytes cp_encode_webp(const cp_raster *raster, int quality, int effort, const void *profile,
                        size_t size) {
  WebPMemoryWriter writer;
  WebPMemoryWriterInit(&writer);
  if (encode(raster, quality, effort, &writer)) {
    WebPMemoryWriterClear(&writer);
    return (cp_bytes){0};
  }
  cp_bytes plain = {writer.mem, writer.size};
  return profile ? with_profile(plain, profile, size) : plain;
}
