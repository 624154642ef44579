/** Words of the commands in Polish. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--names A,B] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nGra w terminalu. Ostatnie K miejsc zajmują boty; przy samych botach partia toczy się sama. --names podaje imiona kolejnych miejsc. Partię zaczętą na stronie można dokończyć tutaj, i na odwrót. Istniejący FILE zostaje wznowiony. Z --quiet drukowany jest tylko wynik. FILE po --edition zawiera własne wartości elementów, jak w src/games/rajas/data/rajas.json.\n\nGry: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--strict] [--witness PHRASE] [--json] [--lang en|el|pl|ru]\n\nRozgrywa zapisaną partię od nowa, pozwala jej rzutom spaść jeszcze raz i mówi, czego to dowodzi, a w co trzeba uwierzyć. Z --fast żaden rzut nie jest powtarzany. Z --strict zawodzi przy wszystkim, czego plik mógł dowieść, a nie dowodzi. Z --witness sprawdza też frazę zobowiązania (w dowolnym z czterech języków albo co najmniej 16 pierwszych cyfr skrótu), którą ktoś zapisał przed partią. Z --json ostatni wiersz to obiekt JSON z liczbami i „ok”.',
  'cli.play.keys':
    'Numer wybiera, część słowa zawęża listę, pusty wiersz pokazuje ją znowu całą.\\n  u  cofnij ostatni krok\\n  r  cofnij wybór, póki inni jeszcze wybierają\\n  h  podpowiedź\\n  v  cały stół\\n  l  cały przebieg\\n  s  zapisz teraz\\n  q  zakończ tutaj\\n  ?  ta pomoc',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Gracz {n, number}',
  'cli.bot': 'Bot {n, number}',
  'cli.ask': 'numer, słowo albo ? > ',
  'cli.throw.dice':
    '{who}: Enter rzuca {n, plural, one {# kością} few {# kośćmi} many {# kośćmi} other {# kości}} (u cofa, q kończy) > ',
  'cli.throw.sticks':
    '{who}: Enter rzuca {n, plural, one {# pałeczką} few {# pałeczkami} many {# pałeczkami} other {# pałeczki}} (u cofa, q kończy) > ',
  'cli.typed.dice':
    '{who}: rzuć {n, plural, one {# prawdziwą kością} few {# prawdziwymi kośćmi} many {# prawdziwymi kośćmi} other {# prawdziwej kości}} i wpisz po kolei, co wypadło; Enter rzuca tutaj (u cofa, q kończy) > ',
  'cli.typed.sticks':
    '{who}: rzuć {n, plural, one {# prawdziwą pałeczką} few {# prawdziwymi pałeczkami} many {# prawdziwymi pałeczkami} other {# prawdziwej pałeczki}} i wpisz po kolei, co wypadło; Enter rzuca tutaj (u cofa, q kończy) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong.dice': 'Podaj po jednej ściance na każdą kość ({n, number}).',
  'cli.typed.wrong.sticks': 'Podaj po jednej ściance na każdą pałeczkę ({n, number}).',
  'cli.more': '… i jeszcze {n, number}: słowo zawęża listę',
  'cli.none': 'Żadna opcja nie zawiera tych słów.',
  'cli.noNumber': 'Nie ma opcji o numerze {n, number}.',
  'cli.hint': 'Wybór bota to {n, number}: {choice}',
  'cli.saved': 'Zapisano: {file}',
  'cli.noFile': 'Aby zapisać partię, należy podać plik: --save.',
  'cli.resumed':
    '{file}: rozegrano ponownie {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}.',
  'cli.ended': 'Wejście się skończyło i partia zatrzymuje się tutaj.',
  'cli.stopped': 'Partia zatrzymuje się tutaj.',
  'cli.takenBack': 'Cofnięto.',
  'cli.passTo': '{who}: zajmij miejsce i naciśnij Enter > ',
  'cli.result': 'Wynik',
  'cli.place': 'Miejsce',
  'cli.player': 'Gracz',
  'cli.score': 'Punkty',
  'cli.details': 'Szczegóły',
  'cli.text': '{text}',
  'cli.verify.bad': '{file}: {why}',
  'cli.error.file': 'Nie można odczytać pliku {file}: {why}',
  'cli.error.write': 'Nie można zapisać pliku {file}: {why}',
  'cli.error.oneFile': 'Należy podać jeden plik do sprawdzenia.',
  'cli.error.throwers': 'Kości dwóch graczy mają wspólną tackę: --throwers 2 jest dla pałeczek.',
  'cli.error.long': '--long rzuca własną mieszanką: --{name} do tego nie pasuje.',
  'cli.error.noPiece': 'Wybierz za pomocą --piece, czym rzucać: {choices}.',
  'cli.error.option': 'Nie ma tu {given}; --help wymienia, co jest.',
  'cli.error.noValue': '--{name} wymaga wartości.',
  'cli.error.value': '--{name} nie przyjmuje wartości.',
  'cli.error.surplus': 'Słowo „{given}” jest zbędne; --help mówi, co podać.',
  'cli.error.noBench': 'Wybierz pomiar: {choices}.',
  'cli.why.ENOENT': 'niczego tam nie ma',
  'cli.why.EACCES': 'brak dostępu',
  'cli.why.EISDIR': 'to folder',
  'cli.why.ENOSPC': 'dysk jest pełny',
  'cli.why.noFile': 'to nie jest plik',
  'cli.error.count':
    '--{name} to liczba całkowita od {least, number} do {most, number}, nie „{given}”.',
  'cli.error.seed': 'Ziarno podane w --seed ma więcej niż {most, number} znaków.',
  'cli.error.names': 'W --names jest więcej imion, niż jest graczy ({most, number}).',
  'cli.error.choice': '--{name} to jedno z: {choices}, nie „{given}”.',
  'cli.error.json': '--{name} to JSON w cudzysłowie, nie „{given}”.',
  'cli.error.noGame': 'Grę wybiera --game: {choices}.',
  'cli.error.game': 'Nie ma gry „{given}”; --game to jedno z: {choices}.',
  'cli.error.edition':
    'Plik {file} nie jest edycją tej gry: {n, plural, one {# wartość jest błędna} few {# wartości są błędne} many {# wartości jest błędnych} other {# wartości jest błędnych}}.',
  'cli.error.editionJson': 'Plik {file} nie jest w formacie JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume': 'Wznawiana partia ma już swoją grę, graczy, opcje i ziarno.',
  'cli.error.match': 'Nie można wznowić partii {file}. {why}',
  'cli.error.command': 'Nie ma polecenia „{given}”.',
  'cli.error.bench': 'Nie ma pomiaru „{given}”; do wyboru: {choices}.',
}
