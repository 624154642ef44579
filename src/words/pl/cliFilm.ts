/** Polish texts of the film command. */
export const cliFilm = {
  'cli.film.help':
    'npm run film -- FILE --out OUT.mp4|OUT.webm [--size 1920x1080] [--fps 60] [--from N] [--to M] [--highlights SECONDS] [--lang en|el|pl|ru] [--view table|director] [--quality high|medium|low] [--processes N] [--silent] [--hashes] [--alone] [--dist FOLDER] [--json]\nnpm run film -- FILE --stills --out OUT.html [--size 1920x1080] [--lang en|el|pl|ru]\n\nRobi film z zapisanej partii bez ekranu: każdy obraz w swojej sekundzie, za każdym razem te same; WebM jest ten sam co do bajta. --from i --to to numery ruchów. Z --highlights tylko wielkie chwile, tyle sekund. Widok stołu (table) nie pokazuje niczego, co gracze ukrywają przed sobą; widok reżysera (director) pokazuje wszystko. Przerwany film idzie dalej od miejsca, w którym stanął, gdy poda się to samo polecenie. --processes to liczba przeglądarek pracujących naraz. Z --hashes drukowany jest skrót obrazu dla każdej sekundy. Na koniec sześć sekund jest nagrywanych na żywo dla porównania; --alone to pomija. Z --dist używa się strony już zbudowanej. Z --stills powstaje książka z obrazami wielkich chwil, jako HTML i PDF. Z --json ostatnia linia to obiekt JSON z liczbami i „ok”.',
  'cli.film.out': 'Film zapisuje się w pliku z końcówką .mp4 lub .webm, nie „{given}”.',
  'cli.film.noOut': 'Podaj z --out, dokąd ma trafić film: plik z końcówką {kinds}.',
  'cli.film.book': 'Książkę zapisuje się w pliku z końcówką .html, nie „{given}”.',
  'cli.film.oneFile': 'Podaj jedną zapisaną partię.',
  'cli.film.size':
    '--size to szerokość i wysokość, parzyste, od {least, number} do {most, number}, na przykład 1280x720; nie „{given}”.',
  'cli.film.order': '--to jest przed --from.',
  'cli.film.noMatch': 'Partii {file} nie można sfilmować. {why}',
  'cli.film.empty': 'W tej partii niczego jeszcze nie zagrano.',
  'cli.film.tooFar': 'Ta partia nie ma tylu ruchów.',
  'cli.film.noMoments': 'Żadna chwila tej partii nie jest dość wielka na obraz.',
  'cli.film.noBuild': 'Strony nie udało się zbudować: patrz linie wyżej.',
  'cli.film.interrupted': 'Przerwano. To samo polecenie pójdzie stąd dalej.',
  'cli.film.resumed':
    '{n, plural, one {Jest już # część filmu.} few {Są już # części filmu.} many {Jest już # części filmu.} other {Jest już # części filmu.}}',
  'cli.film.progress':
    'obrazy: {done, number} z {all, number}, {rate, number} na sekundę, zostało {minutes, number} min {seconds, number} s',
  'cli.film.made':
    '{file}: {frames, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}, {megabytes, number} MB.',
  'cli.film.speed':
    'Obrazy na sekundę: {rate, number}; narysowane: {drawn, number}, zatrzymane, bo nic się nie zmieniło: {held, number}, pominięte: 0.',
  'cli.film.capture':
    'Nagranie na żywo: {rate, number} obrazów na sekundę, pominięto {lost, number} z {wanted, number} w ciągu {seconds, number} s.',
  'cli.film.opus':
    'Ten Chromium nie ma kodera AAC: dźwięk w MP4 to Opus, którego nie zna każdy odtwarzacz.',
  'cli.film.cut': 'Tylko części tej partii można ufać: tam film się kończy.',
  'cli.film.bookOf': '{game}: wielkie chwile',
  'cli.film.book.begun':
    '{n, plural, one {# wielka chwila} few {# wielkie chwile} many {# wielkich chwil} other {# wielkiej chwili}}: powstają obrazy.',
  'cli.film.book.progress':
    'obrazy: {done, number} z {all, number}, zostało {minutes, number} min {seconds, number} s',
  'cli.film.book.made':
    '{n, plural, one {# obraz} few {# obrazy} many {# obrazów} other {# obrazu}}: {html}, {pdf}',
} as const
