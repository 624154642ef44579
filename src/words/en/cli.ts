/** Words of the commands that a person types. */
export const cli = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nPlays a game in the terminal. The last K seats are bots; with only bots the match plays by itself. A FILE that exists is resumed. With --quiet only the result is printed. A FILE with --edition holds your own component values, as in src/games/rajas/data/rajas.json.\n\nGames: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--json] [--lang en|el|pl|ru]\n\nPlays a saved match again and checks every input, position and throw. With --fast the dice are not thrown again. With --json the last line is a JSON object with the figures and “ok”.',
  'cli.play.keys':
    'Type a number to choose, or part of a word to narrow the list; an empty line shows it whole again.\n  u  take your last step back\n  r  take back a choice while others still choose\n  h  a hint\n  v  the whole table\n  l  the whole log\n  s  save now\n  q  stop here\n  ?  this help',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Player {n, number}',
  'cli.bot': 'Bot {n, number}',
  'cli.ask': 'number, word or ? > ',
  'cli.throw':
    '{who}: press Enter to throw {n, plural, one {# piece} other {# pieces}} (u takes back, q stops) > ',
  'cli.typed':
    '{who}: throw {n, plural, one {the real piece} other {the # real pieces}} and type what came up, in this order; Enter lets them fall here (u takes back, q stops) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong':
    'That is not one face for {n, plural, one {the piece} other {each of the # pieces}}.',
  'cli.more': '… and {n, number} more: type a word to narrow the list',
  'cli.none': 'No choice here has these words.',
  'cli.noNumber': 'There is no choice with the number {n, number}.',
  'cli.hint': 'A bot would choose {n, number}: {choice}',
  'cli.saved': 'Saved: {file}',
  'cli.noFile': 'Give a file with --save to save the match.',
  'cli.resumed': '{file}: {n, plural, one {# step} other {# steps}} played again.',
  'cli.ended': 'The input has ended, and the match stops here.',
  'cli.stopped': 'The match stops here.',
  'cli.takenBack': 'Taken back.',
  'cli.passTo': '{who}: take the seat and press Enter > ',
  'cli.result': 'Result',
  'cli.place': 'Place',
  'cli.player': 'Player',
  'cli.score': 'Points',
  'cli.details': 'Details',
  'cli.text': '{text}',
  'cli.verify.whole': 'in order.',
  'cli.verify.partly': 'the rules are kept, but not all of the chance is proved.',
  'cli.verify.good':
    '{file}: {verdict} {game}, {seats, plural, one {# player} other {# players}}, {entries, plural, one {# entry} other {# entries}}, {throws, plural, one {# throw made again} other {# throws made again}}.',
  'cli.verify.count.seeded':
    '{n, plural, one {# throw did not fall: a seed gave its faces, and gives them again.} other {# throws did not fall: seeds gave their faces, and give them again.}}',
  'cli.verify.count.drawn':
    '{n, plural, one {# draw comes out of its seed again.} other {# draws come out of their seeds again.}}',
  'cli.verify.count.skipped':
    '{n, plural, one {# throw was not made again, as --fast asks: it is believed.} other {# throws were not made again, as --fast asks: they are believed.}}',
  'cli.verify.count.older':
    '{n, plural, one {# throw fell by another version’s physics and cannot be let fall again: it is believed.} other {# throws fell by another version’s physics and cannot be let fall again: they are believed.}}',
  'cli.verify.count.typed':
    '{n, plural, one {# throw fell on a real table: what was typed is believed.} other {# throws fell on a real table: what was typed is believed.}}',
  'cli.verify.count.unproved':
    '{n, plural, one {# throw or draw has no proof: somebody may have chosen its result.} other {# throws or draws have no proof: somebody may have chosen their results.}}',
  'cli.verify.bad': '{file}: {why}',
  'cli.verify.wrong.faces-differ':
    'The throw at entry {at, number} does not give these faces when it is made again.',
  'cli.verify.wrong.track-differs':
    'The throw at entry {at, number} gives these faces when it is made again, but falls otherwise than the file says.',
  'cli.verify.wrong.notes-differ':
    'What the file says of the judge of the throw at entry {at, number} is not what happens when it is made again.',
  'cli.verify.wrong.no-rest':
    'The throw at entry {at, number} does not come to rest when it is made again.',
  'cli.verify.wrong.bad-seed':
    'The throw at entry {at, number} cannot be made again: its seed is too long.',
  'cli.verify.wrong.bad-throw':
    'The throw at entry {at, number} cannot be made again: there is no such throw ({reason}).',
  'cli.verify.wrong.newer-physics':
    'The throw at entry {at, number} was made by a newer version of Jharokha and cannot be checked by this one.',
  'cli.verify.wrong.source-differs':
    'The seed at entry {at, number} does not give this answer when it is used again.',
  'cli.verify.wrong.bad-proof': 'The proof at entry {at, number} cannot be read.',
  'cli.verify.kept':
    '{n, plural, one {The first entry fits the rules.} other {The first # entries fit the rules.}}',
  'cli.error.file': 'The file {file} cannot be read: {why}',
  'cli.error.write': 'The file {file} cannot be written: {why}',
  'cli.error.oneFile': 'Give one file to check.',
  'cli.error.throwers': 'Dice of two players share one tray: --throwers 2 is for sticks.',
  'cli.error.long': '--long throws its own mixture: --{name} does not go with it.',
  'cli.error.noPiece': 'Choose what is thrown with --piece: {choices}.',
  'cli.error.option': 'There is no {given} here; --help names what there is.',
  'cli.error.noValue': '--{name} needs a value.',
  'cli.error.value': '--{name} takes no value.',
  'cli.error.surplus': '“{given}” is a word too many; --help names what is asked for.',
  'cli.error.noBench': 'Choose a benchmark: {choices}.',
  'cli.why.ENOENT': 'there is nothing there',
  'cli.why.EACCES': 'it may not be touched',
  'cli.why.EISDIR': 'it is a folder',
  'cli.why.ENOSPC': 'the disk is full',
  'cli.why.noFile': 'it is not a file',
  'cli.error.count':
    '--{name} is a whole number from {least, number} to {most, number}, not “{given}”.',
  'cli.error.seed': 'The seed given with --seed is longer than {most, number} signs.',
  'cli.error.choice': '--{name} is one of {choices}, not “{given}”.',
  'cli.error.json': '--{name} is JSON between quotes, not “{given}”.',
  'cli.error.noGame': 'Choose a game with --game: {choices}.',
  'cli.error.game': 'There is no game “{given}”; --game is one of {choices}.',
  'cli.error.edition':
    'The file {file} is no edition of this game: {n, plural, one {# value is wrong} other {# values are wrong}}.',
  'cli.error.editionJson': 'The file {file} is not JSON.',
  'cli.edition.fault': '{path}: {fault}',
  'cli.error.resume': 'A match that is resumed has its own game, players, options and seed.',
  'cli.error.match': 'The match {file} cannot be resumed. {why}',
  'cli.error.command': 'There is no command “{given}”.',
  'cli.error.bench': 'There is no benchmark “{given}”; choose {choices}.',
} as const
