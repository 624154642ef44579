/** Polish texts of sharing a match and of full screen. */
export const share = {
  'share.link': 'Udostępnij link',
  'share.address': 'Adres tej partii',
  'share.copied': 'Link skopiowano. Kto go otworzy, ma tę partię na półce, sprawdzoną jak plik.',
  'share.copy': 'Skopiuj ten adres. Kto go otworzy, ma tę partię na półce, sprawdzoną jak plik.',
  'share.tooLong': 'Ta partia jest za długa na link: oto ona jako plik.',
  'share.fullScreen': 'Pełny ekran',
  'share.lead': 'Wyścig w ciągu partii',
  'share.lead.after': '{share, plural, =1 {na końcu} other {po {share, number, percent}}}',
  'share.time': 'Czas',
  'share.time.of': '{minutes, plural, =0 {} other {# min }}{seconds, number} s',
  'share.luck': 'Partia w liczbach',
  'share.luck.player': 'Gracz',
  'share.luck.throws': 'Rzuty',
  'share.luck.pieces': 'Elementy',
  'share.luck.p': 'p',
  'share.luck.about':
    'p to szansa, że równe kości lub pałeczki padną co najmniej tak nierówno jak te: poniżej 0,01 byłoby dziwne, raz na sto partii nie jest.',
} as const
