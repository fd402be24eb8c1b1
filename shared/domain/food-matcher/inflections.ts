import { ordinaryWords } from './ordinary-words'

/**
 * The inflections of a language: `ending: others` means that a folded word with this ending also
 * occurs with the others instead; `+` appends them, `++` also doubles the last letter; `-` is no
 * ending. The first matching line applies, `*` matches all. Endings of nouns and adjectives are
 * mixed, as a form that nobody writes does no harm.
 */
const endings = {
  de: `nis: +se +sen +ses
es: e en em er
ige ene te: +n +m +r +s
e: +n +s
a i o: +s
el er en: +s +n
*: +e +en +es +s`,
  fr: `eau: +x
al: aux`,
  es: `z: ces
ces: z
l n r d: +es`,
  it: `co: chi ci
go: ghi gi
ca: che
ga: ghe
che: ca
ghe: ga
chi: co
ghi: go
io: i
o: i
a: e
e: i a
i: o e io`,
  pt: `ao: oes aes aos
oes: ao
m: ns
ns: m
al: ais
el: eis
ol: ois
z r s: +es`,
  nl: `oot: oten ootje ootjes
aal: alen aaltje aaltjes
oon: onen oontje oontjes
eel: elen
eek: eken
aas: azen aasje aasjes
e: +s +n +tje +tjes
a i o: +s
*: +en +s ++en +je +jes +tje +tjes`,
  sv: `a: +n or orna +s
e: +n +t +s ar arna
er ar or: +na +n +s
n: +a +s +en +et +er +erna
i o: +n +t +et +na +s
*: +en +et +ar +arna +er +erna +s`,
  da: `er: +ne +n +en +et +e +ene +s
e: +n +r +rne +ne +s
i o: +en +et +er +ene +erne +s
*: +en +et +er +e +erne +ene +s ++e ++en ++et ++er ++erne`,
  pl: `ka: ki ke ek kom kami kach kiej
ki: k ek ka ku ke kow kom kami kach kie kiego kiemu kim kiej kich kimi
ni: n na nie now nom nami nach nia niego niemu nim niej nich nimi
ier: ru rem rowi
ko: ka ku kiem ek kom kami kach
ek: ka ku ki kiem kow kom kami kach
iec: ca ce cow cem com cami
ie: ich im imi iego iej ia i
a: y i e o ie ej om ami ach -
o: a u em e om ami ach -
y i: ow om ami ach a u em e ych ym ymi ego emu ej -
e: a i y o ow om ami ach em ych ym ymi ego ej -
*: a u em owi ie e y i ow om ami ach iem ia iow iami`,
} as const

type Ending = { suffix: string; changes: readonly ((word: string) => string)[] }

const endingsOf = new Map(
  Object.entries(endings).map(([language, lines]) => [language, lines.split('\n').flatMap(endingsIn)]),
)

function endingsIn(line: string): Ending[] {
  const [suffixes = '', others = ''] = line.split(': ')
  return suffixes.split(' ').map((written) => {
    const suffix = written === '*' ? '' : written
    return { suffix, changes: others.split(' ').map((other) => changeOf(suffix.length, other)) }
  })
}

function changeOf(length: number, other: string): Ending['changes'][number] {
  if (other.startsWith('++')) return (word) => word + word.slice(-1) + other.slice(2)
  if (other.startsWith('+')) return (word) => word + other.slice(1)
  return (word) => word.slice(0, word.length - length) + other.replace('-', '')
}

/** Shorter words are too often others, so the knowledge lists their forms; Polish has few. */
const shortestIn = (language: string) => (language === 'pl' ? 4 : 5)

/** Whether names of a language, by its code, have further forms beside the plural with an s. */
export const isInflected = (language: string) => endingsOf.has(language)

/** Whether it applies to all names, or only to single words of the fourteen groups. */
export const isInflectedWhole = (language: string) => wholly.has(language)
const wholly = new Set(['it', 'nl', 'pl', 'pt', 'sv', 'da'])

/** Possible forms of a folded word, without ordinary words; none below `shortest` letters. */
export function formsOf(word: string, language: string, shortest = shortestIn(language)): string[] {
  if (word.length < shortest) return []
  const ending = endingsOf.get(language)?.find(({ suffix }) => word.endsWith(suffix))
  return (ending?.changes ?? [])
    .map((change) => change(word))
    .filter((form) => form.length >= shortest && !ordinaryWords.has(form))
}
