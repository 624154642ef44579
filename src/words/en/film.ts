/** Words of the page on which a film is made. */
export const film = {
  'film.page': 'A film is made here',
  'film.pageAbout':
    'This page belongs to the command npm run film: it opens a match here and takes the pictures one by one.',
} as const
