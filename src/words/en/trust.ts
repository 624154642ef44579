/** English texts about the verification of records. */
export const trust = {
  'trust.head.proved': '{file}: in order. All that a file can prove is proved.',
  'trust.head.sound': '{file}: nothing in it is untrue, but not all of it is proved.',
  'trust.head.false': '{file}: this file says what is not so.',
  'trust.match':
    '{game}, {seats, plural, one {# player} other {# players}}, {entries, plural, one {# input} other {# inputs}}.',
  'trust.rules.all':
    '{n, plural, =0 {Nothing has been played yet.} one {The only input follows the rules.} other {All # inputs follow the rules.}}',
  'trust.rules.until':
    '{n, plural, =0 {Not even the first input can be trusted.} one {Only the first input follows the rules.} other {Only the first # inputs follow the rules.}} {why}',
  'trust.whole.won':
    '{n, plural, one {The match is over; the winner is {who}.} other {The match is over; the winners are {who}.}}',
  'trust.whole.open':
    'The match is not over. Nothing shows whether the file was cut short before its end.',
  'trust.count.fell':
    '{n, plural, one {# throw was made again and fell as the file says.} other {# throws were made again and fell as the file says.}}',
  'trust.count.seeded':
    '{n, plural, one {# throw did not fall: a seed gave its faces, and gives them again.} other {# throws did not fall: seeds gave their faces, and give them again.}}',
  'trust.count.drawn':
    '{n, plural, one {# draw comes out of its seed again.} other {# draws come out of their seeds again.}}',
  'trust.count.skipped':
    '{n, plural, one {# throw was not made again, as --fast asks: it has to be believed.} other {# throws were not made again, as --fast asks: they have to be believed.}}',
  'trust.count.older':
    '{n, plural, one {# throw fell by another version of the physics and cannot be made again: it has to be believed.} other {# throws fell by another version of the physics and cannot be made again: they have to be believed.}}',
  'trust.count.typed':
    '{n, plural, one {# throw fell on a real table: what was typed has to be believed.} other {# throws fell on a real table: what was typed has to be believed.}}',
  'trust.count.unproved':
    '{n, plural, one {# throw or draw has no proof: somebody may have chosen its result.} other {# throws or draws have no proof: somebody may have chosen their results.}}',
  'trust.byHand':
    '{n, plural, one {# throw was made by hand: that nobody made it again from a copy of the match until it pleased has to be believed.} other {# throws were made by hand: that nobody made them again from a copy of the match until they pleased has to be believed.}}',
  'trust.seeds.committed':
    'The seeds were fixed before the first throw. They follow from a secret whose commitment is “{phrase}” ({digits}).',
  'trust.seeds.shares':
    '{n, plural, one {After the commitment {who} added a share: the secret alone decided nothing.} other {After the commitment {who} added their shares: the secret alone decided nothing.}}',
  'trust.seeds.audience':
    'After the commitment the audience added a share: the secret alone decided nothing.',
  'trust.seeds.alone':
    'Nobody added a share: whoever made the secret could have tried secrets until one pleased.',
  'trust.seeds.hidden': 'The file keeps the secret back: the seeds cannot be derived from it.',
  'trust.seeds.foretold':
    'The seeds follow from “{seed}”, which somebody knew before the match: all of it could be foretold.',
  'trust.seeds.free':
    'Nothing fixed the seeds before the first throw: whoever had the match could draw them again until they pleased.',
  'trust.edition.ours': 'The components have our values.',
  'trust.edition.own':
    '{n, plural, one {The components have values of somebody’s own: # differs from ours.} other {The components have values of somebody’s own: # differ from ours.}}',
  'trust.edition.title': 'The values call themselves “{title}”, which proves nothing.',
  'trust.edition.changed': '{path}: {own}, ours {ours}',
  'trust.edition.added': '{path}: {own}, not in ours',
  'trust.edition.missing': '{path}: missing, ours {ours}',
  'trust.edition.more': '{n, plural, one {… and # more} other {… and # more}}',
  'trust.witness.agrees': 'The witness’s phrase belongs to this commitment.',
  'trust.witness.differs': 'The witness’s phrase does not belong to this match.',
  'trust.witness.none':
    'No witness’s phrase was given: that this commitment was shown before the match has to be believed.',
  'trust.strict': '--strict fails for {gap}.',
  'trust.gap.foretold': 'seeds that could be foretold',
  'trust.gap.free': 'seeds that nothing fixed',
  'trust.gap.hiddenSecret': 'a secret that is kept back',
  'trust.gap.seeded': 'throws that did not fall',
  'trust.gap.skipped': 'throws that were not made again',
  'trust.gap.older': 'throws by an older physics',
  'trust.gap.typed': 'faces that were typed',
  'trust.gap.unproved': 'answers without a proof',
  'trust.gap.ownValues': 'component values of somebody’s own',
  'trust.seal':
    'The checksum finds damage, not forgery. Names, and which seats bots had, are what the file says.',
  'trust.wrong.faces-differ':
    'The throw at entry {at, number} does not give these faces when it is made again.',
  'trust.wrong.track-differs':
    'The throw at entry {at, number} gives these faces when it is made again, but falls otherwise than the file says.',
  'trust.wrong.notes-differ':
    'What the file says of the judge of the throw at entry {at, number} is not what happens when it is made again.',
  'trust.wrong.bad-gesture':
    'No hand and no button throws as the throw at entry {at, number} says.',
  'trust.wrong.no-rest':
    'The throw at entry {at, number} does not come to rest when it is made again.',
  'trust.wrong.bad-seed':
    'The throw at entry {at, number} cannot be made again: its seed is too long.',
  'trust.wrong.bad-throw':
    'The throw at entry {at, number} cannot be made again: there is no such throw ({reason}).',
  'trust.wrong.newer-physics':
    'The throw at entry {at, number} was made by a newer version of Jharokha and cannot be checked by this one.',
  'trust.wrong.source-differs':
    'The seed at entry {at, number} does not give this answer when it is used again.',
  'trust.wrong.bad-proof': 'The proof at entry {at, number} cannot be read.',
  'trust.wrong.seed-not-derived':
    'The seed at entry {at, number} does not follow from the secret and the shares: somebody chose it.',
  'trust.wrong.seed-not-foretold':
    'The seed at entry {at, number} does not follow from the one that the file names: somebody chose it.',
  'trust.wrong.seed-again':
    'The seed at entry {at, number} was used before in this match: no table draws the same one again.',
  'trust.wrong.secret-differs': 'The secret is not the one that was committed to.',
} as const
