/** Words of the kernel in Russian. */
import type { kernel as source } from '../en/kernel.ts'

export const kernel: Readonly<Record<keyof typeof source, string>> = {
  'language.name': 'Русский',
  'refusal.over': 'Партия окончена.',
  'refusal.notYourTurn': 'Сейчас выбирает не этот игрок.',
  'refusal.notLegal': 'Правила этого сейчас не позволяют.',
  'refusal.staleChance': 'Этот бросок или взятие больше не требуется.',
  'refusal.wrongAnswer': 'Эти грани или карты не подходят к тому, что требовалось.',
  'refusal.nothingToTakeBack': 'Отменять нечего.',
  'refusal.cannotTakeBackChance': 'То, что решил случай или раскрытие, отменить нельзя.',
  'refusal.notYoursToTakeBack': 'Последний шаг принадлежит другому игроку.',
  'refusal.badSeats': 'В эту игру нельзя играть таким числом игроков.',
  'refusal.badOptions': 'Таких настроек в этой игре нет, или они не сочетаются.',
  'refusal.emptyFile': 'Файл пуст.',
  'refusal.tooLarge': 'Файл слишком велик для партии.',
  'refusal.notJson': 'Файл не читается: это не JSON, или он обрезан.',
  'refusal.notARecord': 'Этот файл — не сохранённая партия Jharokha.',
  'refusal.badField': 'В файле есть значение, которому там не место: {what}.',
  'refusal.unknownGame': 'Файл относится к игре, которой здесь нет: {what}.',
  'refusal.badEdition': 'В файле значения компонентов, которые не подходят этой игре.',
  'refusal.newerVersion': 'Файл создан более новой версией Jharokha.',
  'refusal.otherRules': 'Партия сыграна по другой версии правил.',
  'refusal.damaged': 'Файл изменён или повреждён после сохранения.',
  'refusal.brokenEntry': 'Партия ломается на записи {at, number}: {because}',
  'refusal.wrongHash': 'После записи {at, number} позиция не та, что была сохранена.',
  'refusal.tooLong': 'В файле больше записей, чем может быть в партии этой игры.',
}
