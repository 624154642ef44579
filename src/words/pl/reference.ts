/** Polish words of the reference sheets. */
export const reference = {
  'ui.ref.title.goal': 'Cel',
  'ui.ref.title.turn': 'Tura',
  'ui.ref.title.points': 'Punkty',
  'ui.ref.title.end': 'Koniec',
  'ui.ref.title.special': 'Warto wiedzieć',
  'ui.ref.title.symbols': 'Symbole',
  'ui.ref.title.keys': 'Klawisze przy stole',
  'ui.ref.keys':
    'Tab przechodzi między częściami, strzałki między wyborami, Enter wybiera. Alt+T rzuca, Alt+Z cofa, Alt+S pomija, Alt+W pyta, dlaczego nie. Na osi czasu strzałki przesuwają o krok, a Page Up i Page Down o turę.',
  'ui.ref.border.goal':
    'Każda plansza pokazuje te same dziewięć regionów, otoczonych polami. Zamykaj regiony, skreślając wszystkie pola wokół nich, wcześniej niż inni.',
  'ui.ref.border.turn.1':
    'Aktywny gracz rzuca pięcioma kośćmi kolorów i może przerzucić dowolne z nich, łącznie najwyżej trzy rzuty.',
  'ui.ref.border.turn.2':
    'Pierwsza akcja: aktywny gracz skreśla pola, po jednym za każdą kość tego koloru. Każdy odcinek, który otrzyma krzyżyk, musi zostać ukończony.',
  'ui.ref.border.turn.3':
    'Druga akcja: wszyscy pozostali używają niewykorzystanych kości, każdej raz na gracza. Każdy krzyżyk musi leżeć obok skreślonego pola; niczego nie trzeba kończyć.',
  'ui.ref.border.points':
    'Kto pierwszy zamknie region, otrzymuje wyższą wartość. Kto zamknie go w późniejszej akcji, otrzymuje niższą. Jeśli kilka osób zamknie go jako pierwsze w tej samej akcji, wszystkie otrzymują wyższą.',
  'ui.ref.border.end':
    'Gdy ktoś zamknie szósty własny region, rozgrywa się jeszcze drugą akcję tej rundy. Wygrywa ten, kto ma najwięcej punktów; przy remisie decyduje największa zakreślona wartość, potem następna.',
  'ui.ref.border.special':
    'Gdy aktywny gracz użyje wszystkich pięciu kości, każdy z pozostałych może użyć jednej z nich. Niewykorzystane kości trafiają do wszystkich innych.',
  'ui.ref.nagaraja.goal':
    'Dwoje odkrywców układa komnaty w swoich świątyniach tak, by korytarze prowadziły od wejścia do ukrytych relikwii. Święte relikwie dają punkty; trzy odkryte przeklęte oznaczają przegraną.',
  'ui.ref.nagaraja.turn.1':
    'Wezwanie losu: oboje zagrywają zakryte karty o jednym symbolu i rzucają pokazanymi na nich pałeczkami.',
  'ui.ref.nagaraja.turn.2':
    'Starcie: na zmianę odrzuć własną pałeczkę z nagą i zagraj kartę, by użyć jej zdolności, albo spasuj. Kto ma więcej punktów losu, wygrywa komnatę; przy remisie wygrywa przewodnik.',
  'ui.ref.nagaraja.turn.3':
    'Eksploracja: zwycięzca kładzie komnatę przy wejściu lub obok innej komnaty, obróconą dowolnie. Potem drugi gracz zostaje przewodnikiem, dobiera trzy karty, zatrzymuje dwie i oddaje jedną.',
  'ui.ref.nagaraja.points':
    'Relikwia odkrywa się, gdy korytarz od wejścia dotrze do jej skrytki, i zakrywa się, gdy droga zostanie przerwana. Święte relikwie są warte od 3 do 5 punktów, przeklęte 6, niektóre amulety dodają trochę więcej.',
  'ui.ref.nagaraja.end':
    'Kto ma 25 punktów, wygrywa natychmiast. Trzecia odkryta przeklęta relikwia oznacza natychmiastową przegraną i to sprawdza się najpierw. Gdy zostanie położona dziewiąta komnata, wygrywa ten, kto ma więcej punktów.',
  'ui.ref.nagaraja.special':
    'Amulet na komnacie należy do właściciela świątyni, gdy tylko dotrze do niego korytarz. Amulet anulowania odpowiada na zdolność, której właśnie użyto.',
  'ui.ref.rajas.goal':
    'Dwa znaczniki biegną wokół planszy naprzeciw siebie: sława i bogactwo. Doprowadź swoje do spotkania lub minięcia, i to dalej niż inni.',
  'ui.ref.rajas.turn.1':
    'Po kolei każdy umieszcza jednego pracownika na wolnym polu kamieniołomu, rynku, pałacu lub portu, płaci koszt i wykonuje akcję.',
  'ui.ref.rajas.turn.2':
    'Za większość rzeczy płaci się kośćmi; liczy się kolor lub wartość. Jedna karma obraca płaconą kość na przeciwległą ściankę.',
  'ui.ref.rajas.turn.3':
    'Gdy nikt nie może już umieścić pracownika, wszyscy pracownicy wracają i zaczyna się nowa runda.',
  'ui.ref.rajas.points':
    'Kafle prowincji dają monety za targi i sławę za budynki; drogi do krawędzi dają dochody. Na rynku targi przynoszą zysk ponownie, a rzeka daje korzyść pola, na którym zatrzyma się łódź.',
  'ui.ref.rajas.end':
    'Gdy czyjeś znaczniki się spotkają, dogrywa się bieżący etap: każdy gracz aż do gracza rozpoczynającego może umieścić jeszcze jednego pracownika. Wygrywa największa różnica.',
  'ui.ref.rajas.special':
    'Kolejnych pracowników zdobywa się przy sławie 15, bogactwie 20 i za mostem na rzece: dwóch, którzy dołączą pierwsi, a w wersji Navaratna wszystkich trzech. Gdy na planszetce Kali brakuje miejsca, weź mniej kości albo najpierw zwróć część swoich.',
}
