import { plain } from './answers/words/plain'
import { pattern } from './answers/words/words'
import table from './milks.json' with { type: 'json' }
import { isOfMilk } from './understand/foods'

/** What is made of milk, in each language. */
const products = {
  en: /(?<!\p{L})(?:milk|cheese|yogh?urt)(?=s?(?!\p{L}))/iu,
  de: /(?:milch|käse|joghurt)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:lait|fromage|yaourt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:leche|queso|yogur)(?!\p{L})/iu,
}
type Language = keyof typeof products

const whole = (names: string) => new RegExp(`^(?:${pattern(names).source})$`, 'u')
const ofAnimals = table.animals.map((row) => ({ ...row, names: whole(row.names) }))
const ofPlants = table.plants.map((row) => ({ ...row, names: whole(row.names) }))

/** After a food of milk the name of an animal is its milk or cheese, and after milk an oat is a drink; else as it is. */
export function asMilk(words: string, before: string): string {
  const found = (Object.keys(products) as Language[]).flatMap((language) => {
    const product = products[language].exec(before)?.[0]
    return product === undefined ? [] : [{ language, product: product.toLowerCase() }]
  })[0]
  if (!found && !isOfMilk(before)) return words
  const { language, product } = found ?? { language: 'en', product: 'milk' }
  const rows = /^(?:milk|milch|lait|leche)$/u.test(product) ? [...ofAnimals, ...ofPlants] : ofAnimals
  const row = rows.find(({ names }) => names.test(plain(words)))
  if (!row) return words
  if (language === 'de') return `${row.de}${product}`
  return language === 'en' ? `${row.en} ${product}` : `${product} ${row[language]}`
}
