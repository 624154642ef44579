/** Defines the helper __name in a page: tsx marks functions with it, and evaluated functions call it. */
export const named = "Reflect.set(globalThis, '__name', Object)"
