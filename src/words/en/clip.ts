/** English error messages for clips and films. */
export const clip = {
  'clip.missing.coder': 'This browser cannot make films: it has no WebCodecs.',
  'clip.missing.pictures':
    'This browser has no encoder for such a film. Try the other kind of file, or a smaller size with even sides.',
  'clip.missing.sound':
    'This browser has no encoder for sound. Try the other kind of file, or make it without sound.',
} as const
