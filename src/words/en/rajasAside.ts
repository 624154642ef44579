/** English texts of the reference page and the guided first match of Rajas. */
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
} as const
