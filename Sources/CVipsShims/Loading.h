#pragma once
#include "CVipsShims.h"
#include <vips/vips.h>

/* Opens the first page of a picture for reading from top to bottom; NULL on failure. `scale`
 * enlarges or reduces vector pictures and is 1 for all others. */
VipsImage *vs_open(const char *path, vs_loader loader, double scale);

/* The EXIF orientation that is still to be applied to a picture's pixels, 1…8. */
int vs_orientation(VipsImage *image, vs_loader loader);
