#ifndef SWEEPHAND_CZLIB_SHIM_H
#define SWEEPHAND_CZLIB_SHIM_H

#include <zlib.h>

/* `deflateInit2` and `inflateInit2` are macros, which Swift does not see. */
static inline int sweep_deflate_init(z_stream *stream, int level)
{
    /* 15 bits of window, and 16 for the frame of gzip (RFC 1952). */
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

static inline int sweep_inflate_init(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

#endif
