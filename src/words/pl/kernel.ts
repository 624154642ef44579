/** Words of the kernel in Polish. */
import type { kernel as source } from '../en/kernel.ts'

export const kernel: Readonly<Record<keyof typeof source, string>> = {
  'language.name': 'Polski',
  'refusal.over': 'Partia jest zakończona.',
  'refusal.notYourTurn': 'Teraz nie wybiera ten gracz.',
  'refusal.notLegal': 'Zasady na to teraz nie pozwalają.',
  'refusal.staleChance': 'Ten rzut lub dobranie nie jest już potrzebne.',
  'refusal.wrongAnswer': 'Te ścianki lub karty nie pasują do tego, o co chodziło.',
  'refusal.nothingToTakeBack': 'Nie ma czego cofnąć.',
  'refusal.cannotTakeBackChance': 'Tego, co rozstrzygnął los lub odkrycie, nie można cofnąć.',
  'refusal.notYoursToTakeBack': 'Ostatni krok należy do innego gracza.',
  'refusal.badSeats': 'W tę grę nie można grać w tyle osób.',
  'refusal.badOptions': 'Takich opcji nie ma w tej grze albo nie można ich połączyć.',
  'refusal.emptyFile': 'Plik jest pusty.',
  'refusal.tooLarge': 'Plik jest za duży jak na zapis partii.',
  'refusal.notJson': 'Nie można odczytać pliku: to nie jest JSON albo plik jest ucięty.',
  'refusal.notARecord': 'Ten plik nie jest zapisem partii Jharokha.',
  'refusal.badField': 'W pliku jest wartość, która tam nie pasuje: {what}.',
  'refusal.unknownGame': 'Plik dotyczy gry, której tu nie ma: {what}.',
  'refusal.badEdition': 'Plik zawiera wartości elementów, które nie pasują do tej gry.',
  'refusal.newerVersion': 'Plik pochodzi z nowszej wersji Jharokha.',
  'refusal.otherRules': 'Tę partię rozegrano według innej wersji zasad.',
  'refusal.damaged': 'Plik zmieniono lub uszkodzono po zapisaniu.',
  'refusal.brokenEntry': 'Partia psuje się we wpisie {at, number}: {because}',
  'refusal.wrongHash': 'Po wpisie {at, number} pozycja nie jest tą, którą zapisano.',
  'refusal.tooLong': 'Plik ma więcej wpisów, niż może mieć partia tej gry.',
}
