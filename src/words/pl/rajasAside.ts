/** Polish texts of Rajas's reference page, guided first match and catalogue. */
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
  'rajas.piece.board': 'Plansza',
  'rajas.piece.board.about':
    'Kamieniołom, rynek, pałac i port nad Gangesem; wokół biegną sława i bogactwo.',
  'rajas.piece.province': 'Prowincja',
  'rajas.piece.province.about':
    'Każdy gracz buduje jedną; drogi do krawędzi dają dostęp do pól specjalnych.',
  'rajas.piece.kali': 'Posąg Kali',
  'rajas.piece.kali.about': 'Trzyma kości gracza; karma odwraca kość, gdy się nią płaci.',
  'rajas.piece.offer': 'Dostępne kafle',
  'rajas.piece.offer.about':
    'Dwanaście stosów według koloru i zwierzęcia; kupić można wierzchni kafel.',
  'rajas.piece.bowl': 'Misa z kośćmi',
  'rajas.piece.bowl.about': 'Zasób jednego koloru; zapłacone kości wracają do niej.',
  'rajas.piece.die.about': 'Płaci za większość rzeczy: kolorem albo wartością.',
  'rajas.piece.worker.about': 'Staje na polu planszy i robi to, co ono mówi.',
  'rajas.piece.boat.about': 'Płynie Gangesem i daje korzyść pola, na którym się zatrzyma.',
  'rajas.piece.fame': 'Znacznik sławy',
  'rajas.piece.fame.about': 'Biegnie wokół planszy naprzeciw znacznikowi bogactwa.',
  'rajas.piece.wealth': 'Znacznik bogactwa',
  'rajas.piece.wealth.about': 'Biegnie naprzeciw znacznikowi sławy; wydatki cofają go.',
  'rajas.piece.bonus': 'Znacznik premii',
  'rajas.piece.bonus.about': 'Stoi przy następnej premii na torze bogactwa.',
  'rajas.piece.cube': 'Kostka',
  'rajas.piece.cube.about': 'Liczy karmę i wartość każdego rodzaju budynków.',
  'rajas.piece.elephant': 'Słoń',
  'rajas.piece.elephant.about': 'Idzie do nowego pierwszego gracza.',
  'rajas.piece.building.about':
    'Daje sławę, gdy kładzie się jego kafel; ulepszenie podnosi jego wartość.',
  'rajas.piece.stall': 'Stragan: {good}',
  'rajas.piece.stall.about': 'Daje monety, gdy kładzie się jego kafel, i znowu na rynku.',
  'rajas.piece.road': 'Droga',
  'rajas.piece.road.about': 'Łączy kafel z rezydencją i z polami specjalnymi na krawędzi.',
  'rajas.piece.residence': 'Rezydencja',
  'rajas.piece.residence.about': 'Tu zaczyna się każda droga prowincji.',
  'rajas.piece.tile.about': 'Płaci się za niego kośćmi jego koloru i od razu kładzie w prowincji.',
  'rajas.piece.tile-back': 'Zakryty kafel prowincji',
  'rajas.piece.tile-back.about': 'Kolor i zwierzę mówią, do którego stosu należy.',
  'rajas.piece.income': 'Żeton pola specjalnego: {colour}',
  'rajas.piece.income.about':
    'Daje korzyść, gdy się go dobierze albo gdy droga dotrze do jego pola.',
  'rajas.piece.river-tile': 'Żeton rzeki',
  'rajas.piece.river-tile.about': 'W wariancie Ganga zastępuje korzyść jednego pola rzeki.',
  'rajas.piece.cover': 'Kafel zakrywający',
  'rajas.piece.cover.about': 'Zakrywa pola, których nie używa trzech graczy.',
  'rajas.piece.plate': 'Tabliczka z imieniem',
  'rajas.piece.plate.about': 'Mówi, czyja to prowincja, ile ma sławy i bogactwa i czego brakuje.',
  'rajas.piece.step': 'Stopień kamieniołomu',
  'rajas.piece.step.about': 'Pracownik kupuje tu kafel.',
  'rajas.piece.pier': 'Pomost',
  'rajas.piece.pier.about': 'Pracownik wysyła stąd łódź.',
  'rajas.piece.pad': 'Pole pracownika',
  'rajas.piece.pad.about': 'Mieści jednego pracownika.',
  'rajas.piece.sign': 'Tablica pola',
  'rajas.piece.sign.about': 'Mówi, ile pole kosztuje i co daje.',
  'rajas.piece.ghat': 'Ghat',
  'rajas.piece.ghat.about': 'Przystań nad rzeką ze swoją korzyścią.',
  'rajas.piece.bridge': 'Most',
  'rajas.piece.bridge.about': 'Pracownicy czekają na nim, aż minie go ich łódź.',
  'rajas.piece.bracket': 'Wspornik toru',
  'rajas.piece.bracket.about': 'Nosi premię albo pracownika, który na nią czeka.',
  'rajas.piece.block': 'Blok prowincji',
  'rajas.piece.block.about': 'Nie kładzie się na nim kafli.',
  'rajas.piece.water': 'Woda Gangesu',
  'rajas.piece.water.about': 'Łodzie płyną po niej od ghatu do ghatu.',
  'rajas.piece.set-up': 'Rajas na stole',
  'rajas.piece.set-up.about': 'Plansza, prowincje, posągi i zasoby, dla dwóch do czterech graczy.',
}
