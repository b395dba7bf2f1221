#include <cairo-pdf.h>
#include <librsvg/rsvg.h>
