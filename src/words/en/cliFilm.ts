/** English texts of the film command. */
export const cliFilm = {
  'cli.film.help':
    'npm run film -- FILE --out OUT.mp4|OUT.webm [--size 1920x1080] [--fps 60] [--from N] [--to M] [--highlights SECONDS] [--lang en|el|pl|ru] [--view table|director] [--quality high|medium|low] [--processes N] [--silent] [--hashes] [--alone] [--dist FOLDER] [--json]\nnpm run film -- FILE --stills --out OUT.html [--size 1920x1080] [--lang en|el|pl|ru]\n\nMakes a film of a saved match without a screen: each picture at its second, the same ones every time; a WebM is the same to the byte. --from and --to are numbers of steps. With --highlights only the great moments, so many seconds of them. The view of the table shows nothing that the players hide from each other; the director’s shows all. An interrupted film goes on where it stopped when the same command is given again. --processes is how many browsers work at once. With --hashes one hash of the raw picture for each second is printed. Afterwards six seconds are captured as they play, to compare; --alone leaves that out. With --dist a page that has been built already is used. With --stills it is a picture book of the great moments, as HTML and PDF. With --json the last line is a JSON object with the figures and “ok”.',
  'cli.film.out': 'A film is written to a file that ends in .mp4 or .webm, not to “{given}”.',
  'cli.film.noOut': 'Say with --out where the film goes: a file that ends in {kinds}.',
  'cli.film.book': 'A picture book is written to a file that ends in .html, not to “{given}”.',
  'cli.film.oneFile': 'Give one saved match to film.',
  'cli.film.size':
    '--size is a width and a height, each even and from {least, number} to {most, number}, as in 1280x720; not “{given}”.',
  'cli.film.order': '--to comes before --from.',
  'cli.film.noMatch': 'The match {file} cannot be filmed. {why}',
  'cli.film.empty': 'Nothing has been played in this match yet.',
  'cli.film.tooFar': 'This match does not have so many steps.',
  'cli.film.noMoments': 'No moment of this match is great enough for a picture.',
  'cli.film.noBuild': 'The page could not be built: see the lines above.',
  'cli.film.interrupted': 'Stopped. The same command goes on from here.',
  'cli.film.resumed':
    '{n, plural, one {# piece of the film is} other {# pieces of the film are}} there already.',
  'cli.film.progress':
    '{done, number} of {all, number} pictures, {rate, number} a second, {minutes, number} min {seconds, number} s left',
  'cli.film.made':
    '{file}: {frames, plural, one {# picture} other {# pictures}}, {megabytes, number} MB.',
  'cli.film.speed':
    '{rate, number} pictures a second: {drawn, number} drawn, {held, number} held since nothing had changed, none dropped.',
  'cli.film.capture':
    'Captured while it plays: {rate, number} pictures a second, {lost, number} of {wanted, number} dropped in {seconds, number} s.',
  'cli.film.opus':
    'This Chromium has no encoder for AAC: the sound of the MP4 is Opus, which not every player knows.',
  'cli.film.cut': 'Only a part of this match can be trusted: the film ends there.',
  'cli.film.bookOf': '{game}: the great moments',
  'cli.film.book.begun':
    '{n, plural, one {# great moment} other {# great moments}}: the pictures are being taken.',
  'cli.film.book.progress':
    '{done, number} of {all, number} pictures, {minutes, number} min {seconds, number} s left',
  'cli.film.book.made': '{n, plural, one {# picture} other {# pictures}}: {html}, {pdf}',
} as const
