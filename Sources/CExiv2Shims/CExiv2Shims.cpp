#include "CExiv2Shims.h"
