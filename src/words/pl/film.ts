/** Polish texts of the film page and of recording at the table. */
export const film = {
  'film.page': 'Tu powstaje film',
  'film.pageAbout':
    'Ta strona należy do polecenia npm run film: otwiera tu partię i bierze obraz po obrazie.',
  'film.record': 'Nagraj stół',
  'film.stop': 'Zakończ i zapisz',
  'film.recording':
    'Nagrywanie: {minutes, number} min {seconds, number} s, {megabytes, number} MB, {dropped, plural, =0 {nie pominięto żadnego obrazu} one {pominięto # obraz} few {pominięto # obrazy} many {pominięto # obrazów} other {pominięto # obrazu}}',
  'film.saved':
    'Zapisano jako {file}: {minutes, number} min {seconds, number} s, {megabytes, number} MB, {dropped, plural, =0 {nie pominięto żadnego obrazu} one {pominięto # obraz} few {pominięto # obrazy} many {pominięto # obrazów} other {pominięto # obrazu}}.',
  'film.busy': 'Chwileczkę …',
  'film.failed.picture': 'Nie ma obrazu stołu, który można by nagrać: najpierw pokaż go w 3D.',
  'film.failed.broken': 'Nagranie się urwało. Partia trwa; spróbuj jeszcze raz.',
} as const
