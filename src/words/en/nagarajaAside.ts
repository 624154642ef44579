/** English texts of Nagaraja's reference page, guided first match and catalogue. */
export const nagarajaAside = {
  'nagaraja.ref.goal':
    'Two explorers lay rooms in their temples, so that corridors lead from an entrance to hidden relics. Sacred relics give points; three open cursed ones lose the match.',
  'nagaraja.ref.turn1':
    'Call of fate: both lay cards of one symbol face-down and throw the sticks that are pictured on them.',
  'nagaraja.ref.turn2':
    'Confrontation: in turns, discard an own stick that shows a naga and lay a card to use its ability, or pass. More fate points win the room; the guide wins ties.',
  'nagaraja.ref.turn3':
    'Exploration: the winner lays the room at an entrance or beside another room, turned in any way. Then the other player becomes guide, draws three cards, keeps two and gives one away.',
  'nagaraja.ref.points':
    'A relic opens as soon as a corridor from an entrance reaches its niche, and closes again when the way is cut. Sacred relics are worth 3 to 5 points, cursed ones 6, some amulets a little more.',
  'nagaraja.ref.end':
    '25 points win at once. The third open cursed relic loses at once, and that is checked first. When a ninth room is laid, more points win; with equal points, whoever laid it.',
  'nagaraja.ref.special':
    'An amulet on a room belongs to the temple’s owner as soon as a corridor reaches it. A cancel amulet answers an ability that has just been used.',
  'nagaraja.ref.faces': 'Faces: {faces}',
  'nagaraja.ref.symbol.card': 'Draws, takes or loses cards.',
  'nagaraja.ref.symbol.relic': 'Looks at relics or swaps them.',
  'nagaraja.ref.symbol.room': 'Turns, moves or swaps rooms; lays the trap.',
  'nagaraja.ref.symbol.stick': 'Adds fate points, removes sticks or has them thrown again.',
  'nagaraja.ref.arrow.self': 'Clear arrows: the card touches your own things.',
  'nagaraja.ref.arrow.opponent': 'Red arrows: it touches the opponent’s.',
  'nagaraja.ref.arrow.either': 'One of each: either, as you choose.',
  'nagaraja.ref.points3': 'Each dot is a fate point.',
  'nagaraja.ref.naga': 'A naga has no points; given up, it pays for an ability.',
  'nagaraja.ref.scroll': 'The scroll lies with the guide, who begins and wins ties.',
  'nagaraja.ref.amulet.vp1': 'Stays face-down with its owner and counts.',
  'nagaraja.ref.amulet.vp2': 'Stays face-down with its owner and counts.',
  'nagaraja.ref.amulet.draw': 'Opened whenever its owner is asked: one card is drawn.',
  'nagaraja.ref.amulet.cancel':
    'Opened when the opponent has used a card: its ability is cancelled.',
  'nagaraja.guide.offer':
    'New to Nagaraja? In this match a guide can show, step by step, what can be done.',
  'nagaraja.guide.welcome':
    'Each of you explores a temple: nine slots for rooms, relics hidden in the niches round them. Lay rooms so that corridors lead from an entrance to the relics. Sacred ones give points; three open cursed ones lose the match.',
  'nagaraja.guide.call':
    'Call of fate: lay one card or several of the same symbol, face-down. They give you the sticks that are pictured on them. A card laid now cannot use its ability later.',
  'nagaraja.guide.throw':
    'Throw the fate sticks: take them, shake them and let go, or press the button. Dots are fate points, and a stick that shows a naga can pay for an ability.',
  'nagaraja.guide.turn':
    'Confrontation: discard a stick that shows a naga and lay a card to use its ability, or pass. When both have passed in a row, more fate points win the room; the guide wins ties. On the table: touch the stick, then the card; to pass, your rail of fate points.',
  'nagaraja.guide.explore':
    'You have won the room. Lay it at an entrance or beside another room, turned in any way: on the table, touch a floor, then a side of the ring to turn it. Each choice says beforehand what its corridors open and close.',
  'nagaraja.guide.give':
    'You are the new guide: of the three cards drawn keep two and give the third away. Whoever loses a room gets better cards.',
  'nagaraja.guide.relics':
    'A relic opens as soon as a corridor from an entrance reaches its niche, and closes again when the way is cut. “Why?” says for each niche what is missing.',
  'nagaraja.guide.end':
    '25 points win at once; the third open cursed relic loses at once; when a ninth room is laid, more points win. Rules and symbols are in the menu. Enjoy the match!',
  'nagaraja.piece.temple': 'Temple',
  'nagaraja.piece.temple.about':
    'Nine slots for rooms, nine niches with hidden relics; light runs in from the entrances.',
  'nagaraja.piece.relic-conch': 'Sacred relic: conch',
  'nagaraja.piece.relic-conch.about':
    'The smallest of the sacred relics; scores while a corridor reaches it.',
  'nagaraja.piece.relic-lamp': 'Sacred relic: lotus lamp',
  'nagaraja.piece.relic-lamp.about':
    'The middle one of the sacred relics; scores while a corridor reaches it.',
  'nagaraja.piece.relic-goddess': 'Sacred relic: golden goddess',
  'nagaraja.piece.relic-goddess.about':
    'The greatest of the sacred relics; scores while a corridor reaches it.',
  'nagaraja.piece.relic-naga': 'Cursed relic: many-headed naga',
  'nagaraja.piece.relic-naga.about': 'Worth the most, but the third open one loses the match.',
  'nagaraja.piece.amulet-vp.about': 'Stays face down and counts for its owner.',
  'nagaraja.piece.amulet-draw.about': 'Opened at any decision of its owner: draw a card.',
  'nagaraja.piece.amulet-cancel.about':
    'Opened after the opponent’s card: its ability is cancelled.',
  'nagaraja.piece.amulet-back': 'Hidden amulet',
  'nagaraja.piece.amulet-back.about': 'Lies on a crypt until a corridor reaches it.',
  'nagaraja.piece.stick.about':
    'Thrown for fate points; a naga pays for an ability. The longer, the more points and the fewer nagas.',
  'nagaraja.piece.slab': 'Slab of a niche',
  'nagaraja.piece.slab.about': 'Closes a niche until a corridor reaches it.',
  'nagaraja.piece.niche-lamp': 'Lamp of a niche',
  'nagaraja.piece.niche-lamp.about': 'Burns where a relic is open.',
  'nagaraja.piece.grating': 'Grating',
  'nagaraja.piece.grating.about': 'Covers the crypt of a room with its amulet.',
  'nagaraja.piece.pedestal': 'Pedestal',
  'nagaraja.piece.pedestal.about': 'Bears the room that this round is about.',
  'nagaraja.piece.rail': 'Rail of numbers',
  'nagaraja.piece.rail.about': 'Counts fate points of a throw, or points of victory.',
  'nagaraja.piece.pointer': 'Pointer',
  'nagaraja.piece.pointer.about': 'Runs along the rail and shows the fate points.',
  'nagaraja.piece.counter': 'Counter of points',
  'nagaraja.piece.counter.about': 'Stands on the rail where a player’s points stand.',
  'nagaraja.piece.scroll': 'Scroll of the guide',
  'nagaraja.piece.scroll.about': 'Whoever has it lays first and wins ties.',
  'nagaraja.piece.trap.about': 'Closes an empty slot of the opponent’s temple.',
  'nagaraja.piece.room-other': 'Room {id}',
  'nagaraja.piece.room.about': 'Laid in a temple; its corridors join those beside it.',
  'nagaraja.piece.room-crypt.about':
    'Laid in a temple; the amulet in its crypt belongs to whoever’s corridor reaches it.',
  'nagaraja.piece.room-plain': 'Room, face down',
  'nagaraja.piece.room-plain.about': 'The stack from which each round’s room is turned up.',
  'nagaraja.piece.hand': 'Hand of cards',
  'nagaraja.piece.hand.about':
    'Five cards at the start; each gives sticks or an ability, never both.',
  'nagaraja.piece.card-back': 'Card, face down',
  'nagaraja.piece.card-back.about': 'The same for all cards.',
  'nagaraja.piece.set-up': 'Nagaraja on the table',
  'nagaraja.piece.set-up.about': 'Two temples and all that lies between them.',
} as const
