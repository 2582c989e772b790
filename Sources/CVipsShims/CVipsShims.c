#include "CVipsShims.h"
#include "Loading.h"
#include <string.h>

static void silence(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
  (void)domain, (void)level, (void)message, (void)data;
}

static void allow_only_known_loaders(void) {
  static const char *const known[] = {
      "VipsForeignLoadJpeg", "VipsForeignLoadPng",   "VipsForeignLoadWebp",
      "VipsForeignLoadHeif", "VipsForeignLoadTiff",  "VipsForeignLoadNsgif",
      "VipsForeignLoadSvg",  "VipsForeignLoadJxl",
  };
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    vips_operation_block_set(known[i], FALSE);
}

int vs_start(void) {
  if (VIPS_INIT("vitrine")) return -1;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  g_log_set_handler("VIPS", G_LOG_LEVEL_MASK | G_LOG_FLAG_RECURSION, silence, NULL);
  allow_only_known_loaders();
  return 0;
}

void vs_free(void *memory) { g_free(memory); }
