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
    item: 'nessun',
    without: 'senza',
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
  { foods: ['leite', 'nozes'], and: 'e', or: 'ou', item: 'nenhum', without: 'sem', list: 'livre de' },
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
    item: 'ingen',
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
