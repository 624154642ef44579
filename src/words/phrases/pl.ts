/** The 256 Polish words for spoken commitment phrases, one per byte value, in order. */
export default `
jabłko gruszka śliwka wiśnia winogrono cytryna melon figa oliwka migdał orzech granat mango
banan kokos cebula czosnek marchew pieprz imbir szafran cynamon goździk mięta ryż pszenica
chleb miód sól cukier herbata kawa mleko ser masło zupa tygrys lew słoń wielbłąd koń osioł
koza owca byk pies kot mysz zając lis wilk niedźwiedź jeleń małpa jeż wiewiórka wydra foka
wieloryb delfin rekin żółw krokodyl jaszczurka żaba wąż orzeł sokół sowa kruk paw papuga
łabędź gęś kaczka czapla bocian żuraw wróbel jaskółka gołąb kogut pszczoła mrówka motyl
pająk żuk świerszcz ślimak krab ośmiornica ostryga perła koral muszla róża lilia lotos
tulipan fiołek jaśmin nagietek mak dąb brzoza sosna wierzba klon palma cedr bambus bluszcz
mech trawa liść korzeń nasiono gałąź las ogród łąka pole pustynia góra wzgórze dolina
jaskinia kamień piasek glina złoto srebro miedź żelazo marmur rubin szmaragd bursztyn rzeka
jezioro morze wyspa zatoka fala most łódź statek żagiel kotwica wiosło port latarnia droga
brama wieża zamek pałac świątynia dom dach okno drzwi mur schody studnia młyn targ wieś
słońce księżyc gwiazda niebo chmura deszcz śnieg wiatr burza ogień dym lód rosa mgła ranek
wieczór noc wiosna lato jesień zima król królowa rycerz malarz marynarz piekarz kowal tkacz
pasterz tancerz poeta gość przyjaciel korona pierścień miecz tarcza strzała bęben flet harfa
dzwon lampa świeca lustro zegar klucz książka list mapa pióro atrament papier nić igła guzik
jedwab wełna dywan koszyk butelka filiżanka talerz łyżka nóż stół krzesło łóżko poduszka
pudełko koło wóz lina młotek łopata namiot flaga piłka moneta taniec piosenka sen cień echo
kapelusz rękawica gniazdo
`
