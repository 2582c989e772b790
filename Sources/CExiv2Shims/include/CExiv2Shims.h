#pragma once
#include <stddef.h>

/* exiv2 behind a C face: what a file's EXIF, IPTC and XMP say, by exiv2's own key names. A value
 * that is not asked for is not read out. Every function may be called from any thread. */

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ce_metadata ce_metadata;

/* Starts exiv2: silent, XMP behind a lock. To be called once, before
 * everything else. */
void ce_start(void);

/* Reads a file's metadata; NULL where exiv2 can make nothing of it. */
ce_metadata *ce_open(const char *path);
/* Reads metadata blocks that somebody else has found in a file: an EXIF block (with or without the
 * words that precede its TIFF header in JPEG files) and an XMP packet; either may be NULL. NULL where
 * exiv2 can make nothing of them. */
ce_metadata *ce_decode(const void *exif, size_t exif_size, const void *xmp, size_t xmp_size);
void ce_close(ce_metadata *metadata);

/* The value of a key such as `Exif.Photo.LensModel` as bytes, to be freed with `ce_free`: text as
 * the file holds it, numbers as exiv2 prints them, the default language of an XMP alternative.
 * `index` chooses among repeated IPTC entries and the elements of an XMP array. NULL past the end. */
char *ce_value(const ce_metadata *metadata, const char *key, int index, size_t *size);
void ce_free(char *value);

#ifdef __cplusplus
}
#endif
