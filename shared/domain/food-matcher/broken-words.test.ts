import { describe, expect, it } from 'vitest'
import { tried } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const groups = (text: string) => matcher.groups(matcher.read(text))
const sure = (text: string) => [...groups(text).contains, ...groups(text).traces].sort()
const wordsOf = (text: string) => matcher.read(text).tokens.map((token) => token.text)

/** A heading, "and" and "or" as an "or" list, and a statement on traces, of each language. */
const languages: Record<string, { heading: string; links: string; may: string }> = {
  en: { heading: 'Ingredients: sugar', links: 'and or', may: 'May contain traces of _' },
  de: { heading: 'Zutaten: Zucker', links: 'und oder', may: 'Kann Spuren von _ enthalten' },
  fr: { heading: 'Ingrédients : sucre', links: 'et ou', may: 'Peut contenir des traces de _' },
  es: { heading: 'Ingredientes: azúcar', links: 'y e o', may: 'Puede contener trazas de _' },
  it: { heading: 'Ingredienti: zucchero', links: 'e o', may: 'Può contenere tracce di _' },
  nl: { heading: 'Ingrediënten: suiker', links: 'en of', may: 'Kan sporen van _ bevatten' },
  pl: { heading: 'Składniki: cukier', links: 'i lub oraz', may: 'Może zawierać śladowe ilości _' },
  pt: { heading: 'Ingredientes: açúcar', links: 'e ou', may: 'Pode conter vestígios de _' },
  sv: { heading: 'Ingredienser: socker', links: 'och eller', may: 'Kan innehålla spår av _' },
  da: { heading: 'Ingredienser: sukker', links: 'og eller', may: 'Kan indeholde spor af _' },
}

/** The names of the fourteen groups' foods, with their languages. */
const names = knowledge.foods
  .filter((food) => food.group !== undefined && food.group !== 'mushrooms')
  .flatMap((food) => Object.entries({ ...food.names, en: [food.name] }))
  .flatMap(([language, written]) => written.map((name) => ({ language, name })))
  .filter(({ language, name }) => language in languages && /^[\p{L} ]+$/u.test(name))

const links = new Set(Object.values(languages).flatMap((one) => one.links.split(' ')))
const breaks = ['-\n', '- \n', '-\n  ', '- ', '\u2010\n', '\u2013\n', '\u00ac\n', '\u00ad\n']

describe('a word that a hyphen breaks', () => {
  it('keeps its food in any language, at any letter', () => {
    for (const [at, { language, name }] of tried(names).entries()) {
      const written = at % 2 === 0 ? name : name.toUpperCase()
      const { heading = '' } = languages[language] ?? {}
      const whole = sure(`${heading}, ${written}.`)
      for (const word of written.matchAll(/\p{L}{3,}/gu))
        for (let cut = 1; cut < word[0].length; cut++) {
          const end = word.index + cut
          const mark = breaks[(at + cut) % breaks.length] ?? ''
          // "Amand- e de mer" may leave out the end of a word before an "and".
          if (mark === '- ' && links.has(word[0].slice(cut).toLowerCase())) continue
          const text = `${heading}, ${written.slice(0, end)}${mark}${written.slice(end)}.`
          expect(sure(text), text).toEqual(whole)
        }
    }
  })

  it('is joined from three pieces on three lines', () => {
    for (const { language, name } of tried(names)) {
      const [word = ''] = /\p{L}{6,}/u.exec(name) ?? []
      if (word === '') continue
      const { heading = '' } = languages[language] ?? {}
      const third = Math.floor(word.length / 3)
      const pieces = [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)]
      const text = `${heading}, ${name.replace(word, pieces.join('-\n'))}.`
      expect(sure(text), text).toEqual(sure(`${heading}, ${name}.`))
    }
  })

  it('keeps a statement on traces', () => {
    const statements = Object.entries(languages).flatMap(([language, { may }]) => [
      may.replace('_', 'soja'),
      ...(language === 'pl' ? [] : [may.replace('_', 'soja, sesam')]),
    ])
    for (const statement of statements) {
      const whole = groups(`${statement}.`)
      for (const word of statement.matchAll(/\p{L}{3,}/gu))
        for (let cut = 1; cut < word[0].length; cut++) {
          const end = word.index + cut
          const text = `${statement.slice(0, end)}-\n${statement.slice(end)}.`
          for (const written of [text, text.toUpperCase()]) expect(groups(written), written).toEqual(whole)
        }
    }
  })

  it.each([
    ['Zutaten: Citro-\nnensäure, Ei-\nsen, Phos-\nphat, natür-\nliche Aromen'],
    ['Ingredients: colour-\ning, phos-\nphoric acid, tempe-\nrature'],
    ['Ingrédients : eau, mo-\ndifiée, nut-\nritionnelle'],
    ['Ingrediënten: emul-\ngatoren, sui-\nkers, pl-\naats'],
  ])('names no food by a piece of a label word: %j', (text) => {
    expect(groups(text)).toEqual({ contains: [], traces: [], possible: [] })
  })

  it.each([
    ['Zutaten: Milch-\nund Eierzeugnisse', ['eggs', 'milk']],
    ['Zutaten: Soja-, Milch-\nund Weizenprotein', ['gluten', 'milk', 'soybeans']],
    ['Ingredients: low-\nfat milk', ['milk']],
    ['Ingredients: rice flour (gluten-\nfree), milk', ['milk']],
    ['Ingredients: salt, egg-\nfree rice, soya-\nbased milk drink', ['soybeans']],
    ['Ingredients:\n- soya\n- milk\n- egg', ['eggs', 'milk', 'soybeans']],
    ['Ingredients: soya -\nmilk -\nwheat', ['gluten', 'milk', 'soybeans']],
    ['Ingredients: emulsifier (E-\n322, E-\n471), egg', ['eggs']],
  ])('is not seen in the hyphens of the text: %j', (text, expected) => {
    expect(sure(text)).toEqual(expected)
  })
})

describe('a word run together with a joining word', () => {
  it('keeps its food in any language, before and after it', () => {
    for (const { language, name } of tried(names)) {
      if (!/^\p{L}{4,}$/u.test(name)) continue
      const { links = '' } = languages[language] ?? {}
      for (const link of links.split(' ')) {
        const allergens = matcher.groups(matcher.read(`${name}.`)).contains
        for (const text of [`Xxxxx ${name}${link} xxxxx.`, `Xxxxx ${link}${name} xxxxx.`])
          for (const written of [text, text.toUpperCase()])
            expect(sure(written), written).toEqual(expect.arrayContaining(allergens))
      }
    }
  })

  it.each([
    ['MAY CONTAIN TRACES\nOF NUTSAND SESA-\nME.', ['nuts', 'sesame-seeds']],
    ['KANN SPU-\nREN VON SE-\nSAMUND SO-\nJA ENTHAL-\nTEN.', ['sesame-seeds', 'soybeans']],
    ['PUÒ CON-\nTENERE SESA-\nMOE LAT-\nTE.', ['milk', 'sesame-seeds']],
    ['KAN NO-\nTENBEVATTEN.', ['nuts']],
    ['PODE CONTER FRUTOS DE CAS-\nCA RIJAE SO-\nJA.', ['nuts', 'soybeans']],
    ['KAN INNE-\nHÅLLA HASSEL-\nNÖTOCH SESAM.', ['nuts', 'sesame-seeds']],
  ])('is a trace in a statement: %j', (text, expected) => {
    expect([...groups(text).traces].sort()).toEqual(expected)
  })

  it.each([
    ['Zutaten: Man-\ndeln3%, Malz2%', ['gluten', 'nuts']],
    ['Ingredients: cod3%, 12milk', ['fish', 'milk']],
  ])('loses no food to its number: %j', (text, expected) => {
    expect(sure(text)).toEqual(expected)
  })

  it.each(['tempora', 'gourde', 'salty', 'farmed', 'consumo', 'agente', 'aromaty'])(
    'is not seen in %s',
    (word) => {
      expect(wordsOf(word)).toEqual([word])
    },
  )
})
