/** Polish words of handing a match over, and of the whole screen. */
export const share = {
  'share.link': 'Udostępnij link',
  'share.address': 'Adres tej partii',
  'share.copied': 'Link skopiowano. Kto go otworzy, ma tę partię na półce, sprawdzoną jak plik.',
  'share.copy': 'Skopiuj ten adres. Kto go otworzy, ma tę partię na półce, sprawdzoną jak plik.',
  'share.tooLong': 'Ta partia jest za długa na link: oto ona jako plik.',
  'share.fullScreen': 'Pełny ekran',
} as const
