/** Cryptographic randomness for secrets and seeds. */

function digits(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 128 bits. */
export const makeSeed = (): string => digits(16)

/** 256 bits, too many to be found by trying. */
export const makeSecret = (): string => digits(32)
