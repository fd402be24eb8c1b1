import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

/** Of each language: allergic people by the food, and what suits them or not, around a `_`. */
const languages = [
  {
    people:
      'milk allergy sufferers|people with a milk allergy|people allergic to milk|those with milk allergies',
    suits: 'Suitable for _.|Safe for _.|Ideal for _.|Perfect for _!|_ can safely eat this.',
    not: 'Not suitable for _.|Unsuitable for _.|Not safe for _.|Not suitable for _ because of manufacturing methods.|_ should avoid this.',
  },
  {
    people: 'Milchallergiker|Menschen mit Milchallergie|Allergiker gegen Milch',
    suits:
      'Für _ geeignet.|Geeignet für _.|Auch für _ bestens geeignet.|Für _ unbedenklich.|Nicht nur für _ geeignet.',
    not: 'Für _ nicht geeignet.|Nicht geeignet für _.|Nicht für _ geeignet.|Ungeeignet für _.|Für _ ungeeignet.',
  },
  {
    people: 'aux allergiques au lait|aux personnes allergiques au lait|aux intolérants au lait',
    suits: 'Convient _.|Adapté _.|Recommandé _.|Produit conseillé _.',
    not: 'Ne convient pas _.|Déconseillé _.|Non adapté _.|Inadapté _.|N’est pas adapté _.',
  },
  {
    people: 'alérgicos a la leche|personas alérgicas a la leche|personas con alergia a la leche',
    suits:
      'Apto para _.|Apta para _.|Adecuado para _.|Indicado para _.|Recomendado para _.|Ideal para _.|Para _ apto.',
    not: 'No apto para _.|No es apto para _.|No adecuado para _.|No indicado para _.|No recomendable para _.',
  },
  {
    people: 'allergici al latte vaccino|persone allergiche al latte vaccino',
    suits: 'Adatto agli _.|Idoneo per _.|Idoneo agli _.|Indicato per gli _.|Consigliato a _.',
    not: 'Non adatto agli _.|Non idoneo per _.|Sconsigliato a _.|Non è indicato per gli _.',
  },
  {
    people: 'mensen met een melkallergie|melkallergici|mensen met een allergie voor melk',
    suits: 'Veilig voor _.|Geschikt voor _.|Ook geschikt voor _.|Voor _ geschikt.',
    not: 'Niet geschikt voor _.|Ongeschikt voor _.|Voor _ niet geschikt.',
  },
  {
    people: 'alergików na mleko|osób z alergią na mleko|osób uczulonych na mleko',
    suits: 'Odpowiedni dla _.|Nadaje się dla _.|Polecany dla _.|Przeznaczony dla _.',
    not: 'Nieodpowiedni dla _.|Nie nadaje się dla _.|Niewskazany dla _.|Nie jest odpowiedni dla _.',
  },
  {
    people: 'alérgicos ao leite|pessoas alérgicas ao leite|pessoas com alergia ao leite',
    suits: 'Seguro para _.|Adequado para _.|Indicado para _.|Apto para _.|Próprio para _.',
    not: 'Não é seguro para _.|Não adequado para _.|Não apto para _.|Impróprio para _.|Não é indicado para _.',
  },
  {
    people: 'mjölkallergiker|personer med mjölkallergi|dig som är allergisk mot mjölk',
    suits: 'Lämplig för _.|Passar för _.|Passar även för _.',
    not: 'Olämplig för _.|Inte lämplig för _.|Passar inte för _.',
  },
  {
    people: 'mælkeallergikere|personer med mælkeallergi|personer, der er allergiske over for mælk',
    suits: 'Egnet til _.|Velegnet til _.|Egnet for _.',
    not: 'Ikke egnet til _.|Uegnet til _.|Ikke velegnet til _.',
  },
]

const [milk, egg] = matcher.resolve([{ name: "Cow's milk" }, { name: 'Egg' }])
const verdictOf = (text: string, food = milk) =>
  food && matcher.verdicts(matcher.read(text), [food])[0]?.verdict

const textsOf = (key: 'suits' | 'not') =>
  languages.flatMap((words) =>
    words[key]
      .split('|')
      .flatMap((said) => words.people.split('|').map((people) => said.replace('_', people))),
  )

it('a food is absent where people allergic to it may eat the product', () => {
  const said = textsOf('suits').map((text) => ({ text, verdict: verdictOf(text) }))
  expect(said.filter(({ verdict }) => verdict !== 'none')).toEqual([])
})

it('a food is a trace where people allergic to it may not eat the product', () => {
  const said = textsOf('not').map((text) => ({ text, verdict: verdictOf(text) }))
  expect(said.filter(({ verdict }) => verdict !== 'trace')).toEqual([])
})

it('a contained food counts before and after such a statement', () => {
  const wrong = [...textsOf('suits'), ...textsOf('not')].flatMap((text) =>
    [`Ingredients: rice, egg. ${text}`, `${text} Ingredients: rice, egg.`, `Contains: egg. ${text}`]
      .filter((whole) => verdictOf(whole, egg) !== 'match')
      .concat(verdictOf(`Ingredients: milk. ${text}`) === 'match' ? [] : [text]),
  )
  expect(wrong).toEqual([])
})

it('people with an allergy who are only addressed change nothing', () => {
  for (const text of [
    'Information für Allergiker: Milch',
    'Allergy advice: contains milk. Suitable for vegetarians.',
    'Contains milk, suitable for vegetarians and people with nut allergies.',
    'Información para alérgicos: leche. Apto para vegetarianos.',
  ])
    expect([text, verdictOf(text)]).toEqual([text, 'match'])
})

it('a food stays where a text only addresses those who do not tolerate it', () => {
  for (const text of [
    'Allergic to milk? Ask what you can eat.',
    'If you do not tolerate milk, do not eat this.',
    'Si no toleras la leche, pregunta.',
    'Tål du inte mjölk? Fråga oss.',
  ])
    expect([text, verdictOf(text)]).toEqual([text, 'match'])
})

it.each([
  'Everyone can share it, even with a milk allergy.',
  'Für alle, auch bei Milchallergie.',
  'Tout le monde peut le partager, même en cas d’allergie au lait.',
  'Para todos, incluso con alergia a la leche.',
  'Per tutti, anche in caso di allergia al latte vaccino.',
  'Voor iedereen, ook bij een melkallergie.',
  'Dla każdego, nawet przy alergii na mleko.',
  'Para todos, mesmo em caso de alergia ao leite.',
  'För alla, även vid mjölkallergi.',
  'Til alle, selv ved mælkeallergi.',
])('takes the food of an allergy as absent from what is for all: %s', (claim) => {
  expect(matcher.groups(matcher.read(claim))).toEqual({ contains: [], traces: [], possible: [] })
})

it.each([
  'Do not eat, even with a mild milk allergy.',
  'À éviter par tous, même en cas d’allergie au lait.',
  'Nicht für alle, auch bei leichter Milchallergie.',
])('does not promise absence where an allergy is warned of: %s', (claim) => {
  const { contains, traces } = matcher.groups(matcher.read(claim))
  expect([...contains, ...traces]).toEqual(['milk'])
})
