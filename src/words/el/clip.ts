/** Greek words of clips and films: what a browser cannot make. */
export const clip = {
  'clip.missing.coder': 'Αυτός ο φυλλομετρητής δεν μπορεί να φτιάξει ταινίες: δεν έχει WebCodecs.',
  'clip.missing.pictures':
    'Αυτός ο φυλλομετρητής δεν μπορεί να κωδικοποιήσει τέτοια ταινία. Δοκίμασε το άλλο είδος αρχείου ή μικρότερο μέγεθος με άρτιες πλευρές.',
  'clip.missing.sound':
    'Αυτός ο φυλλομετρητής δεν μπορεί να κωδικοποιήσει ήχο. Δοκίμασε το άλλο είδος αρχείου ή χωρίς ήχο.',
} as const
