#pragma once
#include "CPhotoShims.h"

/* Takes rows from the top, gives a smaller picture: the last few rows are mixed into one, and that is
 * resampled across into a row of the result. */
typedef struct cp_resampler cp_resampler;

/* NULL for want of memory. The result goes to the pixels of `out`. */
cp_resampler *cp_resampler_new(int width, int height, const cp_raster *out);

/* Where the next row is to be put; then `cp_resampler_take` takes it. */
unsigned char *cp_resampler_row(const cp_resampler *resampler);
void cp_resampler_take(cp_resampler *resampler);

void cp_resampler_free(cp_resampler *resampler);
