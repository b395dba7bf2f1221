#ifndef SWEEPHAND_CLIBXML2_SHIM_H
#define SWEEPHAND_CLIBXML2_SHIM_H

/* ICU's enums clash with those that Foundation brings along, in a clean build only, so the
   headers are read as if libxml2 had been built without it. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/* From 2.12 on the error that a structured handler receives is constant. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *sweep_raised;
#else
typedef xmlError *sweep_raised;
#endif

/* Error handler of libxml2: one function type for every version and every kind of context. */
typedef struct {
    void *context;
    void (*report)(void *context, const xmlError *error, void *raiser);
} sweep_sink;

static inline void sweep_forward(void *sink, sweep_raised error)
{
    sweep_sink *target = (sweep_sink *)sink;
    if (target != NULL && error != NULL)
        target->report(target->context, error, NULL);
}

/* A parser hands its context to the handler, which therefore carries the sink. */
static inline void sweep_forward_from_parser(void *parser, sweep_raised error)
{
    sweep_sink *target = parser == NULL ? NULL : (sweep_sink *)((xmlParserCtxtPtr)parser)->_private;
    if (target != NULL && error != NULL)
        target->report(target->context, error, parser);
}

static inline void sweep_report_parser(xmlParserCtxtPtr parser, sweep_sink *sink)
{
    parser->_private = sink;
    parser->sax->serror = sweep_forward_from_parser;
}

static inline void sweep_report_schema(xmlRelaxNGParserCtxtPtr compiler, sweep_sink *sink)
{
    xmlRelaxNGSetParserStructuredErrors(compiler, sweep_forward, sink);
}

static inline void sweep_report_validity(xmlRelaxNGValidCtxtPtr validator, sweep_sink *sink)
{
    xmlRelaxNGSetValidStructuredErrors(validator, sweep_forward, sink);
}

/* Some parts (regular expressions, memory) report only to the thread's own handler, and a few
   (unknown functions of XPath) only print: what those say comes again as a proper error. */
typedef struct {
    xmlStructuredErrorFunc handler;
    void *context;
    xmlGenericErrorFunc printer;
    void *stream;
} sweep_thread_handler;

static inline void sweep_print_nothing(void *stream, const char *format, ...)
{
    (void)stream;
    (void)format;
}

static inline sweep_thread_handler sweep_report_thread(sweep_sink *sink)
{
    sweep_thread_handler before = {
        xmlStructuredError, xmlStructuredErrorContext, xmlGenericError, xmlGenericErrorContext};
    xmlSetStructuredErrorFunc(sink, sweep_forward);
    xmlSetGenericErrorFunc(NULL, sweep_print_nothing);
    return before;
}

static inline void sweep_restore_thread(sweep_thread_handler before)
{
    xmlSetStructuredErrorFunc(before.context, before.handler);
    xmlSetGenericErrorFunc(before.stream, before.printer);
}

/* `xmlFree` is a mutable global, which Swift 6 refuses to touch. */
static inline void sweep_free(void *memory)
{
    xmlFree(memory);
}

/* Bounds the work that one expression may make, which older versions cannot. */
static inline void sweep_limit_xpath(xmlXPathContextPtr context, unsigned long steps)
{
#if LIBXML_VERSION >= 20911
    context->opLimit = steps;
#endif
}

/* The version of the library that the program runs with, as "20914" and perhaps its build's name. */
static inline const char *sweep_version(void)
{
    return xmlParserVersion;
}

#endif
