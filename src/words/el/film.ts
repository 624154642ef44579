/** Greek words of the page on which a film is made. */
export const film = {
  'film.page': 'Εδώ φτιάχνεται μια ταινία',
  'film.pageAbout':
    'Η σελίδα αυτή ανήκει στην εντολή npm run film: ανοίγει εδώ μια παρτίδα και παίρνει τις εικόνες μία μία.',
} as const
