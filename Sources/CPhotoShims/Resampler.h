#pragma once
#include "CPhotoShims.h"

/* Takes rows from the top, gives a smaller picture: each row is resampled across as it comes, and
 * the last few of those are mixed into the rows of the result. */
typedef struct cp_resampler cp_resampler;

/* NULL for want of memory. The result goes to the pixels of `out`. */
cp_resampler *cp_resampler_new(int width, int height, const cp_raster *out);

/* Takes the next row. */
void cp_resampler_push(cp_resampler *resampler, const unsigned char *row);

void cp_resampler_free(cp_resampler *resampler);
