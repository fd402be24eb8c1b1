import { describe, expect, it } from 'vitest'
import type { AvoidEntry } from '../avoidance/avoid-list'
import { checkLabel } from './label-check'
import type { Photo } from './label-coverage'
import { NOTHING_MATCHED } from './label-summary'
import { matcher } from '../../testing/seeded-knowledge'

const entry = (foodName: string, level: AvoidEntry['level'] = 'high'): AvoidEntry => ({
  foodName,
  level,
  carriedOverFrom: null,
})
const check = (text: string, list: AvoidEntry[] | null = [], photo?: Photo) => {
  const foods = matcher.resolve((list ?? []).map(({ foodName }) => ({ name: foodName })))
  return checkLabel(matcher, text, list, foods, photo)
}

const granola =
  'Ingredients: Whole grain OAT flakes (52%), sugar, ALMONDS (6%), skimmed MILK powder, lecithin. May contain PEANUTS and SESAME.'

describe('checkLabel', () => {
  it('names foods with the words that decided, the gravest first', () => {
    const list = [
      entry('Oats', 'moderate'),
      entry("Cow's milk"),
      entry('Peanut'),
      entry('Soybean'),
      entry('Crab'),
    ]
    const { userIntolerances } = check(granola, [entry('Almond', 'allergy'), ...list])
    expect(
      userIntolerances.map(({ foodName, level, kind, words }) => [foodName, level, kind, words]),
    ).toEqual([
      ['Almond', 'allergy', 'match', ['ALMONDS']],
      ["Cow's milk", 'high', 'match', [expect.stringContaining('MILK')]],
      ['Peanut', 'high', 'trace', ['PEANUTS']],
      ['Soybean', 'high', 'unsure', ['lecithin']],
      ['Oats', 'moderate', 'match', [expect.stringContaining('OAT')]],
    ])
    for (const { spans, words } of userIntolerances)
      expect(spans.map(({ start, end }) => granola.slice(start, end))).toEqual(words)
  })

  it('names the allergen groups and where they are', () => {
    const result = check(granola)
    expect(result).toMatchObject({
      allergens: ['Milk', 'Gluten', 'Tree nuts'],
      traces: ['Peanuts', 'Sesame'],
    })
    expect(result.possible).toContain('Soy')
    const sesame = result.allergenSpans.find(({ name }) => name === 'Sesame')
    expect(sesame?.kind).toBe('trace')
    expect(sesame?.spans.map(({ start, end }) => granola.slice(start, end))).toEqual(['SESAME'])
    const named = [...result.allergens, ...result.traces, ...result.possible]
    expect(new Set(result.allergenSpans.map(({ name }) => name))).toEqual(new Set(named))
  })

  it('counts no organism among the foods searched for, unless it is an allergy', () => {
    const searched = (level: AvoidEntry['level']) =>
      check('Ingredients: rice.', [entry('Candida albicans', level), entry('Egg white')]).searched
    expect(searched('high')).toEqual(['Egg white'])
    expect(searched('allergy')).toEqual(['Candida albicans', 'Egg white'])
  })

  it('counts traces as a finding only with an allergy', () => {
    const label = 'Ingredients: rice, salt. May contain almond.'
    expect(check(label, [entry('Almond')]).summary).toBe(
      'Only traces of your foods are named on this label. As traces: Almond (high). Without an allergy, traces matter little for an IgG result. Traces named on the label: Tree nuts.',
    )
    expect(check(label, [{ ...entry('Almond'), level: 'allergy' }]).summary).toMatch(
      /^1 of your foods is on this label\. As traces: Almond \(allergy\)\. Traces named/,
    )
  })

  it('gives a food the level of the allergy that covers it, and calls no trace beside one small', () => {
    const list = [entry('Tree nuts', 'allergy'), entry('Cashew'), entry('Peanut')]
    const levelsOn = (text: string) => check(text, list).userIntolerances.map(({ level }) => level)
    const traces = 'Ingredients: maize. May contain cashew'
    expect(check(`${traces}.`, list).summary).toMatch(
      /^2 of your foods are on this label\. As traces: Tree nuts \(allergy\) and Cashew \(allergy\)\. Traces/,
    )
    expect(levelsOn('Ingredients: maize, cashew.')).toEqual(['allergy', 'allergy'])
    expect(levelsOn(`${traces} and peanut.`)).toEqual(['allergy', 'allergy', 'high'])
    expect(check(`${traces} and peanut.`, list).summary).not.toContain('matter little')
  })

  it('counts what is eaten as usual for now apart from what is left out', () => {
    const eaten = (foodName: string, until: string | null = '2026-12-03') => ({
      ...entry(foodName),
      trial: { until, eaten: true },
    })
    const label = 'Ingredients: almond, oats, milk, rice, lecithin. May contain peanut.'
    const summary = (...list: AvoidEntry[]) => check(label, list).summary.replace(/ Allergens on .*/u, '')
    const asUsual = 'Eat as usual until 3 December: Almond and Oats.'
    expect(summary(eaten('Almond'), eaten('Oats'))).toBe(
      `Your foods on this label are eaten as usual for now. ${asUsual}`,
    )
    expect(summary(eaten('Almond', null))).toBe(
      'Your food on this label is eaten as usual for now. Eat as usual for now: Almond.',
    )
    expect(summary(eaten('Almond'), eaten('Oats'), entry('Rice'))).toBe(
      `1 of your foods is on this label. 2 more are eaten as usual for now. In it: Rice (high). ${asUsual}`,
    )
    expect(summary(eaten('Almond'), eaten('Oats'), entry('Peanut'))).toBe(
      `Only traces of your foods are named on this label. 2 more are eaten as usual for now. As traces: Peanut (high). Without an allergy, traces matter little for an IgG result. ${asUsual}`,
    )
    expect(summary({ ...eaten('Almond'), level: 'allergy' })).toMatch(/^1 of your foods is on this label\./)
  })

  it('says that nothing matched and what was searched for, and calls nothing safe', () => {
    const result = check('Ingredients: rice, water, salt.', [entry("Cow's milk"), entry('Egg white')])
    expect(result.summary).toBe(
      `${NOTHING_MATCHED} We checked for Cow's milk and Egg white. Traces are often listed at the end. Please look there too.`,
    )
    expect(check('Ingredients: rice, salt. May contain milk.', [entry('Crab')]).summary).toMatch(
      /We checked for Crab\. Traces named on the label: Milk\.$/,
    )
    expect(result).toMatchObject({
      userIntolerances: [],
      readable: true,
      searched: ["Cow's milk", 'Egg white'],
    })
    for (const list of [null, [], [entry('Rice')]])
      expect(check('Ingredients: rice, water, salt.', list).summary).not.toMatch(/safe/i)
    expect(check('rice', null).summary).not.toContain(NOTHING_MATCHED)
    expect(check('rice', []).summary).toContain('You have no elevated food and no allergy on record')
  })

  it('finds some texts too poor to judge', () => {
    for (const text of [
      '|| ~~ 1l1 x zq',
      'm k l',
      'Состав: сахар, молоко сухое',
      '12 34',
      'xkcd qwrt bvnm zzst',
    ])
      expect([text, check(text, [entry("Cow's milk")])]).toMatchObject([text, { readable: false }])
    const poor = check('|| ~~ 1l1 x zq', [entry("Cow's milk")]).summary
    expect(poor).toMatch(/cannot read enough of this text/)
    expect(poor).not.toContain(NOTHING_MATCHED)
    for (const text of [
      'milk',
      'M I L K',
      'Sugar (12%), salt',
      'Milchschokolade',
      'sucre, farine de blé',
      'Œufs',
    ])
      expect([text, check(text)]).toMatchObject([text, { readable: true }])
  })

  it('judges no list of which more than half is unknown', () => {
    const rows: [string, boolean][] = [
      ['quixel, milk', true],
      ['quixel, zorble, milk', false],
      ['quixel, zorble', false],
      ['quixel, zorble, milk, salt', true],
      ['quixel, zorble, fonkel, milk, salt', false],
      ['quixel, zorble, fonkel, milk, salt, rice', true],
      ['milk, salt', true],
    ]
    const wrong = rows.filter(([list, readable]) => check(`Ingredients: ${list}.`).readable !== readable)
    expect(wrong).toEqual([])
    expect(check('Ingredients: quixel, zorble.', [entry('Crab')]).summary).not.toContain(NOTHING_MATCHED)
  })

  it('says why it names a food that the surrounding text seems to exclude', () => {
    const result = check('Ingredients: rice, free from artificial colours, milk powder.', [
      entry("Cow's milk"),
    ])
    expect(result.userIntolerances).toMatchObject([{ kind: 'unsure', words: ['milk powder'] }])
    expect(result.userIntolerances[0]?.reason).toMatch(/is in the list, .* say it was left out/)
    expect(check('milk', [entry("Cow's milk")]).userIntolerances).toMatchObject([{ reason: null }])
  })

  it('says findings first, then that only part was read, and never that nothing matched', () => {
    const list = [entry("Cow's milk"), entry('Crab')]
    const none = check('Ingredients: rice, salt', list)
    expect(none).toMatchObject({ seen: 'part', missing: ['end'] })
    expect(none.next).toMatch(/^Please photo/)
    expect(none.summary).toBe(
      `Only part of the list was read. ${none.next} We checked for Cow's milk and Crab.`,
    )
    expect(check('Ingredients: milk, salt', list).summary).toMatch(
      /^1 of your foods is on the part we read\. In it: Cow's milk \(high\)\. Only part .* was read\. Please/,
    )
    expect(check('Ingredients: rice, salt', null).summary).toBe(
      `Only part of the list was read. ${none.next}`,
    )
    expect(check('Ingredients: rice, salt', []).summary).not.toContain(NOTHING_MATCHED)
  })

  it('doubts photos that do not show the whole list', () => {
    const text = 'Ingredients: rice, salt. Keep cool.'
    expect(check(text, [entry('Crab')]).summary).toContain(NOTHING_MATCHED)
    const result = check(text, [entry('Crab')], { missing: [] })
    expect(result.seen).toBe('unknown')
    expect(result.summary).toBe(`This may not be the whole list. ${result.next} We checked for Crab.`)
    expect(check(text, [entry('Crab')], { missing: ['middle'] })).toMatchObject({
      seen: 'part',
      missing: ['middle'],
    })
  })

  it('names unrecognised words beside any finding', () => {
    const text = 'Ingredients: quixel, milk. May contain nuts.'
    for (const list of [[entry('Crab')], [entry("Cow's milk")], null]) {
      expect(check(text, list).notRecognised).toEqual(['quixel'])
      expect(check(text, list).summary).toMatch(/ Not recognised: “quixel”\.$/)
    }
  })

  it('says first that a language is not supported, and that a missing match then means nothing', () => {
    const whole = 'Ingrediënten: rijstbloem, suiker, zonnebloemolie, zout. Kan sporen van noten bevatten.'
    const half = 'Ingrediënten: rijstbloem, suiker, zonnebloemolie,'
    for (const text of [whole, half])
      for (const list of [[entry('Crab')], null]) {
        const { summary, language } = check(text, list)
        expect(language).toEqual({ code: 'nl', name: 'Dutch', vouched: false })
        expect(summary).toMatch(
          /^This label seems to be in Dutch, which we do not read\. We may have missed your foods\./,
        )
        expect(summary).not.toMatch(/could not match|None of the fourteen|safe/)
        // A reader who does not know the language cannot tell whether the list is whole.
        expect(summary).not.toMatch(/Only part|Please photo/)
      }
    const milk = check(whole.replace('suiker', 'volle melk'), [entry("Cow's milk")])
    expect(milk.summary).toContain("In it: Cow's milk (high).")
  })

  it('finds an unknown food by its name only', () => {
    const result = check('Ingredients: sugar. May contain fonio.', [entry('Fonio xyz'), entry('Zorbleberry')])
    expect(result.userIntolerances).toEqual([])
    expect(check('zorbleberry jam', [entry('Zorbleberry')]).userIntolerances).toMatchObject([
      { foodName: 'Zorbleberry', kind: 'match', byNameOnly: true },
    ])
  })
})
