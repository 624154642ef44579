/** Polish texts of links: why a screen elsewhere, or one of its messages, is refused. */
export const link = {
  'link.refused.noSuchCode':
    'Żaden stół nie ma tego kodu. Spójrz jeszcze raz na stół: cztery litery.',
  'link.refused.roomFull': 'Ten stół nie przyjmie już kolejnego ekranu.',
  'link.refused.doorFull': 'Połączono tu zbyt wiele ekranów. Spróbuj później.',
  'link.refused.notThisRole': 'Ten kod jest dla innego rodzaju ekranu.',
  'link.refused.otherProtocol': 'Ta strona i stół to różne wersje Jharokhy. Odśwież obie strony.',
  'link.refused.badMessage': 'Stół nie mógł odczytać tej wiadomości.',
  'link.refused.tooLarge': 'Ta wiadomość jest dla stołu za długa.',
  'link.refused.tooFast': 'Za dużo naraz. Poczekaj chwilę.',
  'link.refused.notWelcomed': 'Tego ekranu jeszcze nie ma przy stole.',
  'link.refused.noNewcomers': 'Stół nie przyjmuje teraz nowych osób.',
  'link.refused.noSuchSeat': 'Na tym miejscu nikt nie może usiąść.',
  'link.refused.seatTaken': 'To miejsce należy do innego telefonu. Stół może je zwolnić.',
  'link.refused.thrownOut': 'Gracze przy stole odłączyli ten telefon.',
  'link.refused.tableClosed': 'Stół jest zamknięty.',
}
