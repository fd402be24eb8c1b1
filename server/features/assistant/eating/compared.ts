import { fold, plainQuotes } from '@shared/domain/fold'
import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { foodsInQuestion } from '@shared/domain/verdict/foods-in-question'
import { isOfOther } from './clauses'
import { isAround, wordsBeside } from './words'

/** How foods are put side by side: which of them to take, or whether what goes for one goes for the other. */
export type Comparison = 'choice' | 'relation'

const any = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u')

/** Between foods of which one is to be chosen; texts are folded. */
const or = any(
  'or|vs|versus|v|oder|ou|o|u|against|rather than|compared (?:to|with)|(?:better|worse|safer|healthier|preferable|less bad) (?:for me )?than|besser als|schlechter als|mieux que|meilleure?s? que|pire que|mejor que|peor que',
)
/** Beside two foods of which one is held against the other. */
const alike = any(
  'same|similar|related|alike|(?:they|it) (?:just )?like|as (?:bad|risky|problematic) as|equal to|equivalent to|counts? (?:as|like|towards)|classed as|considered|(?:kind|type|form|sort) of|part of|differ\\w*|das ?selbe|das gleiche|der gleiche|gleich|genauso|ahnlich|verwandt|zahlt|unterschied|meme chose|pareil\\w*|lo mismo|igual|parecid[oa]s?|diferencia',
)
/** "Is prawn like crab", "ist Dinkel wie Weizen". */
const isLike =
  /^(?:(?:so|and|but|ok|hi) )*(?:is|are|r|ist|sind|est-ce que|es|son) .+ (?:like|wie|comme|como) /u
const ofValues = any(
  'high\\w*|low\\w*|values?|numbers?|results?|levels?|scores?|before|last|previous|werte?|hoher|niedriger|valeurs?|valor\\w*',
)
/** Whether foods are compared by what tests found: they are then told by their values. */
export const asksOfValues = (text: string): boolean => ofValues.test(fold(text))
const ofOther = any('instead|alternatives?|substitut\\w*|taste\\w*')
/** What foods are compared by. */
const measures = new Set(
  `which what whats one ones better best worse worst safer safest healthier healthiest less least more bad risky choice option choose pick go prefer
basically technically really actually count counts counted considered classed towards related relative relatives similar alike same equal equivalent
thing problem issue story between difference different differ differs compared family kind type form sort part group lesser evil intolerance reaction two either
neither rather than cousin cousins besser schlechter lieber mieux meilleur meilleure mejor peor pire que gleich gleiche gleichen dasselbe genauso
ahnlich verwandt zahlt als unterschied zwischen schlimm meme chose pareil pareille difference entre lo mismo igual parecido parecida diferencia comme
como wie vs versus against or oder ou are they is it`.split(/\s+/u),
)

/** "May I have prawns even though crab is high": whether what goes for crab goes for prawns. */
const otherwise =
  /^(?:(?:so|and|but|ok|hi) )*(?:can|could|may|is|are|am|should) (?:i )?(?:still |also )?(?:have |eat |allowed |try )?(?<one>.+?)(?: ok| okay| fine| allowed)? (?:even though|even if|although|though|because|cos|coz|bc|since|if|when|while|but) (?:my |the )?(?<other>.+?) (?:is|are|was|were|came up|shows) (?:\p{L}+ )?(?:high|bad|out|off|elevated|no|not|red|raised|moderate|forbidden|banned|a problem)(?: \p{L}+)?$/u
/** Where somebody sits who asks. */
const where = /^(?:hi |hey |so |ok )*(?:i'?m|i am|we'?re|we are|sitting|out) (?:at|in) [^.!?,]*[.!?,]+/u
const ofSeveral = any('which|welche[rsn]?|lequel|laquelle|cual')
const and = any('and|und|et|y|n')

const FEWEST = 2
const MOST = 4

/** Foods that a question compares, each by its words, and how; undefined where it asks for more, or for something else. */
export function comparedIn(
  matcher: Matcher,
  question: string,
): { compares: Comparison; foods: string[] } | undefined {
  const text = plainQuotes(question.normalize('NFC').toLowerCase())
    .replace(where, '')
    .replace(/[¿¡?!.,;:…"“”()]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const but = otherwise.exec(text)?.groups
  if (but) return comparedIn(matcher, `is ${but['one']} the same as ${but['other']}`)
  if (isOfOther(text) || asksOfValues(text) || ofOther.test(fold(text))) return undefined
  const found = foodsInQuestion(matcher, text)
  if (found.length < FEWEST || found.length > MOST || !found.some(({ isKnown }) => isKnown)) return undefined
  const beside = wordsBeside(text, found)
  if (!beside.every((word) => measures.has(word) || isAround(word))) return undefined
  if (found.length === 2 && (alike.test(beside.join(' ')) || isLike.test(fold(text))))
    return { compares: 'relation', foods: found.map((food) => food.words) }
  const choices = found.filter((food, at) => {
    const links = [food, found[at + 1]].map((next, place) => {
      const before = found[at + place - 1]
      return before && next ? fold(text.slice(before.end, next.start)) : ''
    })
    return links.some(
      (link) => or.test(link) || (ofSeveral.test(fold(text)) && (and.test(link) || link === ' ')),
    )
  })
  return choices.length > 1 ? { compares: 'choice', foods: choices.map((food) => food.words) } : undefined
}
