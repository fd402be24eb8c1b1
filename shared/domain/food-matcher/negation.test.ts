import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

/**
 * Of each language two foods, their joining words, and its negations by scope; the Dutch "en" is
 * excluded, since it means "in" elsewhere.
 */
const languages = [
  {
    foods: ['milk', 'nuts'],
    and: 'and',
    or: 'or nor',
    item: 'no|no added|never|zero|neither|rather than',
    without: 'without|without added',
    list: 'free from|contains no|suitable for people with an allergy to',
  },
  {
    foods: ['Milch', 'Nüsse'],
    and: 'und',
    or: 'oder noch',
    item: 'keine|weder',
    without: 'ohne',
    list: 'frei von|enthält keine|geeignet für Allergiker gegen',
  },
  {
    foods: ['lait', 'noix'],
    and: 'et',
    or: 'ou ni',
    item: 'pas de|aucun',
    without: 'sans|sans ajout de',
    list: 'exempt de|ne contient pas de',
  },
  { foods: ['leche', 'nueces'], and: 'y e', or: 'o ni', item: 'ninguna', without: 'sin', list: 'libre de' },
  {
    foods: ['latte', 'noci'],
    and: 'e ed',
    or: 'o né oppure',
    item: 'nessun|non c’è|non ci sono',
    without: 'senza|senza fonti di',
    list: 'privo di',
  },
  {
    foods: ['mleka', 'orzechów'],
    and: 'i oraz',
    or: 'lub albo ani',
    item: 'żadnego',
    without: 'bez',
    list: 'wolny od',
  },
  { foods: ['leite', 'nozes'], and: 'e', or: 'ou nem', item: 'nenhum', without: 'sem', list: 'livre de' },
  {
    foods: ['melk', 'noten'],
    and: 'samt',
    or: 'of noch',
    item: 'geen|geen toegevoegde',
    without: 'zonder',
    list: 'vrij van',
  },
  {
    foods: ['mælk', 'nødder'],
    and: 'og samt',
    or: 'eller',
    item: 'ingen',
    without: 'uden|uden tilsat',
    list: 'fri for',
  },
  {
    foods: ['mjölk', 'nötter'],
    and: 'och samt',
    or: 'eller',
    item: 'ingen|ingen tillsatt',
    without: 'utan|utan tillsatt',
    list: 'fri från',
  },
]

/** Which separators between two foods a negation crosses, so that it covers the second one too. */
const goesOver = {
  item: { or: true, and: false, comma: false, stop: false, nothing: false },
  without: { or: true, and: true, comma: false, stop: false, nothing: false },
  list: { or: true, and: true, comma: true, stop: false, nothing: true },
}

const named = matcher.resolve([{ name: 'Milk' }, { name: 'Nuts' }])
const verdictsOf = (text: string) => matcher.verdicts(matcher.read(text), named).map(({ verdict }) => verdict)

it('each negation covers a second food across "or", "and" and a comma as far as its scope', () => {
  const rows = languages.flatMap(({ foods: [one, other], and, or, ...words }) =>
    (['item', 'without', 'list'] as const).flatMap((scope) =>
      words[scope].split('|').flatMap((word) => {
        const joints = {
          or: or.split(' ').map((joint) => ` ${joint} `),
          and: and.split(' ').map((joint) => ` ${joint} `),
          ...{ comma: [', '], stop: ['. '], nothing: [' '] },
        }
        return (['or', 'and', 'comma', 'stop', 'nothing'] as const).flatMap((kind) =>
          joints[kind].map((joint) => ({
            text: `${word} ${one}${joint}${other}`,
            second: goesOver[scope][kind] ? 'none' : 'match',
          })),
        )
      }),
    ),
  )
  const wrong = rows.flatMap(({ text, second }) => {
    const verdicts = verdictsOf(text)
    return verdicts[0] === 'none' && verdicts[1] === second ? [] : [{ text, said: verdicts, second }]
  })
  expect(wrong).toEqual([])
})

it('a negation of one food crosses words that describe it, and commas only up to an "or"', () => {
  const wrong = [
    ['no added milk', 'none', 'none'],
    ['no rice milk, nuts', 'none', 'match'],
    ['no colours nuts', 'none', 'match'],
    ['no milk, egg or nuts', 'none', 'none'],
    ['no milk, egg, or nuts', 'none', 'none'],
    ['no egg, milk and nuts', 'match', 'match'],
    ['no egg, milk or rice, nuts', 'none', 'match'],
    ['without egg, milk and nuts', 'match', 'match'],
    ['no egg, milk. Rice or nuts', 'match', 'match'],
    ['no egg or the milk and the nuts', 'none', 'match'],
    ['without egg and the milk and the nuts', 'none', 'none'],
    ['free from milk but nuts', 'none', 'match'],
    ['free from milk; nuts', 'none', 'match'],
  ].filter(([text = '', ...verdicts]) => verdictsOf(text).join() !== verdicts.join())
  expect(wrong.map(([text = '', ...verdicts]) => ({ text, verdicts, said: verdictsOf(text) }))).toEqual([])
})

it('a food that the product only stands in for is absent, in each language', () => {
  const wrong = [
    'instead of milk|does not replace milk|not a substitute for milk|an alternative to milk|replaces milk in coffee',
    'statt Milch|anstelle von Milch|ersetzt Milch|ersetzt keine Milch|kein Ersatz für Milch|Alternative zu Milch',
    'au lieu de lait|remplace le lait|ne remplace pas le lait|alternative au lait|à la place du lait',
    'en lugar de leche|sustituye a la leche|no sustituye a la leche|alternativa a la leche|en vez de leche',
    'al posto del latte|sostituisce il latte|non sostituisce il latte|alternativa al latte|invece di latte',
    'in plaats van melk|vervangt melk|vervangt geen melk|alternatief voor melk|vervanger van melk',
    'zamiast mleka|zastępuje mleko|nie zastępuje mleka|alternatywa dla mleka|zamiennik mleka',
    'em vez de leite|substitui o leite|não substitui o leite|alternativa ao leite|em lugar de leite',
    'i stället för mjölk|ersätter mjölk|ersätter inte mjölk|alternativ till mjölk',
    'i stedet for mælk|erstatter mælk|erstatter ikke mælk|alternativ til mælk',
  ]
    .flatMap((line) => line.split('|'))
    .flatMap((words) =>
      [`Oats, ${words}.`, `${words}, nuts`].flatMap((text, at) => {
        const said = verdictsOf(text)
        return said[0] === 'none' && said[1] === (at === 0 ? 'none' : 'match') ? [] : [{ text, said }]
      }),
    )
  expect(wrong).toEqual([])
})

it("a mother's milk is none of a cow, while the milk of the formula counts", () => {
  const names =
    "Breast milk|Mother's milk|Muttermilch|Le lait maternel|La leche materna|Il latte materno|Moedermelk|Mleko matki|O leite materno|Bröstmjölk|Modermælk".split(
      '|',
    )
  const said = names.map((name) => [
    name,
    verdictsOf(`${name}.`)[0],
    verdictsOf(`${name}. Ingredients: skimmed milk, lactose`)[0],
  ])
  expect(said).toEqual(names.map((name) => [name, 'none', 'match']))
})

it('a claim without a full stop ends with its line', () => {
  const claims =
    'Does not contain gluten|Suitable for coeliacs|Enthält kein Gluten|Geeignet für Zöliakiebetroffene|Ne contient pas de gluten|Convient aux cœliaques|No contiene gluten|Apto para celíacos|Non contiene glutine|Adatto ai celiaci|Bevat geen gluten|Nie zawiera glutenu|Não contém glúten|Innehåller inte gluten'.split(
      '|',
    )
  const said = claims.map((claim) => [claim, verdictsOf(`${claim}\nmilk, nuts`).slice(0, 2).join()])
  expect(said).toEqual(claims.map((claim) => [claim, 'match,match']))
})

it('a share that ends in a decimal zero is no absence', () => {
  const texts = ['2,0 % milk, 10.0% nuts', 'nuts 20.0% milk 5.0% salt', 'salt (1,0 %), 30,0% milk, nuts']
  expect(texts.map((text) => verdictsOf(text).slice(0, 2).join())).toEqual(texts.map(() => 'match,match'))
  expect(verdictsOf('0.0 % nuts')[1]).toBe('none')
})

it('only the item before "handled" in a list is a trace', () => {
  expect(verdictsOf('Ingredients: milk, nuts are handled in our factory').slice(0, 2)).toEqual([
    'match',
    'trace',
  ])
})
