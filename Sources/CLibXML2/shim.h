#pragma once
/* Debian builds libxml2 with ICU, so <libxml/encoding.h> pulls in <unicode/ucnv.h>, whose types
   clash with Foundation's own _FoundationICU module. We never touch the fields under this macro:
   hide them. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/relaxng.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <libxml/xmlwriter.h>
#include <libxml/xmlsave.h>

/* xmlFree is a mutable global function pointer, which Swift 6 refuses to read. */
static inline void clibxml2_free(void *pointer) { xmlFree(pointer); }

/* Installs a structured error handler on one parser context and nothing global. The handler's
   first argument is the parser context; `user` is found in its `_private`. */
static inline void clibxml2_set_handler(
    xmlParserCtxtPtr context, xmlStructuredErrorFunc handler, void *user) {
  context->sax->serror = handler;
  context->sax->initialized = XML_SAX2_MAGIC;
  context->_private = user;
}
