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
