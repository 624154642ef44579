/** English texts of Nagaraja, which define their keys. */
export const nagaraja = {
  'nagaraja.name': 'Nagaraja',
  'nagaraja.tagline':
    'Call fate, build your temple, open its relics – and beware of the cursed ones.',
  'nagaraja.option.memory': 'Remember seen relics',
  'nagaraja.option.memory.about':
    'Closed relics that a player has seen stay marked in that player’s own view.',
  'nagaraja.draw.relics': 'Nine relics are laid into the niches',
  'nagaraja.draw.room': 'The next room is turned up',
  'nagaraja.draw.amulet': 'An amulet is laid on the crypt',
  'nagaraja.draw.cards': 'Cards are drawn',
  'nagaraja.draw.handCard': 'A card is taken from the hand at random',

  'nagaraja.none': 'none',
  'nagaraja.who': '{who}',
  'nagaraja.number': '{n, number}',
  'nagaraja.list': '{items}',
  'nagaraja.quoted': '“{card}”',
  'nagaraja.activationAt': '“{card}”, aimed at {target}',
  'nagaraja.pair': '{a} and {b}',
  'nagaraja.way': '{from} → {to}',
  'nagaraja.slot': 'slot {slot}',
  'nagaraja.niche': 'niche {niche}',
  'nagaraja.aim.rotate': '{place}, {turns, plural, one {# quarter turn} other {# quarter turns}}',
  'nagaraja.placed': '{place} ({who})',
  'nagaraja.found': '{place}: {relic}',
  'nagaraja.race.points': '{n, number} of {of, number} points',
  'nagaraja.race.cursed': 'cursed {n, number} of {of, number}',
  'nagaraja.race.fate': 'fate {n, number}',
  'nagaraja.outOf': '{n, number} of {of, number}',
  'nagaraja.cardWithSticks': '“{card}” – {sticks}',
  'nagaraja.roomAsItLies': '{room} {glyph}',
  'nagaraja.stacks':
    'rooms {rooms, number}, amulets {amulets, number}, cards {cards, number}, discards {discard, number}',
  'nagaraja.offer': 'Drawn now (two are kept, one is given away):',
  'nagaraja.seen': 'Just looked at: {relics}',

  'nagaraja.kind.brown': 'brown',
  'nagaraja.kind.white': 'white',
  'nagaraja.kind.green': 'green',
  'nagaraja.face':
    '{nagas, plural, =0 {{kind} {points, number}} other {{points, plural, =0 {{kind} naga} other {{kind} {points, number} + naga}}}}',
  'nagaraja.faceOnly':
    '{nagas, plural, =0 {{points, number}} other {{points, plural, =0 {naga} other {{points, number} + naga}}}}',
  'nagaraja.sticks.brown': '{n, plural, one {# brown stick} other {# brown sticks}}',
  'nagaraja.sticks.white': '{n, plural, one {# white stick} other {# white sticks}}',
  'nagaraja.sticks.green': '{n, plural, one {# green stick} other {# green sticks}}',
  'nagaraja.symbol.card': 'card',
  'nagaraja.symbol.relic': 'relic',
  'nagaraja.symbol.room': 'room',
  'nagaraja.symbol.stick': 'stick',
  'nagaraja.relic.unknown': 'closed relic',
  'nagaraja.relic.sacred': 'sacred relic ({n, number})',
  'nagaraja.relic.cursed': 'cursed relic ({n, number})',
  'nagaraja.amulet.vp1': 'amulet of 1 victory point',
  'nagaraja.amulet.vp2': 'amulet of 2 victory points',
  'nagaraja.amulet.draw': 'draw amulet',
  'nagaraja.amulet.cancel': 'cancel amulet',
  'nagaraja.room.straight': 'straight corridor',
  'nagaraja.room.tee': 'fork',
  'nagaraja.room.cross': 'crossing',
  'nagaraja.room.twinCorners': 'two corners',
  'nagaraja.room.cornerCrypt': 'corner with a crypt',
  'nagaraja.room.teeCrypt': 'fork with a crypt',

  'nagaraja.card.addPoints': '{n, plural, one {+# fate point} other {+# fate points}}',
  'nagaraja.card.rerollSticks':
    '{n, plural, one {Opponent re-throws # stick} other {Opponent re-throws # sticks}}',
  'nagaraja.card.discardSticks':
    '{n, plural, one {Discard # stick of the opponent} other {Discard # sticks of the opponent}}',
  'nagaraja.card.lookRelics':
    '{n, plural, one {Look at # closed relic} other {Look at # closed relics}} ({arrow, select, self {own temple} opponent {opponent’s temple} other {any temple}})',
  'nagaraja.card.swapRelics':
    'Swap two relics ({arrow, select, self {own temple} opponent {opponent’s temple} other {any temple}})',
  'nagaraja.card.rotateRoom':
    'Rotate a room ({arrow, select, self {own temple} opponent {opponent’s temple} other {any temple}})',
  'nagaraja.card.moveRoom': 'Move a room (own temple)',
  'nagaraja.card.swapRooms':
    'Swap two rooms ({arrow, select, self {own temple} opponent {opponent’s temple} other {any temple}})',
  'nagaraja.card.placeTrap': 'Trap (opponent’s temple)',
  'nagaraja.card.takeFromDiscard': 'Take a card from the discards',
  'nagaraja.card.drawCards': '{n, plural, one {Draw # card} other {Draw # cards}}',
  'nagaraja.card.discardRandomFromHand': 'Opponent loses a random card',

  'nagaraja.about.addPoints':
    'Adds {n, plural, one {# fate point} other {# fate points}} to your total of this round.',
  'nagaraja.about.rerollSticks':
    'You choose {n, plural, one {# stick} other {# sticks}} of the opponent, who throws again.',
  'nagaraja.about.discardSticks':
    'You choose {n, plural, one {# stick} other {# sticks}} of the opponent; a naga may go too.',
  'nagaraja.about.lookRelics':
    'You look at {n, plural, one {# closed relic} other {# closed relics}}; they stay where they are.',
  'nagaraja.about.swapRelics':
    'Two relics of one temple change niches; each becomes open or closed like its new niche.',
  'nagaraja.about.rotateRoom': 'One room is turned by one to three quarters where it lies.',
  'nagaraja.about.moveRoom': 'One of your rooms goes to any free slot of your temple, not turned.',
  'nagaraja.about.swapRooms': 'Two rooms of one temple change places, neither is turned.',
  'nagaraja.about.placeTrap': 'On a trapped slot of the opponent’s temple no room can be put.',
  'nagaraja.about.takeFromDiscard': 'You look through the discards and take one card, unseen.',
  'nagaraja.about.drawCards': 'You draw {n, plural, one {# card} other {# cards}} into your hand.',
  'nagaraja.about.discardRandomFromHand':
    'Chance takes one card from the opponent’s hand and discards it.',

  'nagaraja.hint.rerollSticks':
    'Choose {n, plural, one {# stick} other {# sticks}} to be thrown again.',
  'nagaraja.hint.discardSticks':
    'Choose {n, plural, one {# stick} other {# sticks}} to be discarded.',
  'nagaraja.hint.lookRelics':
    'Choose {n, plural, one {# closed relic} other {# closed relics}} to look at.',
  'nagaraja.hint.swapRelics': 'Choose two relics of one temple.',
  'nagaraja.hint.rotateRoom': 'Choose a room and how it is turned.',
  'nagaraja.hint.moveRoom': 'Choose a room of yours and a free slot.',
  'nagaraja.hint.swapRooms': 'Choose two rooms of one temple.',
  'nagaraja.hint.placeTrap': 'Choose a free slot of the opponent’s temple.',
  'nagaraja.hint.addPoints': 'No target is needed.',
  'nagaraja.hint.takeFromDiscard': 'No target is needed.',
  'nagaraja.hint.drawCards': 'No target is needed.',
  'nagaraja.hint.discardRandomFromHand': 'No target is needed.',

  'nagaraja.group.addToCommit': 'Lay for sticks',
  'nagaraja.group.commit': 'Call of fate',
  'nagaraja.group.pass': 'Pass',
  'nagaraja.group.playCard': 'Use a naga',
  'nagaraja.group.chooseStick': 'Sticks',
  'nagaraja.group.chooseRelic': 'Relics',
  'nagaraja.group.swapRelics': 'Swap relics',
  'nagaraja.group.rotateRoom': 'Rotate a room',
  'nagaraja.group.moveRoom': 'Move a room',
  'nagaraja.group.swapRooms': 'Swap rooms',
  'nagaraja.group.placeTrap': 'Trap',
  'nagaraja.group.letStand': 'Let it stand',
  'nagaraja.group.cancel': 'Cancel',
  'nagaraja.group.useAmulet': 'Amulets',
  'nagaraja.group.recover': 'Discards',
  'nagaraja.group.placeRoom': 'Build the room',
  'nagaraja.group.giveCard': 'Give away',

  'nagaraja.label.addToCommit': 'Lay {card}',
  'nagaraja.label.commit': 'Make the call of fate',
  'nagaraja.label.pass': 'Pass',
  'nagaraja.label.playCard': '{card} – pay with a naga ({kind})',
  'nagaraja.label.letStand': 'Let the card stand',
  'nagaraja.label.cancel': 'Cancel the card ({amulet})',
  'nagaraja.label.useAmulet': 'Draw a card ({amulet})',
  'nagaraja.label.recover': 'Take {card}',
  'nagaraja.label.giveCard': 'Give {card}',
  'nagaraja.label.placeRoom': 'Slot {slot}: {room}',
  'nagaraja.label.chooseStick': 'Stick: {stick}',
  'nagaraja.label.rotateRoom':
    'Slot {place}: {turns, plural, one {# quarter turn} other {# quarter turns}}, then {room}',
  'nagaraja.label.moveRoom': '{room}: {from} → {to}',
  'nagaraja.label.placeTrap': 'Trap on slot {slot}',

  'nagaraja.prompt.chance': 'Fate decides.',
  'nagaraja.prompt.waiting': '{who}: thinking.',
  'nagaraja.prompt.call': 'Call of fate: lay one card or several of the same symbol, face-down.',
  'nagaraja.prompt.callMore':
    'Call of fate: {n, plural, one {# card lies} other {# cards lie}} ready. Lay more of the same symbol, or make the call.',
  'nagaraja.prompt.callEmpty': 'Call of fate: your hand is empty.',
  'nagaraja.prompt.turn':
    'Use a naga for a card, or pass. Fate points: you {own, number}, opponent {other, number}.',
  'nagaraja.prompt.target': '“{card}”: {hint}',
  'nagaraja.prompt.window.cancel': '{who}: activates {what}. Cancel it or let it stand?',
  'nagaraja.prompt.window.draw':
    '{who}: activates {what}. You hold no cancel amulet: let it stand, or draw a card first.',
  'nagaraja.prompt.window.none':
    '{who}: activates {what}. You hold no cancel amulet: let it stand.',
  'nagaraja.prompt.recover': 'Take one card from the discards.',
  'nagaraja.prompt.explore':
    'Build the room: at an entrance or beside another room, turned any way.',
  'nagaraja.prompt.give': 'Keep two of the drawn cards and give the third away ({other}).',

  'nagaraja.preview.throw':
    'Throws {sticks}: {points, number} fate points on average, {naga, number, percent} chance of a naga.',
  'nagaraja.odds.of': '{who}: {odds}',
  'nagaraja.odds.room': '{who}: {room, number, percent} chance to win the room.',
  'nagaraja.fate.lies':
    '{points, plural, one {# point} other {# points}} · {nagas, plural, =0 {no naga} one {# naga} other {# nagas}}',
  'nagaraja.fate.called': 'about {points, number} points · naga {naga, number, percent}',
  'nagaraja.fate.falls':
    'about {points, number} · naga {naga, number, percent} · room {room, number, percent}',
  'nagaraja.preview.stickGoes':
    '{who}: −{points, number} fate points, −{nagas, plural, one {# naga} other {# nagas}}.',
  'nagaraja.preview.rethrow':
    '{stick}: thrown again it gives {mean, number} on average, {naga, number, percent} chance of a naga.',
  'nagaraja.preview.opens': 'Opens {relics}',
  'nagaraja.preview.closes': 'Closes {relics}',
  'nagaraja.preview.takes': 'An amulet is taken (slot {slots})',
  'nagaraja.preview.swap': 'Opens {opens} (niche {at}). Closes {closes} (niche {away}).',
  'nagaraja.preview.nothing': 'Opens and closes nothing',
  'nagaraja.stand.lookRelics': '{who}: learns what lies there.',
  'nagaraja.stand.discardRandomFromHand':
    '{who}: loses one of {n, plural, one {# card} other {# cards}} at random.',

  'nagaraja.panel.table': 'Table',
  'nagaraja.panel.temple': 'Temple: {who}',
  'nagaraja.panel.sticks': 'Fate: {who}',
  'nagaraja.panel.hand': 'Hand: {who}',
  'nagaraja.head.symbol': 'Symbol',
  'nagaraja.head.card': 'Ability',
  'nagaraja.head.sticks': 'Sticks',
  'nagaraja.fact.round': 'Round',
  'nagaraja.fact.guide': 'Guide',
  'nagaraja.fact.prize': 'Room to win',
  'nagaraja.fact.stacks': 'Stacks',
  'nagaraja.fact.trap': 'Trap',
  'nagaraja.fact.usedAmulets': 'Used amulets',
  'nagaraja.fact.lostRooms': 'Lost rooms',
  'nagaraja.fact.openPoints': 'Open relics',
  'nagaraja.fact.cursed': 'Open cursed relics',
  'nagaraja.fact.amulets': 'Amulets',
  'nagaraja.fact.points': 'Victory points',
  'nagaraja.fact.cards': 'Cards in hand',
  'nagaraja.fact.laid': 'Laid for sticks',
  'nagaraja.fact.played': 'Activated',
  'nagaraja.fact.sticks': 'Sticks',
  'nagaraja.fact.fatePoints': 'Fate points',
  'nagaraja.fact.nagas': 'Nagas',
  'nagaraja.cell.entrance': 'entrance to slot {slot}',
  'nagaraja.cell.trap': 'slot {slot}: trap',
  'nagaraja.cell.empty': 'slot {slot}: empty',
  'nagaraja.cell.room': 'slot {slot}: {room} {glyph}',
  'nagaraja.cell.liveRoom': 'slot {slot}: {room} {glyph}, joined to an entrance',
  'nagaraja.cell.niche': 'niche {niche}: {relic} – {why}',
  'nagaraja.why.open': 'open, the way leads through {way}',
  'nagaraja.why.noRoom': 'no room lies in slot {slot}',
  'nagaraja.why.wall': 'the room in slot {slot} has a wall here',
  'nagaraja.why.apart': 'the corridor in slot {slot} is not joined to an entrance',

  'nagaraja.tell.relicsLaid': '{who}: nine relics lie face-down in the niches of the temple.',
  'nagaraja.tell.guideTied':
    'Throw for the guide. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). A tie, so it is thrown again.',
  'nagaraja.tell.guideFound':
    'Throw for the guide. {first}: {a, number} ({aSticks}); {second}: {b, number} ({bSticks}). The scroll goes to {guide}.',
  'nagaraja.tell.cardsDrawn': '{who}: draws {n, plural, one {# card} other {# cards}}.',
  'nagaraja.tell.cardsDrawnSeen': '{who}: draws {cards}.',
  'nagaraja.tell.drawLapsed': '{who}: no card is left to draw.',
  'nagaraja.tell.deckRenewed':
    'The discards ({n, plural, one {# card} other {# cards}}) are shuffled into a new stack.',
  'nagaraja.tell.cardLaid': '{who}: lays a card face-down.',
  'nagaraja.tell.cardLaidSeen': '{who}: lays “{card}” face-down.',
  'nagaraja.tell.callMade':
    '{who}: calls fate with {n, plural, =0 {no card} one {# card} other {# cards}}.',
  'nagaraja.tell.callsRevealed': 'The calls are revealed. {first}: {a}. {second}: {b}.',
  'nagaraja.tell.cardPlayed': '{who}: gives up a naga ({stick}) and activates “{card}”.',
  'nagaraja.tell.aim': '{who}: aims at {target}.',
  'nagaraja.tell.letStood': '{who}: lets it stand.',
  'nagaraja.tell.cancelled': '{who}: opens the {amulet}. “{card}” is cancelled.',
  'nagaraja.tell.amuletUsed': '{who}: opens the {amulet}.',
  'nagaraja.tell.effectLapsed': '{who}: “{card}” finds nothing to act on any more.',
  'nagaraja.tell.cardDiscarded': '{who}: loses “{card}” from the hand.',
  'nagaraja.tell.pileShown': '{who}: looks through the discards.',
  'nagaraja.tell.pileShownSeen': '{who}: looks through the discards: {cards}.',
  'nagaraja.tell.cardRecovered': '{who}: takes a card from the discards, unseen.',
  'nagaraja.tell.cardRecoveredSeen': '{who}: takes “{card}” from the discards.',
  'nagaraja.tell.offerKept': '{who}: keeps all drawn cards.',
  'nagaraja.tell.cardGiven': '{who}: keeps two cards and gives one away ({other}).',
  'nagaraja.tell.cardGivenSeen': '{who}: keeps two cards and gives “{card}” away ({other}).',
  'nagaraja.faded.callsRevealed':
    'The calls are revealed. {first}: {a, plural, =0 {no card} one {# card} other {# cards}}. {second}: {b, plural, =0 {no card} one {# card} other {# cards}}.',
  'nagaraja.faded.cardPlayed': '{who}: gives up a naga ({stick}) and activates a card.',
  'nagaraja.faded.cancelled': '{who}: opens the {amulet}. The card is cancelled.',
  'nagaraja.faded.effectLapsed': '{who}: the card finds nothing to act on any more.',
  'nagaraja.faded.cardDiscarded': '{who}: loses a card from the hand.',
  'nagaraja.tell.thrown':
    '{who}: {sticks} – {points, plural, one {# fate point} other {# fate points}}, {nagas, plural, one {# naga} other {# nagas}}',
  'nagaraja.tell.sticksThrown': 'The sticks fall. {a}. {b}.',
  'nagaraja.tell.passed': '{who}: passes.',
  'nagaraja.tell.passedForced': '{who}: can use no naga and passes.',
  'nagaraja.tell.pointsAdded': '{who}: adds {n, plural, one {# fate point} other {# fate points}}.',
  'nagaraja.tell.sticksDiscarded': '{who}: loses {sticks}.',
  'nagaraja.tell.sticksRethrown': '{who}: throws again: {sticks}.',
  'nagaraja.tell.relicsSeen': '{who}: looks at {relics}.',
  'nagaraja.tell.relicsSwapped': '{owner}: the relics {a} and {b} change places.',
  'nagaraja.tell.roomRotated':
    '{owner}: the room in slot {slot} turns by {turns, plural, one {# quarter} other {# quarters}} clockwise.',
  'nagaraja.tell.roomMoved': '{owner}: the room in slot {from} moves to slot {to}.',
  'nagaraja.tell.roomsSwapped': '{owner}: the rooms in slots {a} and {b} change places.',
  'nagaraja.tell.trapPlaced': '{owner}: the trap now lies on slot {slot}.',
  'nagaraja.tell.roomPlaced':
    '{who}: builds the room ({room}) in slot {slot}{turns, plural, =0 {} one {, turned by # quarter} other {, turned by # quarters}}.',
  'nagaraja.tell.templeSettled': '{owner}: {changes}.',
  'nagaraja.change.opened': '{relic} opens in niche {niche}',
  'nagaraja.change.closed': '{relic} closes in niche {niche}, cut off at slot {slot}',
  'nagaraja.change.closedAway': '{relic} closes in niche {niche}, where no way leads',
  'nagaraja.change.taken': 'the amulet in slot {slot} is taken',
  'nagaraja.change.takenSeen': 'the amulet in slot {slot} is taken – {amulet}',
  'nagaraja.tell.roomRevealed': 'Round {round, number}. The room to win: {room}.',
  'nagaraja.tell.amuletLaid': 'An amulet lies face-down on its crypt.',
  'nagaraja.tell.amuletLaidSeen': 'An amulet lies face-down on its crypt ({amulet}).',
  'nagaraja.tell.roomWon': '{first}: {a, number}, {second}: {b, number}. {who}: wins the room.',
  'nagaraja.tell.roomTied':
    '{first}: {a, number}, {second}: {b, number}. A tie, so the guide ({who}) wins the room.',
  'nagaraja.tell.roomLost':
    '{who}: no slot is free. The room ({room}) is lost and the trap goes back to the side.',
  'nagaraja.tell.guideChanged': '{who}: takes the scroll as the new guide.',
  'nagaraja.tell.secretsShown':
    'Everything is shown. {first}: amulets {aAmulets}; hand {aHand}. {second}: amulets {bAmulets}; hand {bHand}.',
  'nagaraja.note.relics': 'Open relics {n, number} (cursed: {cursed, number})',
  'nagaraja.note.amulets': 'Amulets {n, number}',
  'nagaraja.result.cursed': 'The third cursed relic of {loser} is open: {winner} wins.',
  'nagaraja.result.points':
    '{winner} wins, {points, number} to {second, number}: 25 victory points end the match at once.',
  'nagaraja.result.ninth':
    'The ninth room is built: {winner} wins, {points, number} to {second, number}.',
  'nagaraja.result.exhausted':
    'No room is left: {winner} wins, {points, number} to {second, number}.',
  'nagaraja.result.ninthTied':
    'Both have {points, plural, one {# victory point} other {# victory points}}: {winner}, who built the ninth room, wins.',
  'nagaraja.result.exhaustedTied':
    'No room is left, and both have {points, plural, one {# victory point} other {# victory points}}: {winner}, who won the last room, wins.',
  'nagaraja.end.cursed': '{loser}: the third cursed relic is open. {winner} wins.',
  'nagaraja.end.points': '{winner}: 25 victory points are reached, the match is won.',
  'nagaraja.end.ninth': 'The ninth room is built. {winner} wins by victory points.',
  'nagaraja.end.exhausted': 'No room is left. {winner} wins by victory points.',
  'nagaraja.end.ninthTied':
    'The ninth room is built and points are equal: {winner}, who built it, wins.',
  'nagaraja.end.exhaustedTied':
    'No room is left and points are equal: {winner}, who won the last one, wins.',
  'nagaraja.fault.outside':
    'The place {id} must be on the outer side of a slot at the edge of the temple.',
  'nagaraja.fault.alike':
    'The faces of a brown stick must not all be worth the same: the first guide is thrown for with them.',
  'nagaraja.handful.sticks': '12 sticks',
  'nagaraja.handful.duel': '24 sticks of two players',
} as const
