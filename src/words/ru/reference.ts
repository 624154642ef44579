/** Russian texts that all reference pages share. */
export const reference = {
  'ui.ref.title.goal': 'Цель',
  'ui.ref.title.turn': 'Ход',
  'ui.ref.title.points': 'Очки',
  'ui.ref.title.end': 'Конец',
  'ui.ref.title.special': 'Стоит знать',
  'ui.ref.title.symbols': 'Знаки',
  'ui.ref.title.keys': 'Клавиши за столом',
  'ui.ref.keys':
    'Tab переходит между частями, стрелки — по вариантам, Enter выбирает. Alt+T бросает, Alt+Z отменяет ход, Alt+S пропускает, Alt+W спрашивает, почему нельзя, Alt+A — что сделал бы бот. На ленте партии стрелки ведут от шага к шагу, Page Up и Page Down — от хода к ходу.',
  'ui.ref.title.components': 'Компоненты',
  'ui.ref.title.rules': 'Нумерованные правила',
  'ui.ref.rules': 'Правила {numbers}',
  'ui.ref.rulesAbout': 'Нумерованные правила на английском: на них ссылаются ответы.',
}
