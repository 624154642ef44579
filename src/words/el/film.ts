/** Greek texts of the film page and of recording at the table. */
export const film = {
  'film.page': 'Εδώ φτιάχνεται μια ταινία',
  'film.pageAbout':
    'Η σελίδα αυτή ανήκει στην εντολή npm run film: ανοίγει εδώ μια παρτίδα και παίρνει τις εικόνες μία μία.',
  'film.record': 'Εγγραφή του τραπεζιού',
  'film.stop': 'Τέλος και αποθήκευση',
  'film.recording':
    'Εγγραφή: {minutes, number} λ {seconds, number} δ, {megabytes, number} MB, {dropped, plural, =0 {καμία εικόνα δεν χάθηκε} one {χάθηκε # εικόνα} other {χάθηκαν # εικόνες}}',
  'film.saved':
    'Αποθηκεύτηκε ως {file}: {minutes, number} λ {seconds, number} δ, {megabytes, number} MB, {dropped, plural, =0 {καμία εικόνα δεν χάθηκε} one {χάθηκε # εικόνα} other {χάθηκαν # εικόνες}}.',
  'film.busy': 'Μια στιγμή …',
  'film.failed.picture': 'Δεν υπάρχει εικόνα του τραπεζιού για εγγραφή: δείξε το πρώτα σε 3D.',
  'film.failed.broken': 'Η εγγραφή διακόπηκε. Η παρτίδα συνεχίζεται· δοκίμασε ξανά.',
} as const
