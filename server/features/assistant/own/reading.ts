import { isFamily } from '@shared/domain/verdict/families'
import { foodMatcher } from '../../foods/foods.public'
import { type Signal, signals } from './signals'
import { any, pattern } from './words'

/** A question about one's results as it is read: what its words tell, the values it states, what may name foods. */
export type Reading = {
  has: (...of: Signal[]) => boolean
  values: readonly number[]
  /** Whether it asks for something else than results. */
  isBeyond: boolean
  /** What no signal and no word between has taken; each may name a food, or several. */
  foods: readonly string[]
}

const patterns = signals.map(([signal, source]) => [signal, new RegExp(pattern(source), 'gu')] as const)

/** Words between, which tell nothing. */
const between = new Set(
  `a an the my mine me i im ive id we our us you u ur your it its this that thats these those there here is are was were be been being am
do does did done doing has have had having got get gotten getting gone go goes going went come came coming will would so and n but of for on in at to
with from by really actually exactly please pls plz thanks thx cheers hi hey hello right again just only even also too very much
one ones thing things stuff food foods item items what whats which who whos how hows tell give can lol like well oh um er hmm yes no not dont isnt arent wasnt aint
didnt doesnt hasnt havent though although yet while when where out back about into between them they total nearest wat wot since but however wurden waren thing kind of overall altogether far such both each though say said know
think thought wonder wondering guess suppose remind remember maybe perhaps bit way big little quite half body says body result test tests report reports results sample blood
ich mein meine meinen meiner meinem der die das den dem des ist sind war waren hat haben habe und von vom bei mir mich was wie welche welcher welches welchen ein eine einen sich so zu im in am auf an es denn eigentlich bitte geworden obwohl ich lebensmittel mal
je j l le la les un une des du de d mon ma mes moi est sont etait a ai as c ce ca cest qu que quoi quel quelle quels quelles il elle en y et au aux chez si pour dans sur t n ne pas qui svp aliment aliments alors
el los las lo un una unos unas mi mis me es esta estan era estaba son ha han he tengo tenia tiene yo de del al en con por que cual cuales como y si se su para muy ha alimento alimentos aunque a sale salen seit desde dem zum desde matter matters extremely super crazy insanely totally pretty fairly incredibly absolutely percent left if unter uber dessous dessus debajo encima never hasta many more ie eg range wurde real genuine actual true sure berichte twice thrice double doubled sich sehr aussi tambien
second third fourth fifth 2nd 3rd 4th 5th two three four five six ten number top zweit zweite dritte drei funf zehn deuxieme troisieme trois cinq dix segundo segunda tercero tercera tres cinco diez`.split(
    /\s+/u,
  ),
)
/** Such words begin and end no name of a food, and may stand in one. */
const inNames = new Set('and n of und et y de du d la l del al au aux with a le les'.split(' '))

/** What asks for something else than what a result is. */
const beyond = pattern(
  any(
    '(?:can|could|may|should|shall|must) (?:i|we)|do i (?:need|have to|take|start|stop|add|change)|would i|am i allowed|will|how (?:to|do i|can i)|whats up$|darf|soll|muss|puis je|je peux|dois|puedo|debo|if(?! (?:its|it is|my \\S+ is) \\d)|unless',
    'instead|substitut\\w*|replac\\w*|swaps?|alternatives?|recipes?|cook\\w*|bak(?:e|ing)|buy|menu|meals?|breakfast|lunch|dinner|supper|snacks?|restaurants?|diets?|allerg\\w*|coeliac|celiac|lactose|histamine?|symptoms?|upset\\w*|pains?|hurts?|feel\\w*|sick|ill|bloat\\w*|rash\\w*|headaches?|doctors?|gp|pregnan\\w*|bab(?:y|ies)|child\\w*|kids?|husband|wife|daughters?|sons?|she|he|her|him|they|people|everyone|someone|nobody',
    'scanner|app|portal|website|downloads?|print\\w*|passwords?|emails?|account|log ?in|pay\\w*|price|costs?|order(?= (?:a|the|another))|kit|tubes?|lab|labs|laborator\\w*|clinics?|how long|how often|how soon|practi\\w+|calories|protein|carbs|vitamins?|country|world|mountain|weather|football|team|share|stock|market',
  ),
)

const numbered =
  /(?<![\p{L}\d.]|top |bottom |number )\d{1,3}(?:\.\d+)?(?![\p{L}\d])(?: ?(?:u?g ml|[uµμ]g|micrograms?))?(?! (?:percent|days?|weeks?|months?|years?|times?|foods?|highest|lowest|worst|tests?|reports?|high|moderate|reds?)\b)/gu

/** Colours in names ("red wine", "green beans") are no levels. */
function named(text: string): readonly (readonly [start: number, end: number])[] {
  const { tokens, mentions } = foodMatcher().read(text)
  return mentions
    .filter(({ first, end }) => end - first > 1)
    .map(({ first, end }) => [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0] as const)
}

/** Reads a question as `plain` writes it. */
export function readingOf(text: string): Reading {
  const found = new Set<Signal>()
  const values: number[] = []
  const names = named(text)
  const isInName = (at: number, length: number) =>
    names.some(([start, end]) => at >= start && at + length <= end && length < end - start)
  const blank = (said: string) => said.replace(/[^ ]/gu, '|')
  let rest = text
  let isBeyond = false
  for (const [signal, way] of patterns) {
    rest = rest.replace(way, (said, ...groups) => {
      const at = groups.find((each): each is number => typeof each === 'number') ?? 0
      if (said.trim() === '' || isInName(at, said.length)) return said
      found.add(signal)
      return blank(said)
    })
    if (signal === 'avoid') isBeyond = beyond.test(rest)
  }
  rest = rest.replace(numbered, (said) => {
    values.push(Number.parseFloat(said))
    return blank(said)
  })
  return { has: (...of) => of.some((each) => found.has(each)), values, isBeyond, foods: namesIn(rest) }
}

/** The runs of words that are left. */
function namesIn(rest: string): string[] {
  const runs: string[][] = [[]]
  for (const word of rest.split(' ').filter(Boolean)) {
    const isNoName = /^[|]+$/u.test(word) || (between.has(word) && !inNames.has(word))
    if (isNoName) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs
    .map((run) => {
      const words = [...run]
      while (words[0] !== undefined && between.has(words[0])) words.shift()
      while (between.has(words.at(-1) ?? '')) words.pop()
      return words.join(' ')
    })
    .filter((name) => /\p{L}{2}/u.test(name))
}

export const isOfFamily = (name: string | undefined): name is string => name !== undefined && isFamily(name)
