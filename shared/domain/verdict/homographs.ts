import { questionLanguage } from '../text/question-language'
import { fold } from '../text/fold'
import { pattern } from '../text/pattern'

/** Spanish words about oneself after "soy" (I am), in a text of any language. */
const ofOneself = new RegExp(
  pattern`^[^\p{L}]*(?:(?:muy|un|una|algo|tambien|realmente) )?(?:alergic[oa]|celiac[oa]|intolerante|diabetic[oa]|
    asmatic[oa]|sensible|vegan[oa]|vegetarian[oa]|yo|de|nuev[oa]|mayor|mujer|hombre)(?!\p{L})`,
  'u',
)

type Place = { before: string; behind: string; text: string }

const beforeADay = new RegExp(
  pattern`(?:^|\P{L})(?:what|which|the|my|due|test|report|sell by|best before|out of|use by|up to|to|birth|a|
    first)\s+$`,
  'iu',
)

/** Foods in one language and everyday words in another, with a test for the latter. */
const homographs: readonly (readonly [words: RegExp, isNoFood: (place: Place) => boolean])[] = [
  // "Soy" and "seré" mean I am and I shall be; soya is "soja" in Spanish.
  [
    /(?<!\p{L})(?:soy|ser[eé])(?!\p{L})/giu,
    ({ behind, text }) => ofOneself.test(fold(behind)) || questionLanguage(text) === 'es',
  ],
  // "Mais" means but; maize has its dots, or an article.
  [
    /(?<!\p{L})mais(?!\p{L})/giu,
    ({ before, behind, text }) =>
      questionLanguage(text) === 'fr' &&
      !/(?:^|\P{L})(?:le|du|de|au|un|et|ou|avec|manger)\s+$/iu.test(before) &&
      /\p{L}/u.test(behind),
  ],
  // A pill, or a stock cube; the pie is Moroccan.
  [
    /(?<!\p{L})pastill[ae]s?(?!\p{L})/giu,
    ({ behind, text }) =>
      /^(?:es|fr)$/u.test(questionLanguage(text)) && !/^ (?:de (?:caldo|pollo|carne)|m[oa]r)/iu.test(behind),
  ],
  // "Sage mir, ob" and "ich sage".
  [
    /(?<!\p{L})sage(?!\p{L})/giu,
    ({ before, behind }) =>
      /(?:^|\P{L})ich\s+$/iu.test(before) || /^\s+(?:mir|bitte|uns|mal|ich)(?!\p{L})/iu.test(behind),
  ],
  // "Log in", and "I cannot log on"; a yule log is a cake.
  [
    /(?<!\p{L})log(?:s|ged|ging)?(?!\p{L})/giu,
    ({ before, behind }) =>
      /^[\s-]*(?:in|on|out|me|into|off)(?!\p{L})/iu.test(behind) ||
      !/(?:yule|christmas|chocolate|swiss)\s+$/iu.test(before),
  ],
  // Tea is a meal in "what's for tea" and a drink in "may I have tea".
  [
    /(?<=(?:^|\P{L})(?:for|at|before|after|my|our|kids['’]?)\s+)tea(?!\p{L})/giu,
    ({ before, text }) =>
      !/(?:instead of|swap for|allowed|drink\p{L}*)(?!\p{L})/iu.test(text) &&
      !/(?:put|milk|sugar) (?:in|for) my\s+$/iu.test(before),
  ],
  // "Fish out the nuts" means to remove them.
  [
    /(?<!\p{L})fish(?!\p{L})/giu,
    ({ behind }) => /^\s(?:(?:the|all|any|every) (?:\p{L}+ )+)?out(?!\p{L})/iu.test(behind),
  ],
  // A day, not the fruit.
  [
    /(?<!\p{L})date(?!\p{L})/giu,
    ({ before, behind }) =>
      /^\s*(?:of|for|when|is|was|on|from|did|do)(?!\p{L})/iu.test(behind) || beforeADay.test(before),
  ],
  // "Bueno, ..." begins a sentence.
  [/^\P{L}*bueno(?=\P{L}+\p{L})/giu, () => true],
]

/** Replaces words that are no food here by as many blanks, so that places stay the same. */
export const withoutHomographs = (question: string): string =>
  homographs.reduce(
    (text, [words, isNoFood]) =>
      text.replace(words, (said: string, at: number) => {
        const place = { before: text.slice(0, at), behind: text.slice(at + said.length), text }
        return isNoFood(place) ? said.replace(/\p{L}/gu, ' ') : said
      }),
    question,
  )
