/** What is told of Rajas beside a match: its reference sheet. */
export const rajasAside = {
  'rajas.ref.goal':
    'Dwa znaczniki biegną wokół planszy naprzeciw siebie: sława i bogactwo. Doprowadź swoje do spotkania lub minięcia, i to dalej niż inni.',
  'rajas.ref.turn1':
    'Po kolei każdy umieszcza jednego pracownika na wolnym polu kamieniołomu, rynku, pałacu lub portu, płaci koszt i wykonuje akcję.',
  'rajas.ref.turn2':
    'Za większość rzeczy płaci się kośćmi; liczy się kolor lub wartość. Jedna karma obraca płaconą kość na przeciwległą ściankę.',
  'rajas.ref.turn3':
    'Gdy nikt nie może już umieścić pracownika, wszyscy pracownicy wracają i zaczyna się nowa runda.',
  'rajas.ref.points':
    'Kafle prowincji dają monety za targi i sławę za budynki; drogi do krawędzi dają dostęp do pól specjalnych. Na rynku targi przynoszą zysk ponownie, a rzeka daje korzyść pola, na którym zatrzyma się łódź.',
  'rajas.ref.end':
    'Gdy czyjeś znaczniki się spotkają, dogrywa się bieżący etap: kto w tym etapie jeszcze nie grał, może umieścić jednego pracownika. Wygrywa największa różnica.',
  'rajas.ref.special':
    'Kolejnych pracowników zdobywa się przy sławie 15, bogactwie 20 i za mostem na rzece: dwóch, którzy dołączą pierwsi, a w wersji Navaratna wszystkich trzech. Gdy na planszetce Kali brakuje miejsca, weź mniej kości albo najpierw zwróć część swoich.',
}
