/** English texts of Rajas's reference page, guided first match and catalogue. */
export const rajasAside = {
  'rajas.ref.goal':
    'Two markers run round the board towards each other: fame and wealth. Let yours meet or pass, and farther than the others’.',
  'rajas.ref.turn1':
    'In turns everybody places one worker on a free space of the quarry, the market, the palace or the harbour, pays its cost and does what it says.',
  'rajas.ref.turn2':
    'Dice pay for most things; the colour or the value counts. One karma turns a die that is being paid to its opposite face.',
  'rajas.ref.turn3':
    'When nobody can place a worker any more, all workers come back and a new round begins.',
  'rajas.ref.points':
    'Province tiles bring coins for their markets and fame for their buildings; roads to the rim bring incomes. Markets are sold again at the market, the river gives the benefit of the space where the boat stops.',
  'rajas.ref.end':
    'As soon as somebody’s markers meet, the cycle is completed: each player who has not yet had a turn in this cycle may place one worker. The greatest overlap wins.',
  'rajas.ref.special':
    'More workers are gained at fame 15, at wealth 20 and beyond the river’s bridge: the first two to come, with Navaratna all three. If Kali has too little room, take fewer dice or return some of yours first.',
  'rajas.guide.offer':
    'New to Rajas of the Ganges? In this match a guide can show, step by step, what can be done.',
  'rajas.guide.welcome':
    'Two markers of each player run round the board towards each other: fame and wealth. Bring yours together before the others do. Workers do the work, dice pay for it.',
  'rajas.guide.throw':
    'Throw your dice: take them, shake them and let go, or press the button. No value is bad: high ones build, low ones open doors in the palace and the harbour.',
  'rajas.guide.place':
    'Place a worker on a free space of the quarry, the market, the palace or the harbour; some spaces ask for coins or a die. Pointing at a choice shows what it costs and gains.',
  'rajas.guide.dice':
    'Take the dice that you have gained, then they are rolled together. Kali’s hands hold only so many: if there is too little room, take fewer or return some of yours.',
  'rajas.guide.tile':
    'Choose a tile for your province. Its colour says which dice pay for it, its number how much. Markets bring coins, buildings bring fame, roads to the rim bring incomes.',
  'rajas.guide.pay':
    'Pay with dice of the tile’s colour; too much is not given back. One karma turns a die to its opposite face while it is being paid.',
  'rajas.guide.race':
    'Here is the race: the gap between fame and wealth. When somebody’s markers meet or pass, the cycle is completed and the greatest overlap wins. Both tracks give bonuses on the way, more workers among them.',
  'rajas.guide.end':
    'When nobody can place a worker, all come back and a new round begins. Rules and symbols are in the menu, the way back one step is at the foot of the table. Enjoy the match!',
  'rajas.piece.board': 'Game board',
  'rajas.piece.board.about':
    'Quarry, market, palace and harbour along the Ganges; fame and wealth run round it.',
  'rajas.piece.province': 'Province',
  'rajas.piece.province.about': 'Each player builds one; roads to the rim bring incomes.',
  'rajas.piece.kali': 'Kali statue',
  'rajas.piece.kali.about': 'Holds a player’s dice; karma turns a die over while it is paid.',
  'rajas.piece.offer': 'Offer of tiles',
  'rajas.piece.offer.about':
    'Twelve stacks by colour and animal; the top one of each can be bought.',
  'rajas.piece.bowl': 'Bowl of dice',
  'rajas.piece.bowl.about': 'The supply of one colour; paid dice go back into it.',
  'rajas.piece.die.about': 'Pays for most things: by its colour or by its value.',
  'rajas.piece.worker.about': 'Placed on a space of the board to do what it says.',
  'rajas.piece.boat.about': 'Sails along the Ganges and gains the benefit where it stops.',
  'rajas.piece.fame': 'Marker of fame',
  'rajas.piece.fame.about': 'Runs round the board towards the marker of wealth.',
  'rajas.piece.wealth': 'Marker of wealth',
  'rajas.piece.wealth.about': 'Runs against the marker of fame; spending moves it back.',
  'rajas.piece.bonus': 'Bonus marker',
  'rajas.piece.bonus.about': 'Stands at the next bonus of wealth.',
  'rajas.piece.cube': 'Cube',
  'rajas.piece.cube.about': 'Counts karma, and the worth of each kind of building.',
  'rajas.piece.elephant': 'Elephant',
  'rajas.piece.elephant.about': 'Walks to the new first player.',
  'rajas.piece.building.about':
    'Brings fame when its tile is laid; an upgrade makes it worth more.',
  'rajas.piece.stall': 'Stall: {good}',
  'rajas.piece.stall.about': 'Brings its coins when its tile is laid, and again at the market.',
  'rajas.piece.road': 'Road',
  'rajas.piece.road.about': 'Joins a tile to the residence and to incomes at the rim.',
  'rajas.piece.residence': 'Residence',
  'rajas.piece.residence.about': 'Every road of a province begins here.',
  'rajas.piece.tile.about': 'Paid with dice of its colour and laid in a province at once.',
  'rajas.piece.tile-back': 'Province tile, face down',
  'rajas.piece.tile-back.about': 'Colour and animal say to which stack it belongs.',
  'rajas.piece.income': 'Income tile: {colour}',
  'rajas.piece.income.about':
    'Gives its benefit when it is drawn, or when a road reaches its slot.',
  'rajas.piece.river-tile': 'River tile',
  'rajas.piece.river-tile.about': 'With Ganga it replaces the benefit of a space of the river.',
  'rajas.piece.cover': 'Cover tile',
  'rajas.piece.cover.about': 'Hides spaces that three players do not use.',
  'rajas.piece.plate': 'Name plate',
  'rajas.piece.plate.about': 'Says whose province it is, with fame, wealth and what is missing.',
  'rajas.piece.step': 'Step of the quarry',
  'rajas.piece.step.about': 'A worker here buys a tile.',
  'rajas.piece.pier': 'Pier',
  'rajas.piece.pier.about': 'A worker here sends the boat out.',
  'rajas.piece.pad': 'Space for a worker',
  'rajas.piece.pad.about': 'Holds one worker.',
  'rajas.piece.sign': 'Sign of a space',
  'rajas.piece.sign.about': 'Says what a space costs and gives.',
  'rajas.piece.ghat': 'Ghat',
  'rajas.piece.ghat.about': 'A landing of the river with its benefit.',
  'rajas.piece.bridge': 'Bridge',
  'rajas.piece.bridge.about': 'Workers wait on it until their boat passes.',
  'rajas.piece.bracket': 'Bracket of the track',
  'rajas.piece.bracket.about': 'Bears a bonus, or a worker who waits for it.',
  'rajas.piece.block': 'Block of a province',
  'rajas.piece.block.about': 'No tile is laid on it.',
  'rajas.piece.water': 'Water of the Ganges',
  'rajas.piece.water.about': 'Boats run on it from ghat to ghat.',
  'rajas.piece.set-up': 'Rajas on the table',
  'rajas.piece.set-up.about': 'Board, provinces, statues and supply, for two to four players.',
} as const
