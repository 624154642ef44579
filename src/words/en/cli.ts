/** Words of the commands that a person types. */
export const cli = {
  'cli.play.help':
    'npm run play -- --game NAME [--seats N] [--bots K] [--names A,B] [--seed S] [--options JSON] [--edition FILE] [--save FILE] [--lang en|el|pl|ru] [--throws physics|seeded|typed] [--quiet]\n\nPlays a game in the terminal. The last K seats are bots; with only bots the match plays by itself. --names gives the seats their names, in their order. A match begun on the page goes on here, and the other way round. A FILE that exists is resumed. With --quiet only the result is printed. A FILE with --edition holds your own component values, as in src/games/rajas/data/rajas.json.\n\nGames: {games}',
  'cli.verify.help':
    'npm run verify -- FILE [--fast] [--strict] [--witness PHRASE] [--json] [--lang en|el|pl|ru]\n\nPlays a saved match again, lets its throws fall again, and says what that proves and what has to be believed. With --fast no throw is made again. With --strict it fails for everything that the file could have proved and does not. With --witness it also checks the phrase of the commitment (in any of the four languages, or the first 16 digits of the hash or more) that somebody wrote down before the match. With --json the last line is a JSON object with the figures and “ok”.',
  'cli.play.keys':
    'Type a number to choose, or part of a word to narrow the list; an empty line shows it whole again.\\n  u  take your last step back\\n  r  take back a choice while others still choose\\n  h  a hint\\n  v  the whole table\\n  l  the whole story\\n  s  save now\\n  q  stop here\\n  ?  this help',
  'cli.who': '{who}',
  'cli.number': '{n, number}',
  'cli.seat': 'Player {n, number}',
  'cli.bot': 'Bot {n, number}',
  'cli.ask': 'number, word or ? > ',
  'cli.throw.dice':
    '{who}: press Enter to throw {n, plural, one {# die} other {# dice}} (u takes back, q stops) > ',
  'cli.throw.sticks':
    '{who}: press Enter to throw {n, plural, one {# stick} other {# sticks}} (u takes back, q stops) > ',
  'cli.typed.dice':
    '{who}: throw {n, plural, one {the real die} other {the # real dice}} and type what came up, in this order; Enter lets them fall here (u takes back, q stops) > ',
  'cli.typed.sticks':
    '{who}: throw {n, plural, one {the real stick} other {the # real sticks}} and type what came up, in this order; Enter lets them fall here (u takes back, q stops) > ',
  'cli.typed.faces': '{pieces}: {faces}',
  'cli.typed.facesOf': '{who}, {pieces}: {faces}',
  'cli.typed.wrong.dice':
    'That is not one face for {n, plural, one {the die} other {each of the # dice}}.',
  'cli.typed.wrong.sticks':
    'That is not one face for {n, plural, one {the stick} other {each of the # sticks}}.',
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
  'cli.verify.bad': '{file}: {why}',
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
  'cli.error.names':
    'There are more names in --names than the {most, plural, one {# player} other {# players}}.',
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
