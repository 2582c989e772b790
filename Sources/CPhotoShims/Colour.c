#include "CPhotoShims.h"
#include <lcms2.h>

int cp_convert(const cp_raster *raster, const void *from, size_t from_size, const void *to,
               size_t to_size) {
  cmsHPROFILE source = cmsOpenProfileFromMem(from, (cmsUInt32Number)from_size);
  cmsHPROFILE target = cmsOpenProfileFromMem(to, (cmsUInt32Number)to_size);
  cmsHTRANSFORM transform = NULL;
  if (source && target && cmsGetColorSpace(source) == cmsSigRgbData)
    transform = cmsCreateTransform(source, TYPE_RGBA_8, target, TYPE_RGBA_8,
                                   INTENT_RELATIVE_COLORIMETRIC,
                                   cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA);
  if (transform)
    cmsDoTransform(transform, raster->pixels, raster->pixels,
                   (cmsUInt32Number)raster->width * (cmsUInt32Number)raster->height);
  if (transform) cmsDeleteTransform(transform);
  if (target) cmsCloseProfile(target);
  if (source) cmsCloseProfile(source);
  return transform ? 0 : -1;
}
