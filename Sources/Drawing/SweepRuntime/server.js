// The globals of a page that the module of pages uses when it is loaded. A server that renders pages loads
// it too, and does not have them.
export const matchMedia = globalThis.matchMedia ?? (() => ({}));
export const document = globalThis.document ?? { querySelectorAll: () => [] };
