#include "CPhotoShims.h"
#include <lcms2.h>
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF /* every processor gives the same bytes */

/* The conversion between profiles that are curves and a matrix each, as nearly all photographs'
 * are: Little CMS takes six times as long for the same colours. */
enum { LIGHT_LEVELS = 1 << 14 };
typedef struct {
  float light[3][256];                /* of each source channel's value, 0…1 */
  float matrix[3][3];                 /* from amounts of source light to amounts of target light */
  unsigned char signal[LIGHT_LEVELS]; /* the target's channel value of each amount of light */
} shaper;

static const cmsTagSignature curve_tags[3] = {cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag};
static const cmsTagSignature colorant_tags[3] = {cmsSigRedColorantTag, cmsSigGreenColorantTag,
                                                 cmsSigBlueColorantTag};

/* A table of colours, where there is one, goes before curves and matrix. */
static int is_matrix_profile(cmsHPROFILE profile) {
  return cmsIsMatrixShaper(profile) && !cmsIsTag(profile, cmsSigAToB0Tag) &&
         !cmsIsTag(profile, cmsSigAToB1Tag);
}

/* The columns are the colorants: light of each channel, seen from white of the standard observer. */
static void read_matrix(cmsHPROFILE profile, double m[3][3]) {
  for (int channel = 0; channel < 3; channel++) {
    const cmsCIEXYZ *colorant = cmsReadTag(profile, colorant_tags[channel]);
    m[0][channel] = colorant ? colorant->X : 0;
    m[1][channel] = colorant ? colorant->Y : 0;
    m[2][channel] = colorant ? colorant->Z : 0;
  }
}

static double cofactor(double m[3][3], int row, int column) {
  int r = (row + 1) % 3, s = (row + 2) % 3, c = (column + 1) % 3, d = (column + 2) % 3;
  return m[r][c] * m[s][d] - m[r][d] * m[s][c];
}

/* The inverse of `target` times `source`; fails where there is no inverse. */
static int combine(double source[3][3], double target[3][3], float result[3][3]) {
  double determinant = 0;
  for (int k = 0; k < 3; k++) determinant += target[0][k] * cofactor(target, 0, k);
  if (determinant == 0) return -1;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) sum += cofactor(target, k, i) * source[k][j];
      result[i][j] = (float)(sum / determinant);
    }
  return 0;
}

static int read_curves(shaper *s, cmsHPROFILE source, cmsHPROFILE target) {
  for (int channel = 0; channel < 3; channel++) {
    const cmsToneCurve *curve = cmsReadTag(source, curve_tags[channel]);
    if (!curve) return -1;
    for (int value = 0; value < 256; value++)
      s->light[channel][value] = cmsEvalToneCurveFloat(curve, (float)value / 255);
  }
  const cmsToneCurve *curve = cmsReadTag(target, cmsSigRedTRCTag);
  cmsToneCurve *inverse = curve ? cmsReverseToneCurve(curve) : NULL;
  if (!inverse) return -1;
  for (int level = 0; level < LIGHT_LEVELS; level++) {
    float signal = cmsEvalToneCurveFloat(inverse, (float)level / (LIGHT_LEVELS - 1));
    s->signal[level] = (unsigned char)(signal < 0 ? 0 : signal > 1 ? 255 : signal * 255 + 0.5f);
  }
  cmsFreeToneCurve(inverse);
  return 0;
}

static int make_shaper(shaper *s, cmsHPROFILE source, cmsHPROFILE target) {
  double from[3][3], to[3][3];
  if (!is_matrix_profile(source) || !is_matrix_profile(target)) return -1;
  read_matrix(source, from);
  read_matrix(target, to);
  return combine(from, to, s->matrix) || read_curves(s, source, target);
}

static void shape(const shaper *s, unsigned char *pixel) {
  float r = s->light[0][pixel[0]], g = s->light[1][pixel[1]], b = s->light[2][pixel[2]];
  for (int c = 0; c < 3; c++) {
    float light = s->matrix[c][0] * r + s->matrix[c][1] * g + s->matrix[c][2] * b;
    light = light > 0 ? light : 0;
    light = light < 1 ? light : 1;
    pixel[c] = s->signal[(int)(light * (LIGHT_LEVELS - 1) + 0.5f)];
  }
}

/* Whether no colour changes by more than the last bit: the profiles are two of one colour space. */
static int changes_nothing(const shaper *s) {
  for (int i = 0; i < 9 * 9 * 9; i++) {
    int levels[3] = {i % 9 * 255 / 8, i / 9 % 9 * 255 / 8, i / 81 * 255 / 8};
    unsigned char pixel[3] = {levels[0], levels[1], levels[2]};
    shape(s, pixel);
    for (int c = 0; c < 3; c++)
      if (abs(pixel[c] - levels[c]) > 1) return 0;
  }
  return 1;
}

static int convert_by_matrix(const cp_raster *raster, cmsHPROFILE source, cmsHPROFILE target) {
  shaper *s = malloc(sizeof *s);
  int failed = !s || make_shaper(s, source, target);
  size_t size = (size_t)raster->width * raster->height * 4;
  if (!failed && !changes_nothing(s))
    for (size_t i = 0; i < size; i += 4) shape(s, raster->pixels + i);
  free(s);
  return failed ? -1 : 0;
}

static int convert_by_table(const cp_raster *raster, cmsHPROFILE source, cmsHPROFILE target) {
  cmsHTRANSFORM transform =
      cmsCreateTransform(source, TYPE_RGBA_8, target, TYPE_RGBA_8, INTENT_RELATIVE_COLORIMETRIC,
                         cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA);
  if (!transform) return -1;
  cmsDoTransform(transform, raster->pixels, raster->pixels,
                 (cmsUInt32Number)raster->width * (cmsUInt32Number)raster->height);
  cmsDeleteTransform(transform);
  return 0;
}

int cp_convert(const cp_raster *raster, const void *from, size_t from_size, const void *to,
               size_t to_size) {
  cmsHPROFILE source = cmsOpenProfileFromMem(from, (cmsUInt32Number)from_size);
  cmsHPROFILE target =
      to ? cmsOpenProfileFromMem(to, (cmsUInt32Number)to_size) : cmsCreate_sRGBProfile();
  int failed = !source || !target || cmsGetColorSpace(source) != cmsSigRgbData ||
               (convert_by_matrix(raster, source, target) &&
                convert_by_table(raster, source, target));
  if (source) cmsCloseProfile(source);
  if (target) cmsCloseProfile(target);
  return failed ? -1 : 0;
}
