/** Polish texts about the verification of records. */
import type { trust as source } from '../en/trust.ts'

export const trust: Readonly<Record<keyof typeof source, string>> = {
  'trust.head.proved': '{file}: w porządku. Dowiedziono wszystkiego, czego plik może dowieść.',
  'trust.head.sound': '{file}: nic tu nie jest nieprawdą, ale nie wszystkiego dowiedziono.',
  'trust.head.false': '{file}: ten plik mówi coś, co nie jest prawdą.',
  'trust.match':
    '{game}, {seats, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}}, {entries, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}.',
  'trust.rules.all':
    '{n, plural, =0 {Niczego jeszcze nie zagrano.} one {Jedyny ruch jest zgodny z zasadami.} few {Wszystkie # ruchy są zgodne z zasadami.} many {Wszystkie ruchy (#) są zgodne z zasadami.} other {Wszystkie ruchy (#) są zgodne z zasadami.}}',
  'trust.rules.until':
    '{n, plural, =0 {Nawet pierwszemu ruchowi nie można ufać.} one {Tylko pierwszy ruch jest zgodny z zasadami.} few {Tylko pierwsze # ruchy są zgodne z zasadami.} many {Tylko pierwszych # ruchów jest zgodnych z zasadami.} other {Tylko pierwsze # ruchu jest zgodne z zasadami.}} {why}',
  'trust.whole.won':
    '{n, plural, one {Partia jest skończona; wygrana: {who}.} few {Partia jest skończona; wygrani: {who}.} many {Partia jest skończona; wygrani: {who}.} other {Partia jest skończona; wygrani: {who}.}}',
  'trust.whole.open': 'Partia nie jest skończona. Nic nie pokazuje, czy plik ucięto przed końcem.',
  'trust.count.fell':
    '{n, plural, one {# rzut powtórzono i spadł tak, jak mówi plik.} few {# rzuty powtórzono i spadły tak, jak mówi plik.} many {# rzutów powtórzono i spadły tak, jak mówi plik.} other {# rzutu powtórzono i spadły tak, jak mówi plik.}}',
  'trust.count.seeded':
    '{n, plural, one {# rzut nie spadł: ścianki podało ziarno i podaje je znowu.} few {# rzuty nie spadły: ścianki podały ziarna i podają je znowu.} many {# rzutów nie spadło: ścianki podały ziarna i podają je znowu.} other {# rzutu nie spadło: ścianki podały ziarna i podają je znowu.}}',
  'trust.count.drawn':
    '{n, plural, one {# losowanie znowu wychodzi ze swojego ziarna.} few {# losowania znowu wychodzą ze swoich ziaren.} many {# losowań znowu wychodzi ze swoich ziaren.} other {# losowania znowu wychodzi ze swoich ziaren.}}',
  'trust.count.skipped':
    '{n, plural, one {# rzutu nie powtórzono, jak każe --fast: trzeba mu wierzyć.} few {# rzutów nie powtórzono, jak każe --fast: trzeba im wierzyć.} many {# rzutów nie powtórzono, jak każe --fast: trzeba im wierzyć.} other {# rzutu nie powtórzono, jak każe --fast: trzeba im wierzyć.}}',
  'trust.count.older':
    '{n, plural, one {# rzut spadł według innej wersji fizyki i nie da się go powtórzyć: trzeba mu wierzyć.} few {# rzuty spadły według innej wersji fizyki i nie da się ich powtórzyć: trzeba im wierzyć.} many {# rzutów spadło według innej wersji fizyki i nie da się ich powtórzyć: trzeba im wierzyć.} other {# rzutu spadło według innej wersji fizyki i nie da się ich powtórzyć: trzeba im wierzyć.}}',
  'trust.count.typed':
    '{n, plural, one {# rzut spadł na prawdziwym stole: trzeba wierzyć temu, co wpisano.} few {# rzuty spadły na prawdziwym stole: trzeba wierzyć temu, co wpisano.} many {# rzutów spadło na prawdziwym stole: trzeba wierzyć temu, co wpisano.} other {# rzutu spadło na prawdziwym stole: trzeba wierzyć temu, co wpisano.}}',
  'trust.count.unproved':
    '{n, plural, one {# rzut lub losowanie nie ma dowodu: ktoś mógł wybrać wynik.} few {# rzuty lub losowania nie mają dowodu: ktoś mógł wybrać wyniki.} many {# rzutów lub losowań nie ma dowodu: ktoś mógł wybrać wyniki.} other {# rzutu lub losowania nie ma dowodu: ktoś mógł wybrać wyniki.}}',
  'trust.byHand':
    '{n, plural, one {# rzut wykonano ręką: trzeba wierzyć, że nikt nie powtarzał go z kopii partii, aż się spodobał.} few {# rzuty wykonano ręką: trzeba wierzyć, że nikt nie powtarzał ich z kopii partii, aż się spodobały.} many {# rzutów wykonano ręką: trzeba wierzyć, że nikt nie powtarzał ich z kopii partii, aż się spodobały.} other {# rzutu wykonano ręką: trzeba wierzyć, że nikt nie powtarzał ich z kopii partii, aż się spodobały.}}',
  'trust.seeds.committed':
    'Ziarna ustalono przed pierwszym rzutem. Wynikają z sekretu, którego zobowiązanie brzmi „{phrase}” ({digits}).',
  'trust.seeds.shares':
    '{n, plural, one {Po zobowiązaniu dodano udział ({who}): sam sekret o niczym nie zdecydował.} few {Po zobowiązaniu dodano udziały ({who}): sam sekret o niczym nie zdecydował.} many {Po zobowiązaniu dodano udziały ({who}): sam sekret o niczym nie zdecydował.} other {Po zobowiązaniu dodano udziały ({who}): sam sekret o niczym nie zdecydował.}}',
  'trust.seeds.audience':
    'Po zobowiązaniu udział dodała publiczność: sam sekret o niczym nie zdecydował.',
  'trust.seeds.alone':
    'Nikt nie dodał udziału: kto tworzył sekret, mógł próbować sekretów, aż któryś się spodobał.',
  'trust.seeds.hidden': 'Plik zataja sekret: ziaren nie da się z niego wyprowadzić.',
  'trust.seeds.foretold':
    'Ziarna wynikają z „{seed}”, co ktoś znał przed partią: wszystko można było przewidzieć.',
  'trust.seeds.free':
    'Nic nie ustaliło ziaren przed pierwszym rzutem: kto miał partię, mógł losować je znowu, aż się spodobały.',
  'trust.edition.ours': 'Elementy mają nasze wartości.',
  'trust.edition.own':
    '{n, plural, one {Elementy mają czyjeś własne wartości: # różni się od naszych.} few {Elementy mają czyjeś własne wartości: # różnią się od naszych.} many {Elementy mają czyjeś własne wartości: # różni się od naszych.} other {Elementy mają czyjeś własne wartości: # różni się od naszych.}}',
  'trust.edition.title': 'Wartości noszą nazwę „{title}”, co niczego nie dowodzi.',
  'trust.edition.changed': '{path}: {own}, nasza {ours}',
  'trust.edition.added': '{path}: {own}, brak w naszych',
  'trust.edition.missing': '{path}: brak, nasza {ours}',
  'trust.edition.more':
    '{n, plural, one {… i jeszcze #} few {… i jeszcze #} many {… i jeszcze #} other {… i jeszcze #}}',
  'trust.witness.agrees': 'Fraza świadka należy do tego zobowiązania.',
  'trust.witness.differs': 'Fraza świadka nie należy do tej partii.',
  'trust.witness.none':
    'Nie podano frazy świadka: trzeba wierzyć, że to zobowiązanie pokazano przed partią.',
  'trust.strict': '--strict odrzuca: {gap}.',
  'trust.gap.foretold': 'ziarna, które można było przewidzieć',
  'trust.gap.free': 'ziarna, których nic nie ustaliło',
  'trust.gap.hiddenSecret': 'zatajony sekret',
  'trust.gap.seeded': 'rzuty, które nie spadły',
  'trust.gap.skipped': 'rzuty, których nie powtórzono',
  'trust.gap.older': 'rzuty według starszej fizyki',
  'trust.gap.typed': 'wpisane ścianki',
  'trust.gap.unproved': 'odpowiedzi bez dowodu',
  'trust.gap.ownValues': 'czyjeś własne wartości elementów',
  'trust.seal':
    'Suma kontrolna wykrywa uszkodzenia, nie fałszerstwa. Imiona i to, gdzie siedziały boty, są takie, jak mówi plik.',
  'trust.wrong.faces-differ': 'Rzut z wpisu {at, number} po powtórzeniu nie daje tych ścianek.',
  'trust.wrong.track-differs':
    'Rzut z wpisu {at, number} po powtórzeniu daje te ścianki, ale spada inaczej, niż mówi plik.',
  'trust.wrong.notes-differ':
    'To, co plik mówi o sędzi rzutu z wpisu {at, number}, nie dzieje się po powtórzeniu.',
  'trust.wrong.bad-gesture':
    'Żadna ręka ani żaden przycisk nie rzuca tak, jak mówi rzut z wpisu {at, number}.',
  'trust.wrong.no-rest': 'Rzut z wpisu {at, number} po powtórzeniu nie nieruchomieje.',
  'trust.wrong.bad-seed':
    'Rzutu z wpisu {at, number} nie da się powtórzyć: jego ziarno jest za długie.',
  'trust.wrong.bad-throw':
    'Rzutu z wpisu {at, number} nie da się powtórzyć: takiego rzutu nie ma ({reason}).',
  'trust.wrong.newer-physics':
    'Rzut z wpisu {at, number} wykonała nowsza wersja Jharokhy i ta nie może go sprawdzić.',
  'trust.wrong.source-differs':
    'Ziarno z wpisu {at, number} użyte ponownie nie daje tej odpowiedzi.',
  'trust.wrong.bad-proof': 'Dowodu we wpisie {at, number} nie da się odczytać.',
  'trust.wrong.seed-not-derived':
    'Ziarno z wpisu {at, number} nie wynika z sekretu i udziałów: ktoś je wybrał.',
  'trust.wrong.seed-not-foretold':
    'Ziarno z wpisu {at, number} nie wynika z tego, które podaje plik: ktoś je wybrał.',
  'trust.wrong.seed-again':
    'Ziarna z wpisu {at, number} użyto już w tej partii: żaden stół nie losuje dwa razy tego samego.',
  'trust.wrong.secret-differs': 'Sekret nie jest tym, którego dotyczyło zobowiązanie.',
}
