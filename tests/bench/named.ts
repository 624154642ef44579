/** What runs TypeScript in Node marks functions with a helper that a page does not have: given to it before anything else. */
export const named = "Reflect.set(globalThis, '__name', Object)"
