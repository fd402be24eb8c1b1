const illness = '\\p{L}*(?:allerg|alerg|anaphyl|intoleran)\\p{L}*'
const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

/** Why or how strongly a food is left out, and what was measured of it. */
const reason = word(
  `${illness}(?: (?:to|against))?|severe|serious|strong|mild|elevated|raised|(?:very )?(?:high|moderate)|reactions?|epi-?pen|\\d+[.,]\\d+(?: ?[µu]?g/ml)?`,
)
const allergicTo = word(
  `(?:i am |i'm |i’m |im |i have an? |my )?(?:\\p{L}+ly |severe )?${illness} (?:to|against)`,
)
const allergyOf = word(
  `(?:(?:i have|i've got|i’ve got|because of|due to) )?(?:an? |my )?(?:severe |mild )?((?!my\\b|an?\\b|the\\b|this\\b|food\\b|no\\b)\\p{L}+) ${illness}`,
)

/** "Erdnussallergie". */
const inWord = /(?<=\p{L}{3})allerg\p{L}*/giu

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** A food as a model hears of it: by its name alone ("severe peanut allergy" is "peanut"). */
export const plainFood = (name: string): string => tidy(name.replace(inWord, '').replace(reason, ' ')) || name

/** A wish as a model hears of it, and as its demands are read: "nut allergy" is "without nut", and no value stands in it. */
export const plainWish = (wish: string): string =>
  tidy(wish.replace(allergicTo, 'without').replace(allergyOf, 'without $1').replace(reason, ' '))
