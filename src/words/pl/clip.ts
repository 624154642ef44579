/** Polish error messages for clips and films. */
export const clip = {
  'clip.missing.coder': 'Ta przeglądarka nie może robić filmów: nie ma WebCodecs.',
  'clip.missing.pictures':
    'Ta przeglądarka nie ma kodera do takiego filmu. Spróbuj innego rodzaju pliku albo mniejszego rozmiaru o parzystych bokach.',
  'clip.missing.sound':
    'Ta przeglądarka nie ma kodera dźwięku. Spróbuj innego rodzaju pliku albo bez dźwięku.',
} as const
