/** English texts of the film page and of recording at the table. */
export const film = {
  'film.page': 'A film is made here',
  'film.pageAbout':
    'This page belongs to the command npm run film: it opens a match here and takes the pictures one by one.',
  'film.record': 'Record the table',
  'film.stop': 'Stop and save',
  'film.recording':
    'Recording: {minutes, number} min {seconds, number} s, {megabytes, number} MB, {dropped, plural, =0 {no picture dropped} one {# picture dropped} other {# pictures dropped}}',
  'film.saved':
    'Saved as {file}: {minutes, number} min {seconds, number} s, {megabytes, number} MB, {dropped, plural, =0 {no picture dropped} one {# picture dropped} other {# pictures dropped}}.',
  'film.busy': 'A moment …',
  'film.failed.picture': 'There is no picture of the table to record: show it in 3D first.',
  'film.failed.broken': 'The recording broke off. The match goes on; try again.',
} as const
