#ifndef SWEEPHAND_CHARFBUZZ_SHIM_H
#define SWEEPHAND_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>

/* The outline of a glyph, whose function has another name from HarfBuzz 7 on. */
static inline void sweep_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data)
{
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

#endif
