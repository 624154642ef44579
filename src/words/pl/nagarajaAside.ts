/** What is told of Nagaraja beside a match: its reference sheet. */
export const nagarajaAside = {
  'nagaraja.ref.goal':
    'Dwoje odkrywców układa komnaty w swoich świątyniach tak, by korytarze prowadziły od wejścia do ukrytych relikwii. Święte relikwie dają punkty; trzy odkryte przeklęte oznaczają przegraną.',
  'nagaraja.ref.turn1':
    'Wezwanie losu: oboje zagrywają zakryte karty o jednym symbolu i rzucają pokazanymi na nich pałeczkami.',
  'nagaraja.ref.turn2':
    'Starcie: na zmianę odrzuć własną pałeczkę z nagą i zagraj kartę, by użyć jej zdolności, albo spasuj. Kto ma więcej punktów losu, wygrywa komnatę; przy remisie wygrywa przewodnik.',
  'nagaraja.ref.turn3':
    'Eksploracja: zwycięzca kładzie komnatę przy wejściu lub obok innej komnaty, obróconą dowolnie. Potem drugi gracz zostaje przewodnikiem, dobiera trzy karty, zatrzymuje dwie i oddaje jedną.',
  'nagaraja.ref.points':
    'Relikwia odkrywa się, gdy korytarz od wejścia dotrze do jej skrytki, i zakrywa się, gdy droga zostanie przerwana. Święte relikwie są warte od 3 do 5 punktów, przeklęte 6, niektóre amulety dodają trochę więcej.',
  'nagaraja.ref.end':
    'Kto ma 25 punktów, wygrywa natychmiast. Trzecia odkryta przeklęta relikwia oznacza natychmiastową przegraną i to sprawdza się najpierw. Gdy zostanie położona dziewiąta komnata, wygrywa ten, kto ma więcej punktów.',
  'nagaraja.ref.special':
    'Amulet na komnacie należy do właściciela świątyni, gdy tylko dotrze do niego korytarz. Amulet anulowania odpowiada na zdolność, której właśnie użyto.',
}
