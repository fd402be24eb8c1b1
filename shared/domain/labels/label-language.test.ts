import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold'
import { languageOf } from './label-language'
import { headings, words } from './language-words'

const LISTS = 25
const folder = path.join(import.meta.dirname, 'fixtures/label-languages')
/** By language: 25 lists of a few ingredients, and as many statements around lists. */
const cases = readdirSync(folder).map((file) => ({
  code: path.basename(file, '.txt'),
  texts: readFileSync(path.join(folder, file), 'utf8').trim().split('\n'),
}))
const vouched = new Set(['en', 'de', 'fr', 'es'])
const isForeign = (text: string) => languageOf(text)?.vouched === false
const shareOf = (texts: string[]) => texts.filter(isForeign).length / texts.length

/** As a hurried camera reads it: every seventh letter wrong, accents lost, and `l` read as `1`. */
const noisy = (text: string) =>
  fold(text)
    .replace(/l/gu, '1')
    .replace(/(.{6})\p{L}/gu, '$1x')

describe('the language of a label', () => {
  it('is recognised by its list, typed or read', () => {
    expect(languageOf('Zutaten: Weizenmehl, Zucker, Salz')).toEqual({
      code: 'de',
      name: 'German',
      vouched: true,
    })
    expect(languageOf('Ainesosat: vehnäjauho, vesi, suola')).toEqual({
      code: 'fi',
      name: 'Finnish',
      vouched: false,
    })
  })

  it.each(cases.filter(({ code }) => vouched.has(code)))(
    'is never another when it is a supported one: $code',
    ({ texts }) => {
      const parts = texts.flatMap((text) => [
        ...text.split(/,\s*/u),
        ...text.split(/\s+/u),
        text.split(/\s+/u).slice(0, 3).join(' '),
      ])
      const all = [...texts, ...parts]
      expect([...all, ...all.map(noisy), ...all.map((text) => text.toUpperCase())].filter(isForeign)).toEqual(
        [],
      )
    },
  )

  it.each(cases.filter(({ code }) => !vouched.has(code)))(
    'is recognised from a few words when it is not supported: $code',
    ({ texts }) => {
      const lists = texts.slice(0, LISTS)
      expect(shareOf(lists)).toBeGreaterThanOrEqual(0.7)
      // A list with a statement around it, as on labels.
      const labels = lists.map((list, at) => `${list}. ${texts[LISTS + at] as string}`)
      expect(shareOf(labels)).toBeGreaterThanOrEqual(0.96)
    },
  )

  it.each([
    ['sv', 'Ingredienser: vetemjöl, socker, rapsolja, vassle'],
    ['hu', 'Osszetevok: buzaliszt, cukor, novenyi olaj'],
    ['pl', 'Skladniki: maka pszenna, cukier, olej rzepakowy'],
    ['uk', 'Склад: борошно пшеничне, цукор, олія'],
    ['bg', 'Съставки: пшенично брашно, захар'],
    ['sr', 'Састојци: пшенично брашно, шећер, со, млеко, њ'],
    ['ja', '原材料名：小麦粉、砂糖、バター、卵'],
    ['zh', '配料：小麦粉，白砂糖，植物油'],
    ['ko', '원재료명: 밀가루, 설탕, 버터'],
    ['ar', 'المكونات: دقيق القمح، سكر، ملح'],
    ['th', 'ส่วนประกอบ: แป้งสาลี น้ำตาล'],
    ['hr', 'Sastojci: pšenično brašno, šećer, suncokretovo ulje'],
    ['sl', 'Sestavine: pšenična moka, sladkor, jajca'],
    ['et', 'Koostisosad: nisujahu, suhkur, rapsiõli'],
    ['lt', 'Sudedamosios dalys: kvietiniai miltai, cukrus'],
  ])('is recognised beyond the test lists: %s', (code, text) => {
    expect(languageOf(text)).toMatchObject({ code, vouched: false })
  })

  it('is null with too little evidence', () => {
    for (const text of ['', '???', 'E322', 'xqzt brlf', 'Hofladen Brixen 2024'])
      expect(languageOf(text)).toBeNull()
  })

  it('is the supported one among several, if its list is there', () => {
    const lists = {
      pl: 'Składniki: mąka pszenna, cukier, masło, jaja, sól.',
      cs: 'Složení: pšeničná mouka, cukr, máslo, vejce, sůl.',
      de: 'Zutaten: Weizenmehl, Zucker, Butter, Eier, Salz.',
    }
    expect(languageOf(`${lists.pl} ${lists.cs} ${lists.de}`)).toMatchObject({ code: 'de' })
    expect(languageOf(`${lists.pl} ${lists.cs}`)).toMatchObject({ vouched: false })
    expect(languageOf(`Zutaten/Ingredients/Składniki: mąka pszenna, cukier, masło, jaja`)).toMatchObject({
      code: 'pl',
    })
    // The front of a pack may be in another language than its list.
    expect(
      languageOf(`Crunchy cookies with dark chocolate, no palm oil, made for you. ${lists.pl}`),
    ).toMatchObject({ code: 'pl' })
    expect(
      languageOf('配料：小麦粉，白砂糖. Ingredients: wheat flour, sugar, butter, eggs, salt'),
    ).toMatchObject({
      code: 'en',
    })
  })
})

it('the words of the languages are folded, so that texts without accents match too', () => {
  for (const list of [...Object.values(headings), ...Object.values(words)])
    for (const word of list.split(/\s+/u)) expect(word).toMatch(/^-?[a-z]{2,}-?$/u)
})
