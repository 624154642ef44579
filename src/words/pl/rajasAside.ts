/** Polish texts of the reference page and the guided first match of Rajas. */
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
  'rajas.guide.offer':
    'Pierwszy raz przy tej grze? Przewodnik może w tej partii pokazać krok po kroku, co da się zrobić.',
  'rajas.guide.welcome':
    'Dwa znaczniki każdego gracza biegną wokół planszy naprzeciw siebie: sława i bogactwo. Doprowadź swoje do spotkania wcześniej niż inni. Pracownicy pracują, kości płacą.',
  'rajas.guide.throw':
    'Rzuć swoimi kośćmi: weź je, potrząśnij i puść albo naciśnij przycisk. Żadna wartość nie jest zła: wysokie budują, niskie otwierają drzwi w pałacu i porcie.',
  'rajas.guide.place':
    'Umieść pracownika na wolnym polu kamieniołomu, rynku, pałacu lub portu; niektóre pola wymagają monet albo kości. Wskazanie wyboru pokazuje, co kosztuje i co daje.',
  'rajas.guide.dice':
    'Weź zdobyte kości, a potem rzuca się nimi razem. Dłonie Kali mieszczą tylko określoną liczbę: gdy brakuje miejsca, weź mniej albo zwróć część swoich.',
  'rajas.guide.tile':
    'Wybierz kafel do swojej prowincji. Kolor mówi, którymi kośćmi się za niego płaci, liczba ile. Targi dają monety, budynki sławę, a drogi do krawędzi dostęp do pól specjalnych.',
  'rajas.guide.pay':
    'Zapłać kośćmi w kolorze kafla; nadpłata przepada. Jedna karma obraca płaconą kość na przeciwległą ściankę.',
  'rajas.guide.race':
    'Oto wyścig: odległość między sławą a bogactwem. Gdy czyjeś znaczniki się spotkają lub miną, dogrywa się bieżącą turę i wygrywa największa różnica. Oba tory dają po drodze bonusy, a wśród nich kolejnych pracowników.',
  'rajas.guide.end':
    'Gdy nikt nie może umieścić pracownika, wszyscy wracają i zaczyna się nowa runda. Zasady i symbole są w menu, a cofanie na dole stołu. Przyjemnej gry!',
}
