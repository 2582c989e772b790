#include "Resampler.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Two pixels of four channels, whatever vector registers the processor has. Sums are taken in the
 * order written, products are never fused with them: every processor gives the same bytes. */
typedef float floats __attribute__((vector_size(32), aligned(4)));
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

/* What each sample of the result is mixed from, in one direction. */
typedef struct {
  int taps;       /* even */
  int *first;     /* for each sample, the first that it is mixed from */
  float *weights; /* for each sample, `taps` weights */
} filter;

struct cp_resampler {
  cp_raster out;
  int in_width, in_height;
  filter across, down;
  float *line;  /* one row as it came */
  float *rows;  /* the last `down.taps` rows, resampled across */
  const float **window; /* those of them that the next row of the result is mixed from */
  float *mixed;         /* that row */
  int taken, given;
};

static double lanczos3(double x) {
  double angle = 3.14159265358979323846 * x;
  if (fabs(x) < 1e-9) return 1;
  return fabs(x) < 3 ? 3 * sin(angle) * sin(angle / 3) / (angle * angle) : 0;
}

/* The weights of one sample, which lies at `centre` in the source; their sum is 1. */
static void weigh(float *weights, int first, int taps, int in, double centre, double stretch) {
  double sum = 0;
  for (int k = 0; k < taps && first + k < in; k++)
    sum += lanczos3((first + k + 0.5 - centre) / stretch);
  for (int k = 0; k < taps && first + k < in; k++)
    weights[k] = (float)(lanczos3((first + k + 0.5 - centre) / stretch) / sum);
}

static int make_filter(filter *filter, int in, int out) {
  double scale = (double)in / out, stretch = scale > 1 ? scale : 1, reach = 3 * stretch;
  filter->taps = ((int)ceil(2 * reach) + 1) & ~1;
  filter->first = malloc((size_t)out * sizeof *filter->first);
  filter->weights = calloc((size_t)out * filter->taps, sizeof *filter->weights);
  if (!filter->first || !filter->weights) return -1;
  for (int i = 0; i < out; i++) {
    double centre = (i + 0.5) * scale;
    int first = (int)ceil(centre - reach - 0.5);
    filter->first[i] = first < 0 ? 0 : first;
    weigh(filter->weights + (size_t)i * filter->taps, filter->first[i], filter->taps, in, centre,
          stretch);
  }
  return 0;
}

cp_resampler *cp_resampler_new(int width, int height, const cp_raster *out) {
  cp_resampler *r = calloc(1, sizeof *r);
  if (!r) return NULL;
  r->out = *out;
  r->in_width = width;
  r->in_height = height;
  if (!make_filter(&r->across, width, out->width) && !make_filter(&r->down, height, out->height)) {
    /* Taps past the end have no weight, but they are read. */
    r->line = calloc((size_t)(width + r->across.taps) * 4, sizeof *r->line);
    r->rows = calloc((size_t)r->down.taps * (out->width + 1) * 4, sizeof *r->rows);
    r->window = calloc(r->down.taps, sizeof *r->window);
    r->mixed = calloc((size_t)(out->width + 1) * 4, sizeof *r->mixed);
  }
  if (r->line && r->rows && r->window && r->mixed) return r;
  cp_resampler_free(r);
  return NULL;
}

void cp_resampler_free(cp_resampler *r) {
  if (!r) return;
  free(r->across.first), free(r->across.weights);
  free(r->down.first), free(r->down.weights);
  free(r->line), free(r->rows), free(r->window), free(r->mixed);
  free(r);
}

static float *row_at(const cp_resampler *r, int y) {
  return r->rows + (size_t)(y % r->down.taps) * (r->out.width + 1) * 4;
}

/* Transparent pixels have colours too, which must not bleed into their neighbours: colours are mixed
 * by their alpha. */
static void premultiply(float *line, int width) {
  for (int x = 0; x < width; x++)
    for (int c = 0; c < 3; c++) line[4 * x + c] *= line[4 * x + 3] / 255;
}

static void unpremultiply(float *line, int width) {
  for (int x = 0; x < width; x++)
    for (int c = 0; c < 3; c++)
      line[4 * x + c] = line[4 * x + 3] > 0 ? line[4 * x + c] * 255 / line[4 * x + 3] : 0;
}

FOR_EACH_PROCESSOR
static void widen(float *line, const unsigned char *row, int count) {
  for (int i = 0; i < count; i++) line[i] = row[i];
}

FOR_EACH_PROCESSOR
static void resample_across(float *restrict out, const float *restrict line, const filter *f,
                            int width) {
  for (int x = 0; x < width; x++) {
    const float *from = line + 4 * f->first[x], *weights = f->weights + (size_t)x * f->taps;
    floats sum = {0};
    for (int k = 0; k < f->taps; k += 2) {
      float a = weights[k], b = weights[k + 1];
      sum += *(const floats *)(from + 4 * k) * (floats){a, a, a, a, b, b, b, b};
    }
    for (int c = 0; c < 4; c++) out[4 * x + c] = sum[c] + sum[c + 4];
  }
}

FOR_EACH_PROCESSOR
static void mix_rows(float *restrict out, const float *const *rows, const float *weights, int taps,
                     int count) {
  for (int i = 0; i < count; i += 8) {
    floats sum = {0};
    for (int k = 0; k < taps; k++) sum += *(const floats *)(rows[k] + i) * weights[k];
    *(floats *)(out + i) = sum;
  }
}

FOR_EACH_PROCESSOR
static void narrow(unsigned char *row, const float *line, int count) {
  for (int i = 0; i < count; i++) {
    float value = line[i] + 0.5f;
    row[i] = (unsigned char)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}

static void give_row(cp_resampler *r) {
  int y = r->given++, first = r->down.first[y], width = r->out.width;
  int taps = r->in_height - first < r->down.taps ? r->in_height - first : r->down.taps;
  for (int k = 0; k < taps; k++) r->window[k] = row_at(r, first + k);
  mix_rows(r->mixed, r->window, r->down.weights + (size_t)y * r->down.taps, taps, 4 * width);
  if (r->out.has_alpha) unpremultiply(r->mixed, width);
  narrow(r->out.pixels + (size_t)y * width * 4, r->mixed, 4 * width);
}

/* Whether all rows that the next row of the result is mixed from have come. */
static int is_ready(const cp_resampler *r) {
  if (r->given == r->out.height) return 0;
  int needed = r->down.first[r->given] + r->down.taps;
  return r->taken >= (needed < r->in_height ? needed : r->in_height);
}

void cp_resampler_push(cp_resampler *r, const unsigned char *row) {
  if (r->taken == r->in_height) return;
  widen(r->line, row, 4 * r->in_width);
  if (r->out.has_alpha) premultiply(r->line, r->in_width);
  resample_across(row_at(r, r->taken++), r->line, &r->across, r->out.width);
  while (is_ready(r)) give_row(r);
}

int cp_resample(const cp_raster *in, const cp_raster *out) {
  cp_resampler *r = cp_resampler_new(in->width, in->height, out);
  if (!r) return -1;
  for (int y = 0; y < in->height; y++)
    cp_resampler_push(r, in->pixels + (size_t)y * in->width * 4);
  cp_resampler_free(r);
  return 0;
}
