import { withoutAccents } from '../text/fold'
import type { genders } from '../reports/report-status'

/** A person's stored gender; empty where none is stated. */
export type Gender = (typeof genders)[number] | ''

/* The spellings of forms and laboratories, without accents, in English, German, French, Spanish,
   Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Finnish, Polish, Czech and Turkish. A
   single letter is listed where all languages agree on it: `k` (kobieta, kvinna) and `v` (vrouw)
   for a woman, `h` (homme, hombre) for a man. A file that means another (`m` for mujer, `d` for
   donna) causes a warning on different genders, and no report goes to the wrong person. */
const spellings: Record<Exclude<Gender, ''>, string> = {
  Female: `f w k v fem female femal woman women girl lady mrs ms miss weiblich weibl frau maedchen madchen femme feminin
    feminine feminino femenino femenina femminile femminina feminina feminil fille mme madame mujer hembra sra senora
    chica donna signora sig.ra ragazza mulher moca vrouw vrouwelijk meisje mevrouw kvinna kvinnlig kvinne kvinnelig
    kvinde kvindelig flicka jente pige nainen kobieta kobiecy zenska zenski zensky zena zenske kadin bayan pani`,
  Male: `m h male man men boy gentleman mr mister maennlich mannlich maennl mannl mann herr junge homme masculin masculine
    masculino maschile maschio masc garcon monsieur hombre varon macho senor sr chico uomo signore sig ragazzo homem
    mann man mannelijk jongen meneer mies herre manlig mannlig mandlig mand pojke gutt dreng mezczyzna meski meska muz muzsky
    muzske erkek bay pan`,
  Other: `x d o other divers diverse other/divers non-binary nonbinary nichtbinar nichtbinaer inter intersex intersexuell
    intergeschlechtlich trans autre otro otra altro outro outra anders ander annan annet annat andet inne inna muu jine
    non-binaire nobinario nobinaria nao-binario icke-binar third diverso`,
}
const unstated = new Set(
  `n/a na none null nil unknown unbekannt unspecified undisclosed undefined missing notstated notgiven notknown
  notspecified notprovided notapplicable prefernottosay prefernottoanswer prefernottodisclose prefernot notdisclosed
  u ka keineangabe keineangaben ohneangabe nichtangegeben offen unbestimmt inconnu inconnue nonprecise nonrenseigne
  nonspecifie nc prefereepasrepondre neprefepasrepondre desconocido desconocida noespecificado noespecifica nsnc
  prefierenodecirlo prefieronodecirlo sconosciuto nonspecificato nonindicato preferiscononindicarlo desconhecido
  naoinformado onbekend nietopgegeven zegikliverniet okand ejangivet ukjent ukendt ikkeoppgitt nieznana nieznany
  niepodano brak nd bd neuvedeno bilinmiyor`.split(/\s+/),
)

/** The key for looking up a text: letters without accents, with nothing between them. */
const keyOf = (text: string) =>
  withoutAccents(text)
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(/æ/gu, 'ae')
    .replace(/ı/gu, 'i')
    .replace(/[^\p{L}\p{N}♀♂⚧]/gu, '')

const known = new Map<string, Gender>([
  ...Object.entries(spellings).flatMap(([gender, words]) =>
    words.split(/\s+/).map((word) => [keyOf(word), gender as Gender] as const),
  ),
  ...[...unstated].map((word) => [keyOf(word), ''] as const),
  ['♀', 'Female'],
  ['♂', 'Male'],
  ['⚧', 'Other'],
  ['', ''],
])

/** Empty where none is stated (`Prefer not to say`, `k. A.`), undefined where unreadable. */
export function genderOf(text: string): Gender | undefined {
  const whole = known.get(keyOf(text))
  if (whole !== undefined) return whole
  // Several words may state the same gender: "Female (F)", "w / female", "weiblich/female".
  const parts = text.split(/[\s/|,;()[\]]+/u).map((part) => known.get(keyOf(part)))
  const [first] = parts.filter((part) => part !== '')
  return first !== undefined && parts.every((part) => part === '' || part === first) ? first : undefined
}
