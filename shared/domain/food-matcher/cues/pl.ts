import type { CuePhrases } from './cue'

export const polish: CuePhrases = {
  trace: `pozostalosci|obok innych z|graniczy z|granicza z
moze zawierac|moga zawierac|moze rowniez zawierac|moze takze zawierac|moze tez zawierac
moze zawierac rowniez|moze zawierac takze|moze zawierac sladowe ilosci|slady|sladow|sladowe ilosci
sladowych ilosci|sladowa ilosc|sladowych ilosciach|mozliwa obecnosc|mozliwe slady|mozliwa zawartosc
zawiera ewentualnie|moze ewentualnie zawierac|mozliwe wystepowanie|przetwarzajacym|przetwarzajacej|przetwarza sie|przetwarza sie rowniez
w ktorym uzywa sie|w ktorym stosuje sie|zanieczyszczenie krzyzowe|zanieczyszczenia krzyzowego|kontakt z
kontaktu z|kontakcie z|ryzyko|niezamierzona obecnosc|przypadkowa obecnosc`,
  traceBack: `moze byc obecny|moze byc obecna|moga byc obecne|moga wystepowac|moze wystepowac|mozliwe slady
w sladowych ilosciach|nie mozna wykluczyc obecnosci`,
  place: `zakladzie|fabryce|linii produkcyjnej|liniach produkcyjnych|linii|liniach|urzadzeniach|maszynach|pomieszczeniach`,
  weakPlace: 'zaklad|fabryka|kuchni|piekarni|srodowisku|hali|miejscu|pomieszczeniu|cukierni|wytworni',
  notList: `nie ma w nim|nie zawiera|nie zawieraja|wolny od|wolna od|wolne od|nie zawiera dodatku|nie zawiera ani`,
  not: `bez dodatku|zaden|zadnych|zadnego|zamiast|zastepuje|zastepuja|nie zastepuje|alternatywa dla|zamiennik|substytut`,
  without: 'bez|bez dodatku',
  contains: 'zawiera|zawieraja|zawiera rowniez',
  allergens: `alergeny|alergen|alergenow|alergenach|informacja o alergenach|informacje o alergenach
informacja dla alergikow|informacje dla alergikow|zawiera alergeny|substancje alergenne|dla alergikow
uwaga alergicy`,
  ingredients: 'skladniki|skladnik|sklad|wykaz skladnikow|lista skladnikow',
  made: 'przygotowano z|wyprodukowano z|wykonano z',
  end: 'przechowywac|wartosc odzywcza|najlepiej spozyc',
  serving: 'sposob przygotowania|sposob uzycia|propozycja podania',
  unsuitable: `osoby uczulone na|nieodpowiedni dla|nieodpowiednie dla|nie nadaje sie dla
nieodpowiedni dla osob|nie jest odpowiedni dla|nie jest przeznaczony dla|niewskazany dla|niewskazane dla
niezalecany dla|nieprzeznaczony dla`,
  suitable: 'odpowiedni dla|odpowiednie dla|odpowiednia dla|nadaje sie dla',
  plant: 'weganski|weganska|weganskie|roslinny|roslinna|roslinne|roslinnej',
  meatless: 'wegetarianski|wegetarianska|wegetarianskie',
  flavourOf: 'o smaku|smak',
}
