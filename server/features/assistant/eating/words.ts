import { withSiblings } from '@shared/domain/verdict/families'
import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Matcher, Reading } from '@shared/domain/food-matcher/food-matcher'
import { understood } from '@shared/domain/verdict/understood'
import { isKnownWord } from '@shared/domain/verdict/spelling'
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
      or (?:is|are|do|does|should|will|would|must|did|am|shall|could|can|any|else|better|would|rather|that|has|have|was|not) ?.*|and (?:be|feel|stay|not|is|are|if|do|does|still|then|what|how|why|will) ?.*
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
  /(?<![\p{L}\d])(?:refunds?|massages?|surgery|operations?|vaccines?|jabs?|injections?|infusions?|baths?|showers?|breaks?|bab(?:y|ies)(?! (?:corn|spinach|leaf|carrots?|potato(?:es)?|food))|invoices?|receipts?|links?|discounts?|consultations?|chat|calls?|meetings?|explanations?|answers?|repl(?:y|ies)|reminders?|sex|sauna|tattoos?|botox|antibiotics?|painkillers?|ibuprofen|paracetamol|aspirin|antihistamines?|\p{L}+(?:cillin|azole|statin|profen|pril)|yoga|gym|exercis\p{L}*|running|sports?|swimming|fasting|sleep|smok(?:e|ing)(?!d)|vap(?:e|ing)|cigarettes?|party|holidays?|more time|cheat days?|day off|life|login|logging|it|this|that|them|these|those|something|anything|everything|nothing|all|foods?|things?|stuff|products?|ingredients?|meals?|dish(?:es)?|results?|reports?|tests?|testing|retest|samples?|values?|levels?|numbers?|scanner|scan|labels?|apps?|portal|passwords?|accounts?|emails?|phones?|address|data|copy|pdf|practitioners?|therapists?|doctors?|gp|nutritionist|dietitian|lab|laboratory|appointments?|symptoms?|headaches?|rash|bloating|medicines?|medications?|tablets?|pills?|normally|before|after|out|else|recipes?|diets?|phase|elimination|reintroduction|challenge|diary|plan|assistant|notifications?|you|i|he|she|they|we|who|what|why|how|someone|people|ones|reds|ambers|moderates|highs|essen|alles|etwas|nichts|tout|todo|nada|rien|ça|eso|esto|das|means?|mean)(?![\p{L}\d])/u

/** What somebody got that is no food. */
const ache =
  /(?<![\p{L}\d])(?:sick|ill|pains?|cramps?|aches?|hives|itch\p{L}*|spots|reactions?|diarrh\p{L}+|allerg\p{L}+|ibs|migraines?|tested|high|low|moderate)(?![\p{L}\d])/u

/** Whether words speak of something beside foods. */
export const isOfMore = (words: string): boolean => notFood.test(words) || ache.test(words)

/** French bread is an English ache. */
const inPain = /(?<![\p{L}\d])pains?(?![\p{L}\d])/u

const isTold = ({ mode }: Reading['mentions'][number]) => mode !== 'not' && mode !== 'aside'

/** Whether the matcher reads a food in the words, and nothing that tells of the portal. */
export const namesFood = (matcher: Matcher, words: string, language: Language = 'en'): boolean =>
  words !== '' &&
  !notFood.test(words) &&
  !(language === 'en' && inPain.test(words)) &&
  withSiblings(matcher.read(inFew(words) ? understood(matcher, words).text : words)).mentions.some(isTold)

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

const links: Record<Language, RegExp> = {
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
  for (const link of words.matchAll(links[language])) {
    if (joined.some(([start, end]) => start < link.index && end > link.index + link[0].length)) continue
    parts.push(words.slice(from, link.index))
    from = link.index + link[0].length
  }
  parts.push(words.slice(from))
  return parts.map((part) => bareWords(part, language)).filter((part) => part !== '')
}

/** Beside foods in words that are nothing but food: "scrambled eggs with fresh basil". */
const beside =
  /^(?:and|or|with|without|no|minus|instead|extra|on|in|ohne|sans|sin|und|oder|mit|et|ou|avec|y|con|de|of|the|some|a|an|fresh|raw|cooked|boiled|fried|baked|grilled|roast(?:ed)?|steamed|poached|smoked|dried|frozen|tinned|canned|plain|whole|skimmed|semi|organic|vegan|free|hot|cold|iced|black|white|green|red|brown|dark|sweet|salted|unsalted|homemade|home|made|soft|hard|runny|grated|sliced|minced|mashed|toasted)$/u

/** Whether a text is foods and nothing else. */
export function isBareFood(matcher: Matcher, text: string): boolean {
  if (!namesFood(matcher, text)) return false
  const { tokens, phrases } = matcher.read(inFew(text) ? understood(matcher, text).text : text)
  if (tokens.length > 8) return false
  const others = phrases.filter(
    ({ first, entry }) => entry?.kind !== 'food' && !beside.test(tokens[first]?.text ?? ''),
  )
  const [name, ...more] = others
  if (name === undefined) return true
  // A maker's name: one word that nobody knows, ahead of the food.
  const word = tokens[name.first]?.text ?? ''
  return more.length === 0 && name.first === 0 && tokens.length > 1 && !isKnownWord(word)
}

/** Whether words are one name: "mac and cheese". */
export function isOneName(matcher: Matcher, words: string): boolean {
  const { tokens, mentions } = matcher.read(words)
  const [only, ...more] = mentions
  return more.length === 0 && only?.first === 0 && only.end === tokens.length
}

/** The foods that a text speaks of, those side by side as one, or `isApart`. */
export function foodsNamedIn(matcher: Matcher, text: string, isApart = false): string[] {
  const { tokens, mentions } = matcher.read(text)
  const runs: { first: number; end: number }[] = []
  for (const { first, end } of mentions.filter(isTold)) {
    const run = runs.at(-1)
    if (run && (isApart ? first < run.end : first <= run.end)) run.end = Math.max(run.end, end)
    else runs.push({ first, end })
  }
  return runs
    .map(({ first, end }) => text.slice(tokens[first]?.start, tokens[end - 1]?.end).trim())
    .filter((words) => !notFood.test(words))
}
