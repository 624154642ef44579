/** Polish texts that all reference pages share. */
export const reference = {
  'ui.ref.title.goal': 'Cel',
  'ui.ref.title.turn': 'Tura',
  'ui.ref.title.points': 'Punkty',
  'ui.ref.title.end': 'Koniec',
  'ui.ref.title.special': 'Warto wiedzieć',
  'ui.ref.title.symbols': 'Symbole',
  'ui.ref.title.keys': 'Klawisze przy stole',
  'ui.ref.keys':
    'Tab przechodzi między częściami, strzałki między opcjami, Enter wybiera. Alt+T rzuca, Alt+Z cofa, Alt+S pomija, Alt+W pyta, dlaczego nie, Alt+A – co zrobiłby bot. Na osi czasu strzałki przesuwają o krok, a Page Up i Page Down o turę.',
  'ui.ref.title.components': 'Elementy gry',
  'ui.ref.title.rules': 'Numerowane zasady',
  'ui.ref.rules': 'Zasady {numbers}',
  'ui.ref.rulesAbout': 'Numerowane zasady są po angielsku: do nich odsyłają odpowiedzi.',
}
