import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Matcher, Reading } from '@shared/domain/food-matcher/food-matcher'
import { fold } from '@shared/domain/fold'
import { aroundWords } from '@shared/domain/verdict/around-words'
import { isMadeWord, isManner } from '@shared/domain/verdict/dish-words'
import { isLabelWord } from '@shared/domain/label-vocabulary'
import { foodsInQuestion, type QuestionFood } from '@shared/domain/verdict/foods-in-question'
import { isFamily, withSiblings } from '@shared/domain/verdict/families'
import { understood } from '@shared/domain/verdict/understood'
import type { Language } from './frame'

const either = (list: string) => list.trim().replace(/\s*\n\s*/gu, '|')
const time =
  'today|tonight|tomorrow|now|again|later|sometimes|occasionally|daily|weekly|often|regularly|anymore|any more|(?:every|each) (?:single )?(?:day|morning|night|evening|week|other day|so often|now and then|weekend)|once (?:a|in a|every) \\w+(?: \\w+)?|(?:one|two|three|four|few|couple of|many|several)? ?times (?:a|per) \\w+|now and (?:then|again)|from time to time|all the time|at (?:night|breakfast|lunch|dinner|all|home|work|christmas|easter|a party|parties|the moment|the weekend|weekends|bedtime|this point|school|a restaurant|the pub|the cinema)|in (?:my|a|the) (?:tea|coffee)|in the (?:morning|evening|afternoon|night|summer|winter|end|meantime)|on (?:holiday|sundays?|saturdays?|fridays?|weekends|the weekend|occasion|the side|the go|a plane|my birthday|a date)'
const meal =
  'breakfast|brekkie|brunch|lunch|dinner|supper|tea|dessert|pudding|a snack|snacks?|my (?:breakfast|lunch|dinner|tea|birthday)|a treat|baking|cooking|frying|me|myself|once|good|ever|now|a (?:while|change|bit)|weeks|months|the time being|my (?:diet|body|gut|stomach|condition)'

const lead: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:${either(`a|an|the|some|any|anything|more|my|our|your|this|that|these|those|of|just|only|still|maybe|perhaps|also|really|even|actually|normal|regular|ordinary|usual|proper
      (?:a |the )?(?:little|small|tiny|wee|big(?! mac| tasty)|large|whole(?!grain| grain)|single)|(?:bits?|pieces?|slices?|glass(?:es)?|cups?|mugs?|bowls?|handfuls?|few|couple|lots?|plenty|bites?|pinch|dash|drops?|splash|spoon(?:ful)?s?|teaspoon|tablespoon|portions?|servings?|amounts?|traces?|kinds?|sorts?|types?|pints?|cans?|tins?|bottles?|packets?|bags?|plates?|tubs?|jars?|blocks?|chunks?|box|loaf) (?:of|o)(?= )|few|couple|lots
      heated|reheated|microwaved|warmed(?: up)?|eating|having|drinking|using|trying|taking|to (?:eat|have|drink|use|try)|say|things? like|foods? like|something like|stuff like|with|on|for example|eg|e\\.g\\.|like|me|if i (?:eat|have|drink|use)|both|either|all|all the|one|two|three|four|2|3|4|1|half an?|so|and|or|if|whether|um+|uh+|er+|for`)}) `,
    'u',
  ),
  de: /^(?:ein(?:e[nmrs]?)?|d(?:er|ie|as|en|em)|etwas|ein bisschen|ein wenig|mein(?:e[nmrs]?)?|auch|noch|viel|von|vom|mit|auf|ohne|jetzt|mal|ab und zu|denn|und|oder|es|bitte|normale[nrs]?|weiterhin|trotzdem|beim|für|fuer|zu) /u,
  fr: /^(?:du|de la|de l'|des|de|d'|le|la|les|l'|un|une|mon|ma|mes|au|aux|à l'|à la|un peu de|un peu d'|et|ou|encore|aussi|ce|cette|ces) ?(?<=[ '])/u,
  es: /^(?:el|la|los|las|un|una|unos|unas|mi|mis|de|del|un poco de|algo de|algún|alguna|con|y|o|más|mas|también|este|esta|estos) /u,
}
const tail: Record<Language, RegExp> = {
  en: new RegExp(
    `(?:^| )(?:${either(`${time}|for (?:${meal})|(?:just |only |even )?(?:this |the )?once|(?:just|only|even) (?:a|one|the|this) (?:\\p{L}+ )?(?:bit|bite|sip|taste|slice|piece|spoon(?:ful)?|portion|pinch|handful|time)|(?:just|only) (?:a )?(?:little|some)|in (?:a |its |their )?(?:cooked|baked|heated|dried|raw|powdered|fermented) form|then|please|pls|plz|thanks|thank you|thx|ta|or (?:not|no|what|nah|nope)|yes or no|ok|okay|right|too|as well|either|at all|instead|still|safely|altogether|completely|entirely|forever|out|back|just|mate|x+|lol|or so|ever|even|please tell me|with ease
      with(?:out)? (?:any |having |getting )?(?:problems?|issues?|troubles?|worr(?:y|ies|ying)|(?:it|that|this|them|reacting|a reaction|symptoms))|with (?:my|these|those|the|this) (?:results?|test|igg|levels?|values?|intolerances?|allerg\\w+|condition|list|report).*
      (?:according to|based on|given|considering|because|cos|cause|since|as i|as my|as it|if|when|while|whilst|after|before|during|until|till|though|although|but|whether|cuz|bc|assuming|provided|unless|despite|except|in case|even (?:if|though|when)) .*|so (?:i|that|we) .*
      or (?:is|are|do|does|should|will|would|must|did|am|shall|could|can|any|else|better|would|rather|that|has|have|was|not)(?!\\p{L}).*|and (?:be|feel|stay|not|is|are|if|do|does|still|then|what|how|why|will)(?!\\p{L}).*
      (?:out|back)? ?(?:of|from|in|into|in to|to) (?:my|the|this) (?:diet|menu|meals?|plan|food|life|results?|report|list)|on (?:it|them|that|my (?:diet|list|plan|report|results?|test)|this (?:diet|plan)|the (?:diet|list|test))|in (?:it|them|that|there|mine)
      for (?:a |the |my )?(?:person|someone|somebody|people) (?:like|with) .*|a lot|a little|a bit|much|(?:to|i) (?:eat|have|drink|use|buy)|me|i|was|is|are|do i|or am i.*|that (?:i|is|are|was|were|my|has|have).*|which (?:i|is|are|was).*|(?:i|we|they|he|she|my \\w+) (?:just |really |have |only )?(?:bought|made|saw|got|found|ordered|love|like|want|miss|need|crave|eat|ate|had|use) ?.*|who .*`)})$`,
    'u',
  ),
  de: /(?:^| )(?:essen|trinken|haben|nehmen|verwenden|benutzen|vertragen|backen|kochen|machen|ersetzen|dürfen|darf ich.*|kann ich.*|soll ich.*|nimmt man|bitte|heute|jetzt|noch|auch|oder nicht|morgens|abends|jeden tag|täglich|manchmal|zum frühstück|zum (?:mittag|abend)essen|zum backen|zum kochen|beim backen|ab und zu|wenn .*|obwohl .*|weil .*|ok|für mich|fuer mich|was .*|gibt es.*|im (?:kaffee|tee)|aus)$/u,
  fr: /(?:^| )(?:s'il (?:vous|te) pla[iî]t|svp|stp|ou non|ou pas|maintenant|encore|aujourd'hui|tous les jours|le matin|le soir|au petit[- ]déjeuner|parfois|si .*|même si .*|parce que .*|quand .*|pour moi|avec mes résultats|sans problème|puis[- ]je.*|je peux.*|que .*)$/u,
  es: /(?:^| )(?:por favor|o no|ahora|hoy|todavía|todavia|todos los días|por la mañana|por la noche|para (?:desayunar|cenar|el desayuno|la cena|mí|mi|hornear|cocinar|el café)|a veces|si .*|aunque .*|porque .*|cuando .*|sin problemas?|con mis resultados|puedo.*|también|tambien|entonces)$/u,
}

/** Words of an ask without what stands around the foods in it. */
export function bareWords(text: string, language: Language): string {
  let words = text.replace(/[^\p{L}\d'%)]+$/u, '').trim()
  for (;;) {
    const less = words
      .replace(lead[language], '')
      .replace(tail[language], '')
      .replace(/[\s,:-]+$/u, '')
      .trim()
    if (less === words) return words
    words = less
  }
}

const notFood =
  /(?<![\p{L}\d])(?:refunds?|massages?|surgery|operations?|vaccines?|jabs?|injections?|infusions?|baths?|showers?|breaks?|(?<!jelly )bab(?:y|ies)(?! (?:corn|spinach|leaf|carrots?|potato(?:es)?|food))|invoices?|receipts?|links?|discounts?|wort|consultations?|chat|calls?|meetings?|explanations?|answers?|repl(?:y|ies)|reminders?|sex|sauna|tattoos?|botox|antibiotics?|painkillers?|ibuprofen|paracetamol|aspirin|antihistamines?|\p{L}+(?:cillin|azole|statin|profen|pril)|yoga|gym|exercis\p{L}*|running|(?<!ritter )sports?|swimming|fasting|sleep|smok(?:e|ing)(?!d)|vap(?:e|ing)|cigarettes?|party|holidays?|more time|cheat days?|day off|life|login|logging|it|this|that|them|these|those|something|anything|everything|nothing|all|foods?|things?|stuff|products?|ingredients?|meals?|dish(?:es)?|results?|reports?|tests?|testing|retest|samples?|values?|levels?|numbers?|scanner|scan|labels?|apps?|portal|passwords?|accounts?|emails?|phones?|address|data|copy|pdf|practitioners?|therapists?|doctors?|gp|nutritionist|dietitian|lab|laboratory|appointments?|symptoms?|headaches?|rash|bloating|medicines?|medications?|tablets?|pills?|normally|before|after(?! eight)|out|else|recipes?|diets?(?! (?:coke|cola|pepsi|lemonade|tonic|soda|drinks?))|phase|elimination|reintroduction|challenge|diary|plan|assistant|notifications?|you|i|he|she|they|we|who|what|why|how|someone|people|ones|reds|ambers|moderates|highs|essen|alles|etwas|nichts|tout|todo|nada|rien|ça|eso|esto|das|means?|mean)(?![\p{L}\d])/u

/** French bread is an English ache, but where French stands around it. */
const pain =
  "(?<!(?:^| )(?:le|du|un|les|des|mon) )pains?(?! (?:d['’]|aux? |de |complets?|perdu|grillé))(?![\\p{L}\\d])"
const inPain = new RegExp(`(?<![\\p{L}\\d])${pain}`, 'u')

/** What somebody got that is no food. */
const ache = new RegExp(
  `(?<![\\p{L}\\d])(?:sick|ill|${pain}|cramps?|aches?|hives|itch\\p{L}*|bloat(?:ed|ing|s)?|spots|reactions?|diarrh\\p{L}+|allerg\\p{L}+|ibs|migraines?|tested|high|low|moderate)(?![\\p{L}\\d])`,
  'u',
)

/** Whether words speak of something beside foods. */
export const isOfMore = (words: string): boolean => notFood.test(words) || ache.test(words)

const isTold = ({ mode }: Reading['mentions'][number]) => mode !== 'not' && mode !== 'aside'

/** Whether the words name a food or a family of them ("berries"), and nothing that tells of the portal. */
export function namesFood(matcher: Matcher, words: string, language: Language = 'en'): boolean {
  if (words === '' || notFood.test(words) || (language === 'en' && inPain.test(words))) return false
  const reading = withSiblings(matcher.read(inFew(words) ? understood(matcher, words).text : words))
  return reading.mentions.some(isTold) || isFamily(words)
}

/** Misspelt words are looked up where there are so few that they are meant as a food. */
const inFew = (words: string) => words.split(/\s+/u).length <= 3

/** Whether words that nobody knows may be a food all the same: a few, and none of them an everyday one. */
export const mayBeFood = (words: string): boolean =>
  /^(?!to )\p{L}{3}/u.test(words) &&
  !notFood.test(words) &&
  words.split(/\s+/u).length <= 3 &&
  !words.split(/\s+/u).some((word) => ordinaryWords.has(word))

/** Whether the words are something made of foods (marzipan), and no food of the catalogue by its name (spelt). */
export const isMade = (matcher: Matcher, words: string): boolean =>
  namesFood(matcher, words) && matcher.read(words).mentions.some(({ entry }) => entry.source !== 'name')

const breaks: Record<Language, RegExp> = {
  en: /\s*(?:,|\/|&|\+|;)\s*(?:(?:and|or|plus|also) )?|\s+(?:and(?: also| maybe| then)?|or(?: maybe)?|plus|nor|n|as well as|also)\s+/gu,
  de: /\s*(?:,|\/|&|\+)\s*|\s+(?:und(?: auch)?|oder|sowie)\s+/gu,
  fr: /\s*(?:,|\/|&|\+)\s*|\s+(?:et|ou)\s+/gu,
  es: /\s*(?:,|\/|&|\+)\s*|\s+(?:y|e|o|u)\s+/gu,
}

/** The foods of a list, each by its words; what the matcher reads as one ("mac and cheese") stays one. */
export function foodsOf(matcher: Matcher, words: string, language: Language): string[] {
  const { tokens, phrases } = matcher.read(words)
  const joined = phrases
    .filter(({ entry }) => entry?.kind === 'food')
    .map(({ first, end }) => [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0] as const)
  const parts: string[] = []
  let from = 0
  for (const link of words.matchAll(breaks[language])) {
    if (joined.some(([start, end]) => start < link.index && end > link.index + link[0].length)) continue
    parts.push(words.slice(from, link.index))
    from = link.index + link[0].length
  }
  parts.push(words.slice(from))
  return parts.map((part) => bareWords(part, language)).filter((part) => part !== '')
}

/**
 * The foods that words of an ask name, and with `tells` those that nobody knows. A word that nobody knows is one, misspelt
 * or not, only among few words or foods, or joined to a food ("frikandel with chips"): in a sentence it is anything.
 */
export function foodsAsked(matcher: Matcher, words: string, language: Language, tells: boolean): string[] {
  const found = foodsInQuestion(matcher, words)
  const beside = wordsBeside(words, found)
  const isList =
    !notFood.test(words) && beside.every((word) => links.has(word) || (inFew(words) && isAround(word)))
  return found.flatMap((food, at) => {
    const isJoined = [found[at - 1], found[at + 1]].some((other) => other && isJoinedTo(words, food, other))
    if (!food.isKnown && !isList && !isJoined) return []
    const isMeant = namesFood(matcher, food.words, language) || ((tells || isJoined) && mayBeFood(food.words))
    return isMeant ? [food.words] : []
  })
}

/** Whether nothing but a link stands between a word that nobody knows and a known food. */
function isJoinedTo(text: string, food: QuestionFood, other: QuestionFood): boolean {
  if (food.isKnown || !other.isKnown) return false
  const [first, second] = food.start < other.start ? [food, other] : [other, food]
  return /^\s*(?:with|w|w\/|and|n|&|\+|mit|und|avec|et|con|y|,|or)\s*$/iu.test(
    text.slice(first.end, second.start),
  )
}

/** Whether a text is foods and nothing else but what is said of them. */
export function isBareFood(matcher: Matcher, text: string): boolean {
  return namesFood(matcher, text) && foodsThatMatter(matcher, text)?.isBare === true
}

/** What asks for something else than whether: a value of the test, what a food is and what is in it, why somebody feels unwell. */
const ofOther =
  /\d[.,]\d|^(?:about|explain|describe|show|list)(?!\p{L})|(?<!\p{L})tell (?:me|us)(?!\p{L})|^(?:is|are) (?:\p{L}+ an? |(?:it|they|there|that) (?:in|the|my) |.+ (?:made|full) )|(?<!\p{L})(?:feel(?:ing|s)?(?! like)|felt|(?:bad|worse|funny|weird) (?:after|from))(?!\p{L})/u

/**
 * The foods of a text that has nothing but foods and what is said around somebody who eats; undefined for a text about
 * more. `isBare`: nothing is said around them.
 */
export function foodsThatMatter(
  matcher: Matcher,
  text: string,
): { foods: string[]; isBare: boolean } | undefined {
  if (ofOther.test(text) || ache.test(text)) return undefined
  const found = foodsInQuestion(matcher, text)
  const words = wordsBeside(text, found)
  if (found.length === 0 || !words.every(isAround)) return undefined
  const isFood = ({ words: food }: QuestionFood) => namesFood(matcher, food)
  const isBare = words.every((word) => links.has(word))
  // "Ich will sterben" is no misspelt food.
  const mayBeMisspelt = (isBare && !/\d/u.test(text)) || ofEating.test(text)
  const isAmongFoods = isBare && found.some((food) => food.isKnown && isFood(food))
  const isMeant = (food: QuestionFood) =>
    food.isKnown ? isFood(food) : mayBeMisspelt && (isFood(food) || (isAmongFoods && mayBeFood(food.words)))
  if (!found.every(isMeant)) return undefined
  return { foods: found.map((food) => food.words), isBare }
}

const ofEating =
  /(?<!\p{L})(?:eat\p{L}*|crav\p{L}+|fancy\p{L}*|order\p{L}*|offer\p{L}*|bak(?:ed|ing)|cook\p{L}*)/u

/** The words of a text beside its foods, folded. */
export function wordsBeside(text: string, found: readonly QuestionFood[]): string[] {
  const places = found.flatMap((food) => [food, ...food.leftOut]).toSorted((a, b) => b.start - a.start)
  const rest = places.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  return fold(rest).match(/\p{L}{2,}/gu) ?? []
}

/** Whether a folded word is said around foods, or of them. */
export const isAround = (word: string) =>
  aroundWords.has(word) ||
  isManner(word) ||
  isMadeWord(word) ||
  (isLabelWord(word) && !ordinaryWords.has(word))

const links = new Set(
  'and or with without no minus on in und oder mit ohne et ou avec sans au aux con sin the an some my'.split(
    ' ',
  ),
)

/** Whether words are one name: "mac and cheese". */
export function isOneName(matcher: Matcher, words: string): boolean {
  const { tokens, mentions } = matcher.read(words)
  const [only, ...more] = mentions
  return more.length === 0 && only?.first === 0 && only.end === tokens.length
}

/** The foods that a text speaks of, each with its own words. */
export const foodsNamedIn = (matcher: Matcher, text: string): string[] =>
  foodsInQuestion(matcher, text)
    .filter(({ isKnown, words }) => isKnown && !notFood.test(words))
    .map(({ words }) => words)

/** The foods of a list without commas, each by itself: "eggs flour butter". */
export function foodsListedIn(matcher: Matcher, text: string): string[] {
  const { tokens, mentions } = matcher.read(text)
  return mentions
    .filter(isTold)
    .map(({ first, end }) => text.slice(tokens[first]?.start, tokens[end - 1]?.end))
    .filter((words) => !notFood.test(words))
}
