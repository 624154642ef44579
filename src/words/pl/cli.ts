/** Words of the commands in Polish. */
import type { cli as source } from '../en/cli.ts'

export const cli: Readonly<Record<keyof typeof source, string>> = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nGra w terminalu. Ostatnie K miejsc zajmują boty; przy samych botach partia toczy się sama. Istniejący FILE zostaje wznowiony. Z --quiet drukowany jest tylko wynik. FILE po --edition zawiera własne wartości elementów, jak w src/games/rajas/data/rajas.json.\n\nGry: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--json] [--lang en|el|pl|ru]\n\nRozgrywa zapisaną partię jeszcze raz i sprawdza każdy ruch, pozycję i rzut. Z --fast kości nie są rzucane ponownie. Z --json ostatni wiersz to obiekt JSON z liczbami i „ok”.',
  'cli.play.keys':
    'Numer wybiera, część słowa zawęża listę, pusty wiersz pokazuje ją znowu całą.\n  u  cofnij ostatni krok\n  r  cofnij wybór, póki inni jeszcze wybierają\n  h  podpowiedź\n  v  cały stół\n  l  cały dziennik\n  s  zapisz teraz\n  q  zakończ tutaj\n  ?  ta pomoc',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Gracz {n, number}',
  'cli.bot': 'Bot {n, number}',
  'cli.ask': 'numer, słowo albo ? > ',
  'cli.throw':
    '{who}: Enter rzuca {n, plural, one {# elementem} few {# elementami} many {# elementami} other {# elementu}} (u cofa, q kończy) > ',
  'cli.typed':
    '{who}: {n, plural, one {# prawdziwy element} few {# prawdziwe elementy} many {# prawdziwych elementów} other {# prawdziwego elementu}} do rzucenia, potem wpisz po kolei, co wypadło; Enter rzuca tutaj (u cofa, q kończy) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong':
    'To nie jest po jednej ściance na {n, plural, one {# element} few {# elementy} many {# elementów} other {# elementu}}.',
  'cli.more': '… i jeszcze {n, number}: słowo zawęża listę',
  'cli.none': 'Żaden wybór nie ma tych słów.',
  'cli.noNumber': 'Nie ma wyboru o numerze {n, number}.',
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
  'cli.verify.whole': 'w porządku.',
  'cli.verify.partly':
    'zasady są zachowane, ale nie wszystko, o czym zdecydował los, jest udowodnione.',
  'cli.verify.good':
    '{file}: {verdict} {game}, {seats, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}, {entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}, {throws, plural, one {# rzut powtórzony} few {# rzuty powtórzone} many {# rzutów powtórzonych} other {# rzutu powtórzonego}}.',
  'cli.verify.count.seeded':
    '{n, plural, one {# rzut nie spadł na stół: ścianki dało ziarno i daje je znowu.} few {# rzuty nie spadły na stół: ścianki dały ziarna i dają je znowu.} many {# rzutów nie spadło na stół: ścianki dały ziarna i dają je znowu.} other {# rzutu nie spadło na stół: ścianki dały ziarna i dają je znowu.}}',
  'cli.verify.count.drawn':
    '{n, plural, one {# losowanie daje ze swojego ziarna znów to samo.} few {# losowania dają ze swoich ziaren znów to samo.} many {# losowań daje ze swoich ziaren znów to samo.} other {# losowania daje ze swoich ziaren znów to samo.}}',
  'cli.verify.count.skipped':
    '{n, plural, one {# rzutu nie powtórzono, jak chce --fast: przyjęto go na wiarę.} few {# rzutów nie powtórzono, jak chce --fast: przyjęto je na wiarę.} many {# rzutów nie powtórzono, jak chce --fast: przyjęto je na wiarę.} other {# rzutu nie powtórzono, jak chce --fast: przyjęto je na wiarę.}}',
  'cli.verify.count.older':
    '{n, plural, one {# rzut powstał w fizyce innej wersji i nie da się go powtórzyć: przyjmuje się go na wiarę.} few {# rzuty powstały w fizyce innej wersji i nie da się ich powtórzyć: przyjmuje się je na wiarę.} many {# rzutów powstało w fizyce innej wersji i nie da się ich powtórzyć: przyjmuje się je na wiarę.} other {# rzutu powstało w fizyce innej wersji i nie da się ich powtórzyć: przyjmuje się je na wiarę.}}',
  'cli.verify.count.typed':
    '{n, plural, one {# rzut na prawdziwym stole: wpisany wynik przyjęto na słowo.} few {# rzuty na prawdziwym stole: wpisane wyniki przyjęto na słowo.} many {# rzutów na prawdziwym stole: wpisane wyniki przyjęto na słowo.} other {# rzutu na prawdziwym stole: wpisane wyniki przyjęto na słowo.}}',
  'cli.verify.count.unproved':
    '{n, plural, one {# rzut lub losowanie nie ma dowodu: wynik mógł ktoś wybrać.} few {# rzuty lub losowania nie mają dowodu: wyniki mógł ktoś wybrać.} many {# rzutów lub losowań nie ma dowodu: wyniki mógł ktoś wybrać.} other {# rzutu lub losowania nie ma dowodu: wyniki mógł ktoś wybrać.}}',
  'cli.verify.bad': '{file}: {why}',
  'cli.verify.wrong.faces-differ': 'Rzut z wpisu {at, number} powtórzony daje inne ścianki.',
  'cli.verify.wrong.track-differs':
    'Rzut z wpisu {at, number} powtórzony daje te ścianki, ale spada inaczej, niż mówi plik.',
  'cli.verify.wrong.notes-differ':
    'To, co plik mówi o sędzim rzutu z wpisu {at, number}, nie zgadza się z powtórzeniem.',
  'cli.verify.wrong.no-rest': 'Rzut z wpisu {at, number} powtórzony nie zatrzymuje się.',
  'cli.verify.wrong.bad-seed':
    'Rzutu z wpisu {at, number} nie da się powtórzyć: jego ziarno jest za długie.',
  'cli.verify.wrong.bad-throw':
    'Rzutu z wpisu {at, number} nie da się powtórzyć: takich rzutów nie ma ({reason}).',
  'cli.verify.wrong.newer-physics':
    'Rzut z wpisu {at, number} powstał w nowszej wersji Jharokha i tą wersją nie da się go sprawdzić.',
  'cli.verify.wrong.source-differs':
    'Ziarno z wpisu {at, number} użyte ponownie daje inną odpowiedź.',
  'cli.verify.wrong.bad-proof': 'Dowodu we wpisie {at, number} nie da się odczytać.',
  'cli.verify.kept':
    '{n, plural, one {Pierwszy wpis jest zgodny z zasadami.} few {Pierwsze # wpisy są zgodne z zasadami.} many {Pierwszych # wpisów jest zgodnych z zasadami.} other {Pierwsze # wpisu jest zgodne z zasadami.}}',
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
