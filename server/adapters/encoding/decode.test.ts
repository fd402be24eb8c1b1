import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { runs } from '@shared/testing/runs'
import { candidates } from './charsets'
import { decodeCsv, decodeHtml, decodeRoughly } from './decode'

const table = (...foods: string[]) =>
  ['No;Food;Result (µg/ml)', ...foods.map((food, at) => `${at + 1};${food};${at}`)].join('\r\n')
const page = (head: string, text = 'Name') => `<!doctype html><html><head>${head}</head><body><p>${text}</p>`
const bytesOf = (text: string, charset: string) => new Uint8Array(iconv.encode(text, charset))
const known = (text: string) => ({ text, doubt: null })

describe('Unicode', () => {
  const text = 'No;Food (Käse);µg/ml\r\n'
  it.each([
    ['UTF-8', bytesOf(text, 'utf-8')],
    ['UTF-8 with a mark', bytesOf(`\ufeff${text}`, 'utf-8')],
    ['UTF-16 LE with a mark', bytesOf(`\ufeff${text}`, 'utf-16le')],
    ['UTF-16 BE with a mark', bytesOf(`\ufeff${text}`, 'utf-16be')],
    ['UTF-16 LE', bytesOf(text, 'utf-16le')],
    ['UTF-16 BE', bytesOf(text, 'utf-16be')],
  ])('is recognised by its bytes: %s', (_, bytes) => {
    expect(decodeCsv(bytes)).toEqual(known(text))
    expect(decodeHtml(bytes)).toEqual(known(text))
  })
})

describe('a table without a declared encoding', () => {
  it.each<[string, string[]]>([
    ['windows-1252', ['Käse', 'Weißkohl', 'Hühnerei', 'Rosenkohl']],
    ['windows-1252', ['Käse']],
    ['windows-1252', ['Cow’s milk', 'Wheat – whole grain', 'Quorn®', '½ egg']],
    ['windows-1252', ['Crème fraîche', 'Blé', 'Maïs', 'Œuf']],
    ['windows-1252', ['Piña', 'Plátano', 'Champiñón']],
    ['windows-1252', ['Milk', 'Egg']],
    ['windows-1250', ['Masło', 'Pszenica', 'Jabłko', 'Orzech włoski']],
    ['windows-1250', ['Čočka', 'Mléko', 'Žito']],
    ['windows-1250', ['Szőlő', 'Zöldbab', 'Őszibarack', 'Tojás', 'Búza', 'Marhahús', 'Fűszerpaprika']],
    ['windows-1250', ['Őszibarack', 'Rák', 'Tökmag', 'Dió']],
    ['windows-1252', ['Feijões', 'Limão', 'Camarões', 'Maçã', 'Pêssego', 'Café', 'Salmão']],
    ['iso-8859-2', ['Śmietana', 'Jabłko', 'Żółtko']],
    ['windows-1251', ['Молоко', 'Яйцо куриное', 'Пшеница', 'Рожь', 'Гречка', 'Арахис']],
    ['cp850', ['Käse', 'Weißkohl', 'Hühnerei']],
    ['cp850', ['Milk', 'Egg']],
    ['macroman', ['Käse', 'Weißkohl', 'Möhre', 'Hühnerei']],
    ['macroman', ['Crème fraîche', 'Blé', 'Maïs']],
    ['windows-1254', ['Yoğurt', 'Fındık', 'Buğday', 'Süt', 'Yumurta akı']],
    ['cp852', ['Máslo', 'Žloutek', 'Čočka', 'Vejce']],
  ])('is read as %s, the set in which its words make sense: %j', (charset, foods) => {
    const own = charset.startsWith('cp852') || charset === 'windows-1251' || charset === 'iso-8859-2'
    const text = own ? table(...foods).replace('µg', 'ug') : table(...foods)
    expect(decodeCsv(bytesOf(text, charset))).toEqual(known(text))
  })

  it.each(['Zoë', 'Françoise Hervé', 'Gonçalo João', 'Niccolò Però', 'Siân Ó Briain'])(
    'is read as windows-1252 when %s is its only non-ASCII text',
    (name) => {
      const page = `<p>Client: ${name}</p><p>Sample ID: EF20418</p>`
      expect(decodeHtml(bytesOf(page, 'windows-1252'))).toEqual(known(page))
    },
  )

  it('is in doubt when two sets give plausible words, and names the word', () => {
    const { text, doubt } = decodeCsv(bytesOf('1;Qoèk;32', 'windows-1252'))
    expect(text).toBe('1;Qoèk;32')
    expect(doubt).toBe('does not say its encoding: "Qoèk" may be "Qočk".')
  })

  it('is in doubt when a single unknown word is the only sign of another set', () =>
    expect(decodeCsv(bytesOf(table('üsza'), 'macroman')).doubt).toMatch(/may be a different word/))

  it('is in doubt when no set gives plausible words', () => {
    const { doubt } = decodeCsv(Uint8Array.from([0x41, 0x81, 0x8d, 0x90, 0x9d, 0x41, 0xb3, 0x41]))
    expect(doubt).toMatch(/^does not say its encoding: "A.+" may be a different word\.$/)
  })

  const foods = {
    greek: ['Γάλα', 'Αυγό', 'Σιτάρι', 'Φιστίκι', 'Αμύγδαλο', 'Ντομάτα', 'Σκόρδο', 'Τυρί'],
    russian: ['Молоко', 'Яйцо', 'Пшеница', 'Гречка', 'Арахис', 'Чеснок', 'Говядина', 'Лосось'],
    japanese: ['牛乳', '小麦', 'とうもろこし', '落花生', 'アーモンド', 'にんにく', '鶏肉', 'チーズ'],
    chinese: ['牛奶', '鸡蛋', '小麦', '花生', '杏仁', '大蒜', '鸡肉', '奶酪'],
    chineseOfTaiwan: ['牛奶', '雞蛋', '小麥', '花生', '杏仁', '大蒜', '雞肉', '乳酪'],
    korean: ['우유', '달걀', '호밀', '땅콩', '아몬드', '마늘', '닭고기', '치즈'],
    hebrew: ['חלב', 'ביצה', 'חיטה', 'בוטנים', 'שקדים', 'עגבניה', 'גבינה', 'סלמון'],
    arabic: ['حليب', 'بيض', 'قمح', 'فول سوداني', 'لوز', 'طماطم', 'دجاج', 'جبن'],
    lithuanian: [
      'Kiaušinis',
      'Kviečiai',
      'Žemės riešutai',
      'Bulvė',
      'Česnakas',
      'Sūris',
      'Žirniai',
      'Ryžiai',
    ],
    latvian: ['Kvieši', 'Rīsi', 'Kartupeļi', 'Ķiploki', 'Sīpoli', 'Āboli', 'Zivju eļļa', 'Gurķi'],
    polish: ['Masło', 'Śmietana', 'Żółtko', 'Łosoś', 'Śledź', 'Gęś', 'Pstrąg', 'Jęczmień'],
  }
  it.each<[string, string[]]>([
    ['maccyrillic', foods.russian],
    ['iso-8859-5', foods.russian],
    ['cp737', foods.greek],
    ['macgreek', foods.greek],
    ['shift_jis', foods.japanese],
    ['euc-jp', foods.japanese],
    ['gb18030', foods.chinese],
    ['big5', foods.chineseOfTaiwan],
    ['euc-kr', foods.korean],
    ['windows-1255', foods.hebrew],
    ['windows-1256', foods.arabic],
    ['windows-1257', foods.lithuanian],
    ['cp775', foods.lithuanian],
    ['iso-8859-4', foods.latvian],
    ['windows-1257', foods.latvian],
    ['maccenteuro', foods.polish],
  ])('is in doubt when its set cannot be decoded from others: %s', (charset, words) => {
    expect(decodeCsv(bytesOf(table(...words).replace('µg', 'ug'), charset)).doubt).toMatch(
      /^does not say its encoding: ".+" may be (?:".+"|a different word)\.$/,
    )
  })

  it.each<[string, string[]]>([
    ['cp866', foods.russian],
    ['koi8-r', foods.russian],
    ['windows-1251', foods.russian],
    ['windows-1253', foods.greek],
  ])('is read in another script that the library recognises: %s', (charset, words) => {
    const text = table(...words).replace('µg', 'ug')
    expect(decodeCsv(bytesOf(text, charset))).toEqual(known(text))
  })

  it('is not in doubt because of unknown names', () => {
    const text = table('Zörnig', 'Müßener', 'Gutiérrez')
    expect(decodeCsv(bytesOf(text, 'windows-1252'))).toEqual(known(text))
  })

  it('is in doubt when letters were lost before it arrived', () => {
    expect(decodeCsv(bytesOf('1;Mas\ufffdo;32', 'utf-8')).doubt).toBe('has lost letters, as in "Mas\ufffdo".')
    expect(decodeCsv(bytesOf('1;Mas?o;32', 'utf-8')).doubt).toBe('has lost letters, as in "Mas?o".')
    expect(decodeCsv(bytesOf('Food;?g/ml\nMilk;2\nwww.lab.example/why?so;', 'utf-8')).doubt).toBeNull()
    expect(decodeCsv(bytesOf('No;Food;\ufffdg/ml', 'utf-8')).doubt).toBeNull()
  })

  it('is read as windows-1252 when nothing indicates another set', () => {
    expect(decodeCsv(Uint8Array.from([0x80, 0x93, 0xe9])).text).toBe('€“é')
    expect(decodeCsv(new Uint8Array())).toEqual(known(''))
    expect(decodeCsv(Uint8Array.from([0xff])).text).toBe('ÿ')
  })
})

describe('a page', () => {
  const polish = 'Masło, jabłko'
  it.each([
    ['<meta charset="windows-1250">', 'windows-1250'],
    ["<META CHARSET = 'Windows-1250' />", 'windows-1250'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">', 'iso-8859-2'],
    ['<meta charset=cp852>', 'cp852'],
    ['<!-- <meta charset=cp437> --><meta charset="windows-1250">', 'windows-1250'],
    ['<meta charset="utf-8">', 'utf-8'],
    ['<meta charset="utf-16">', 'utf-8'],
    ['<meta charset="nothing-known">', 'utf-8'],
  ])('is read as its meta element declares: %s', (head, charset) => {
    const text = page(head, polish)
    expect(decodeHtml(bytesOf(text, charset))).toEqual(known(text))
  })

  it('is read as its XML declaration says', () => {
    const text = `<?xml version="1.0" encoding="windows-1251"?>${page('', 'Масло')}`
    expect(decodeHtml(bytesOf(text, 'windows-1251'))).toEqual(known(text))
  })

  it('is read by its byte order mark even when it declares another set', () => {
    const text = page('<meta charset="windows-1250">', polish)
    expect(decodeHtml(bytesOf(`\ufeff${text}`, 'utf-8'))).toEqual(known(text))
  })

  it('is in doubt when its declaration contradicts its bytes', () => {
    const western = page('<meta charset="iso-8859-1">', 'Käse')
    expect(decodeHtml(bytesOf(western, 'utf-8'))).toEqual({
      text: western,
      doubt: 'says that it is in windows-1252, but is in UTF-8.',
    })
    const unicode = page('<meta charset="utf-8">', 'Käse')
    expect(decodeHtml(bytesOf(unicode, 'windows-1252'))).toEqual({
      text: unicode,
      doubt: 'says that it is in UTF-8, but is not.',
    })
    expect(
      decodeHtml(Uint8Array.from([...bytesOf(page('<meta charset="windows-1252">'), 'utf-8'), 0x81])).doubt,
    ).toMatch(/^has lost letters/)
  })

  it.each(['base64', 'hex', 'utf-7', 'binary', 'x-user-defined'])(
    'is not decoded as %s even when it declares it',
    (charset) => {
      const text = page(`<meta charset="${charset}">`, 'Käse')
      expect(decodeHtml(bytesOf(text, 'utf-8'))).toEqual(known(text))
    },
  )
})

describe('a table beside a page that declares its encoding', () => {
  const beside = (charset: string) => bytesOf(page(`<meta charset="${charset}">`), 'utf-8')

  it("is read in the page's set when its own words fit several", () => {
    const text = '1;Qočk;32'
    expect(decodeCsv(bytesOf(text, 'windows-1250'), beside('windows-1250'))).toEqual(known(text))
    const icelandic = '1;Þorskur;32\n2;Jarðhnetur;1\n3;Ýsa;2'
    expect(decodeCsv(bytesOf(icelandic, 'windows-1252'), beside('latin1')).text).toBe(icelandic)
    const baltic = '1;Žemės riešutai;32\n2;Kiaušinis;1'
    expect(decodeCsv(bytesOf(baltic, 'windows-1257'), beside('windows-1257'))).toEqual(known(baltic))
    expect(decodeCsv(bytesOf('1;Qoèk;32', 'windows-1252'), beside('latin1'))).toEqual(known('1;Qoèk;32'))
  })

  it('is read in another set when its own words fit only that', () => {
    const text = table('Weißkohl', 'Käse', 'Möhre')
    for (const charset of ['cp850', 'macroman', 'utf-8'])
      expect(decodeCsv(bytesOf(text, charset), beside('iso-8859-1'))).toEqual(known(text))
  })
})

it('reads words of Western Europe alike in every set that has them, or is in doubt', () => {
  const letters = Array.from('abcdefghijklmnoprstuvwzäöüéèàçñ')
  // No Western word has five accented letters in a row; those would be Cyrillic or Greek.
  const word = fc
    .string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 })
    .filter((text) => !/[äöüéèàçñ]{5}/.test(text))
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('windows-1252', 'cp850', 'macroman'),
      (words, charset) => {
        const text = table(...words)
        const read = decodeCsv(bytesOf(text, charset))
        if (charset === 'windows-1252') expect(read.text).toBe(text)
        else if (read.text !== text) expect(read.doubt).not.toBeNull()
      },
    ),
    { numRuns: runs(300) },
  )
})

it('gives a text for any bytes and keeps each ASCII character in its place', () => {
  const isAscii = (one: string) => one < '\x80' && one !== '\0'
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...candidates), (bytes, charset) => {
      const ascii = Array.from(bytes).filter((one) => one > 0 && one < 0x80)
      const decoded = decodeCsv(bytes, bytesOf(page(`<meta charset="${charset}">`), 'utf-8')).text
      if (bytes.includes(0)) return
      expect(
        Array.from(decoded)
          .filter(isAscii)
          .map((one) => one.charCodeAt(0)),
      ).toEqual(ascii)
      expect(Array.from(decodeRoughly(bytes)).filter(isAscii)).toEqual(Array.from(decoded).filter(isAscii))
    }),
    { numRuns: runs(300) },
  )
})
