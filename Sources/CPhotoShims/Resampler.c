#include "Resampler.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Eight numbers, two pixels of four channels, whatever vector registers the processor has. Sums are taken in the
 * order written, products are never fused with them: every processor gives the same bytes. */
typedef float floats __attribute__((vector_size(32), aligned(4)));
typedef unsigned char bytes __attribute__((vector_size(8), aligned(1)));
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
  int width, height; /* of the source */
  filter across, down;
  size_t row_size;              /* in samples, with room for taps past the end of a row */
  unsigned char *rows;          /* the last `down.taps` rows, as they came */
  const unsigned char **window; /* those of them that the next row of the result is mixed from */
  float *mixed;                 /* what they are mixed into */
  float *line;                  /* that, resampled across */
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
  int count = in - first < taps ? in - first : taps;
  for (int k = 0; k < count; k++) {
    double weight = lanczos3((first + k + 0.5 - centre) / stretch);
    weights[k] = (float)weight;
    sum += weight;
  }
  for (int k = 0; k < count; k++) weights[k] = (float)(weights[k] / sum);
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
  r->width = width;
  r->height = height;
  if (!make_filter(&r->across, width, out->width) && !make_filter(&r->down, height, out->height)) {
    /* Taps past the end have no weight, but they are read; so is the last pair of a vector. */
    r->row_size = ((size_t)width + r->across.taps + 2) * 4;
    r->rows = calloc(r->down.taps, r->row_size);
    r->window = calloc(r->down.taps, sizeof *r->window);
    r->mixed = calloc(r->row_size, sizeof *r->mixed);
    r->line = calloc((size_t)out->width * 4, sizeof *r->line);
  }
  if (r->rows && r->window && r->mixed && r->line) return r;
  cp_resampler_free(r);
  return NULL;
}

void cp_resampler_free(cp_resampler *r) {
  if (!r) return;
  free(r->across.first), free(r->across.weights);
  free(r->down.first), free(r->down.weights);
  free(r->rows), free(r->window), free(r->mixed), free(r->line);
  free(r);
}

static unsigned char *row_at(const cp_resampler *r, int y) {
  return r->rows + (size_t)(y % r->down.taps) * r->row_size;
}

FOR_EACH_PROCESSOR
static void mix_rows(float *restrict out, const unsigned char *const *rows, const float *weights,
                     int taps, int count) {
  for (int i = 0; i < count; i += 8) {
    floats sum = {0};
    for (int k = 0; k < taps; k++)
      sum += __builtin_convertvector(*(const bytes *)(rows[k] + i), floats) * weights[k];
    *(floats *)(out + i) = sum;
  }
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
static void narrow(unsigned char *row, const float *line, int count) {
  for (int i = 0; i < count; i++) {
    float value = line[i] + 0.5f;
    row[i] = (unsigned char)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}

/* Transparent pixels have colours too, which must not bleed into their neighbours: colours are mixed
 * by their alpha. */
static void premultiply(unsigned char *row, int width) {
  for (int x = 0; x < width; x++)
    for (int c = 0; c < 3; c++) row[4 * x + c] = (row[4 * x + c] * row[4 * x + 3] + 127) / 255;
}

static void unpremultiply(float *line, int width) {
  for (int x = 0; x < width; x++)
    for (int c = 0; c < 3; c++)
      line[4 * x + c] = line[4 * x + 3] > 0 ? line[4 * x + c] * 255 / line[4 * x + 3] : 0;
}

static void give_row(cp_resampler *r) {
  int y = r->given++, first = r->down.first[y], width = r->out.width;
  int taps = r->height - first < r->down.taps ? r->height - first : r->down.taps;
  for (int k = 0; k < taps; k++) r->window[k] = row_at(r, first + k);
  mix_rows(r->mixed, r->window, r->down.weights + (size_t)y * r->down.taps, taps, 4 * r->width);
  resample_across(r->line, r->mixed, &r->across, width);
  if (r->out.has_alpha) unpremultiply(r->line, width);
  narrow(r->out.pixels + (size_t)y * width * 4, r->line, 4 * width);
}

/* Whether all rows that the next row of the result is mixed from have come. */
static int is_ready(const cp_resampler *r) {
  if (r->given == r->out.height) return 0;
  int needed = r->down.first[r->given] + r->down.taps;
  return r->taken >= (needed < r->height ? needed : r->height);
}

unsigned char *cp_resampler_row(const cp_resampler *r) { return row_at(r, r->taken); }

void cp_resampler_take(cp_resampler *r) {
  if (r->out.has_alpha) premultiply(cp_resampler_row(r), r->width);
  r->taken++;
  while (is_ready(r)) give_row(r);
}

int cp_resample(const cp_raster *in, const cp_raster *out) {
  cp_resampler *r = cp_resampler_new(in->width, in->height, out);
  if (!r) return -1;
  size_t size = (size_t)in->width * 4;
  for (int y = 0; y < in->height; y++) {
    memcpy(cp_resampler_row(r), in->pixels + y * size, size);
    cp_resampler_take(r);
  }
  cp_resampler_free(r);
  return 0;
}
