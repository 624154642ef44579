/** Russian texts of links: why a screen elsewhere, or one of its messages, is refused. */
export const link = {
  'link.refused.noSuchCode': 'Стола с таким кодом нет. Взгляните на стол ещё раз: четыре буквы.',
  'link.refused.roomFull': 'К этому столу больше нельзя подключить ни одного экрана.',
  'link.refused.doorFull': 'Здесь подключено слишком много экранов. Попробуйте позже.',
  'link.refused.notThisRole': 'Этот код — для экрана другого рода.',
  'link.refused.otherProtocol': 'Эта страница и стол — разные версии Jharokha. Перезагрузите обе.',
  'link.refused.badMessage': 'Стол не смог прочесть это сообщение.',
  'link.refused.tooLarge': 'Это сообщение слишком длинное для стола.',
  'link.refused.tooFast': 'Слишком много сразу. Подождите немного.',
  'link.refused.notWelcomed': 'Этот экран ещё не за столом.',
  'link.refused.noNewcomers': 'Сейчас стол не принимает новых игроков.',
  'link.refused.noSuchSeat': 'Это место занять нельзя.',
  'link.refused.seatTaken': 'Это место занято другим телефоном. Освободить его можно за столом.',
  'link.refused.thrownOut': 'Игроки за столом отключили этот телефон.',
  'link.refused.tableClosed': 'Стол закрыт.',
}
