#ifndef SWEEPHAND_CLIBPNG_SHIM_H
#define SWEEPHAND_CLIBPNG_SHIM_H

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* Bytes that grow; whoever takes them frees them. */
typedef struct {
    unsigned char *bytes;
    size_t count, room;
} sweep_bytes;

/* The kind of pixels, and how hard they are packed. */
typedef struct {
    int depth, color, level;
} sweep_png_form;

static void sweep_png_append(png_structp png, png_bytep data, png_size_t length)
{
    sweep_bytes *out = (sweep_bytes *)png_get_io_ptr(png);
    if (out->room - out->count < length) {
        size_t room = (out->room + length) * 2;
        unsigned char *bytes = (unsigned char *)realloc(out->bytes, room);
        if (bytes == NULL)
            png_error(png, "memory");
        out->bytes = bytes;
        out->room = room;
    }
    memcpy(out->bytes + out->count, data, length);
    out->count += length;
}

static void sweep_png_flush(png_structp png) { (void)png; }

static void sweep_png_fail(png_structp png, png_const_charp message)
{
    (void)message;
    png_longjmp(png, 1);
}

static void sweep_png_warn(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

/* libpng leaves a failure by a jump, which Swift cannot catch: 0 stands for one. */
static inline int sweep_png_write(
    sweep_bytes *out, unsigned width, unsigned height, sweep_png_form form,
    const unsigned char *pixels, size_t stride)
{
    png_structp png = png_create_write_struct(
        PNG_LIBPNG_VER_STRING, NULL, sweep_png_fail, sweep_png_warn);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (info == NULL || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, out, sweep_png_append, sweep_png_flush);
    png_set_compression_level(png, form.level);
    /* Dials are flat areas and thin lines: without filters they become smaller, in half the time. */
    png_set_filter(png, 0, PNG_FILTER_NONE);
    /* Few chunks, as each is copied into a film. */
    png_set_compression_buffer_size(png, 1 << 20);
    png_set_IHDR(
        png, info, width, height, form.depth, form.color, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (unsigned row = 0; row < height; row++)
        png_write_row(png, pixels + row * stride);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return 1;
}

#endif
