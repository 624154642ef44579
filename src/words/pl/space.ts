/** Polish warnings about storage that is almost full. */
export const space = {
  'space.scarce': 'Pamięć tej strony jest prawie pełna: wolne {free, number} z {quota, number} MB.',
  'space.couldGo':
    'Te partie są zakończone, najdłuższe na początku. Zapisz do pliku to, co chcesz zachować, a potem wyrzuć je tutaj.',
  'space.nothingOver': 'Żadna z twoich partii nie jest jeszcze zakończona.',
  'space.makeRoom': 'Zrób miejsce',
  'space.keep': 'Zostaw',
  'space.notSaved': 'Tej partii w obecnym stanie nie da się zapisać do pliku.',
} as const
