/** Polish words of the page on which a film is made. */
export const film = {
  'film.page': 'Tu powstaje film',
  'film.pageAbout':
    'Ta strona należy do polecenia npm run film: otwiera tu partię i bierze obraz po obrazie.',
} as const
