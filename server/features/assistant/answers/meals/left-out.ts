import { verdictOf, type Verdict } from '@shared/domain/verdict/verdict'
import { siblingsOf } from '@shared/domain/verdict/families'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../../../foods/foods.public'
import { foodsAsked, foodsListedIn } from '../../understand/foods'
import { any, meals } from '../words/words'

/* What a question names as left out, or as to be replaced: the words, and what else it says. */

const instead = any('alternatives?|alternativ|substitut\\w*|replac\\w*|swaps?|stand ?ins?|subs?|equivalents?')
const after = any(
  '(?:inste?a?d|intead|inplace|in place|in lieu|place|stead|lieu)(?: of)(?: using| having| eating| the)?',
  'rather than|other than|apart from|except(?: for)?',
  `${instead}(?: me)?(?: for| to| of| out)?`,
  'anstatt|statt|anstelle(?: von)?|an stelle von|(?:als )?ersatz(?: fur| von| zu)?',
  'alternativen?(?: zu[mr]?| fur| von)?|ersetze\\w*',
  'a la place (?:de|du|des|d)|au lieu (?:de|du|des|d)|remplace\\w*|alternatives? (?:a|au|aux|de)',
  'substituts? (?:de|du|a|au)',
  'en lugar (?:de|del)|en vez (?:de|del)|sustitu\\w*(?: de| del| al| para)?|reemplaz\\w*|alternativas? (?:a|al|de)',
)
const without = any(
  'always (?:put|use|used|have|had|eat|ate|cook with)|without|with no|no|not|w o|minus|nothing with',
  'free of|cant (?:have|eat|use|drink)|(?:im |am )?not allowed|isnt|arent|aint|not a',
  'dont (?:like|fancy|want|eat|use|do)|hate|(?:sick|bored|tired|fed up) (?:of|with)',
  'out of the question|havent got|leave out|leaving out|avoid\\w*',
  'ohne|kein\\w*|nicht|sans|pas de|sin|nada de',
)
const like = any(
  'mis+(?:ing|ed)?(?: the taste of| having| my)?|whats (?:a bit )?like|crav(?:e|ing)',
  'tast(?:e|es|ing) (?:a bit |similar |just )?(?:like|of|to)',
  '(?:similar|closest|close|nearest|comparable)(?: in taste| thing)?(?: to)?|something like',
  'anything like|flavou?r (?:as|of|like)|same (?:taste|flavou?r) as|(?:is|most|sweet|texture) like',
  'like|reminds me of|loved?',
  'fehlt(?: mir)?|vermisse|schmeckt (?:ahnlich )?wie|ahnlich(?:es)? wie|manque\\w*|le gout d[eu]',
  'comme|echo de menos|extrano|sepa a|parecid[oa] al?|se parece al?',
)
/** What may stand behind the food: what it is wanted for, and the asking itself. */
const cut = new RegExp(
  ` ${any(
    'in|on|for|with|to|into|at|from|over|under|when|if|that|which|what|whats|then|any|anything|something',
    'i|my|as|so|but|please|pls|plz|tastes?|possible|how|recipe|help|ideas?|auf|im|in|zum|fur|mit|dans|sur',
    'pour|avec|en|para|con|was|que|quoi|else|help|suggestions?|is|are|out|exists?|existe|available',
    'bak(?:e|ing)|backen|kochen|machen|essen|trinken|hornear|cocinar|faire|cuisiner|options?|alternatives?',
    'instead|anymore|any more|again|really|so much|a lot|tonight|today|lol|xx?',
    ...meals.slice(0, 5).map(([, said]) => said),
  )}(?: .*)?$`,
  'u',
)

/** What stands before a food that is to be replaced, and behind it. */
const wanting = any(
  'an?|any|some|good|best|the|need|want|for|suggest|whats|what is|no|hi|hello|got|know|tasty',
)
const substitute = any(
  'alternatives?|alternativ|substitut\\w*|replac[em]\\w*|swaps?|subs?|stand ?ins?|ersatz|alternativen?',
)
const ways = {
  after: new RegExp(`(?<![\\p{L}\\d])${after} (?<food>.+)$`, 'u'),
  before: new RegExp(`^(?:.*(?<![\\p{L}\\d])${wanting} )?(?<food>[^ ].*?) ${substitute}(?: .*)?$`, 'u'),
  compound: /(?<food>\p{L}{3,})(?:ersatz|alternativen?)(?!\p{L})/u,
  free: /(?<food>\p{L}+) free(?!\p{L})/u,
  without: new RegExp(`(?<![\\p{L}\\d])${without} (?:an? |the |any |have |eat |some )*(?<food>.+)$`, 'u'),
  like: new RegExp(`(?<![\\p{L}\\d])${like} (?<food>.+)$`, 'u'),
  missed:
    /^(?:hi |so |mir )?(?:le |la |les |l )?(?<food>.+?) (?:fehlt|fehlen|me manque|substituts?)(?: .*)?$/u,
}
export type Way = keyof typeof ways

/** The foods that a question, as `plain` writes it, leaves out in one of the ways, and the words of it beside them. */
export function leftOutIn(text: string, order: readonly Way[]): { foods: string[]; rest: string } {
  for (const way of order) {
    const named = ways[way].exec(text)?.groups?.['food'] ?? ''
    const words = named.replace(cut, '')
    const foods = words
      .split(/ (?:and|or|n|nor|und|oder|noch|et|ou|ni|y|o|no|not|without|sans|ohne|sin) /u)
      .flatMap(foodsOf)
    if (foods.length > 0) return { foods, rest: text.replace(words, ' ').replace(/ +/gu, ' ') }
  }
  return { foods: [], rest: text }
}

/** "Dairy gluten" are two foods, and "goats cheese" is one. */
function foodsOf(words: string): string[] {
  const named = foodsListedIn(words)
  return named.length > 1 ? named : foodsAsked(words)
}

/** Tells of words whether they hold one of some foods, or belong to a family that is named: fruit, nuts, dairy. */
export function holderOf(foods: readonly string[]): (words: string) => boolean {
  const matcher = foodMatcher()
  const looked = matcher.resolve(foods.map((name) => ({ name })))
  const family = new Set(foods.flatMap((name) => siblingsOf(matcher.read(name)).flatMap(({ keys }) => keys)))
  return (words) => {
    if (foods.length === 0) return false
    const reading = matcher.read(words)
    return (
      matcher.verdicts(reading, looked).some(({ verdict }) => verdict === 'match') ||
      reading.mentions.some(({ sure }) => [...sure].some((key) => family.has(key)))
    )
  }
}

/** The verdicts on foods, without those that nobody knows. */
export const knownAmong = (foods: readonly string[], person: Person): Verdict[] =>
  foods.map((each) => verdictOf(foodMatcher(), each, person)).filter(({ kind }) => kind !== 'not-known')
