/** Russian words of the page on which a film is made. */
export const film = {
  'film.page': 'Здесь делается фильм',
  'film.pageAbout':
    'Эта страница принадлежит команде npm run film: она открывает здесь партию и снимает кадр за кадром.',
} as const
