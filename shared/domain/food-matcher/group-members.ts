import { grainHeadOf, isCereal } from './dairy-words'
import type { Mention, ReadText } from './mentions'
import type { Speech } from './speech'
import type { PrintedList } from './printed-list'
import { gaps, isJoined, type Token } from './tokens'

const words = (text: string) => new Set(text.trim().split(/\s+/u))

/** Words that end or begin the names of groups of several foods. */
const groupWords = words(
  `fish fishes fisch fische poisson poissons pescado pescados pesce pesci vis vissen ryba ryby ryb peixe peixes
fisk fiskar crustacean crustaceans crustacea krebstier krebstiere krustentiere crustace crustaces crustaceo
crustaceos crostaceo crostacei schaaldier schaaldieren skorupiak skorupiaki kraftdjur krebsdyr skaldyr skaldjur
mollusc molluscs mollusk mollusks weichtier weichtiere mollusque mollusques molusco moluscos mollusco molluschi
weekdier weekdieren mieczak mieczaki blotdjur bloddyr shellfish seafood meeresfruchte marisco mariscos nut nuts
treenut nuss nusse schalenfrucht schalenfruchte schalenobst hartschalenobst noix nuez nueces noot noten boomnoten
orzech orzechy orzechow notter nodder traenodder gluten glutine glutenu`,
)
/** "Fruits à coque", "frutos secos": the first word tells it. */
const firstWords = words('fruit fruits fruto frutos frutto frutti frutta')

/** "Fish", "tree nuts", "fruits à coque"; not "fish stock". */
function isGroupName({ entry: { parts, words: name } }: Mention): boolean {
  const [first = '', last = ''] = [name[0], name.at(-1)]
  return !parts && (groupWords.has(last) || firstWords.has(first) || first.startsWith('gluten'))
}

/** They name the cereals' protein, not a cereal. */
const proteins = new Set(['gluten', 'gliadin'])

/** A grain product whose cereal only its maker knows: "flour", "bread". */
export const isAnyGrain = ({ entry: { words: name } }: Mention) =>
  grainHeadOf(name) !== undefined && !name.some((word) => isCereal(word) || wheatWords.has(word))
export const wheatWords = words('couscous bulgur panko seitan spaghetti macaroni udon ramen')

/** The groups whose foods are different plants or animals, not parts of one, like whey of milk. */
const groups = words('@fish @crustaceans @molluscs @nuts @gluten @mushrooms')
const groupsOf = ({ sure }: Mention) => [...sure].filter((concept) => groups.has(concept))
const isOf =
  ({ foods }: ReadText, group: string) =>
  (concept: string) =>
    foods.get(concept)?.group === group.slice(1)

/** Its fish may be any, although it is mostly anchovies: "fish sauce", "Fischsoße", "vissaus". */
const sauces = /sau[cs]|salsa|sosse|^sos|molho|sas$/u
const isAnyFish = ({ entry: { words: name } }: Mention) => name.some((word) => sauces.test(word))

/** Whether it says which food of a group it means: "tuna", or "basa", which nobody tests. */
function isExact(text: ReadText, mention: Mention, group: string): boolean {
  if (!mention.sure.has(group)) return false
  if (group === '@gluten' ? isAnyGrain(mention) : group === '@fish' && isAnyFish(mention)) return false
  const isMember = isOf(text, group)
  if ([...mention.sure].some((concept) => isMember(concept) && !proteins.has(concept))) return true
  const possible = [...mention.entry.value.unsure].filter(isMember).length
  return possible < [...text.foods.keys()].filter((key) => isMember(key) && !proteins.has(key)).length
}

/** Words by which a list of examples leaves more open: "nuts (e.g. almonds)". */
const exampleWords = words(
  `etc eg including include includes incl inkl inklusive einschliesslich such like other others wie usw beispielsweise
andere anderen insb insbesondere comme notamment exemple autre autres como ejemplo incluye incluyendo otro otros otras
come esempio altro altri altra altre compreso compresa inclusi zoals bijvoorbeeld bijv andere inclusief enz inne
innych np takie tym outro outros outras exemplo incluindo sasom exempelvis inklusive andra annan andre anden som
various mixed variable wechselnden`,
)
const examplePairs = new Map(
  Object.entries({
    e: 'g',
    z: 'b',
    u: 'a',
    p: 'ex',
    m: 'in',
    t: 'ex',
    f: 'eks',
    bl: 'a',
    v: 'a',
    par: 'exemple',
  }),
)

/** Whether a word says that examples follow, or more than what is named. */
export const isExample = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.text ?? ''
  return exampleWords.has(word) || (examplePairs.get(word) ?? '-') === tokens[at + 1]?.text
}

/** The most phrases of a bracket that are read, and between a name and its bracket. */
const longestBracket = 40
const longestItem = 8

/** Leaves to a group's name those of its foods that the text names with it: "Tuna (FISH)". */
export function settleGroups(
  text: ReadText,
  speech: readonly Speech[],
  listOf: () => PrintedList | undefined,
) {
  const { tokens, phrases, mentions } = text
  const listed = new Map<string, ReadonlySet<string> | undefined>()
  const brackets: { item: number; from: number }[] = []
  let item = 0
  for (const [index, phrase] of phrases.entries()) {
    const { gap, opens, closes } = tokens[phrase.first] as Token
    if (gap & gaps.stop) brackets.length = 0
    for (let closed = 0; closed < closes; closed++) item = brackets.pop()?.item ?? item
    if (gap & (gaps.comma | gaps.semicolon | gaps.stop | gaps.colon)) item = index
    for (let opened = 0; opened < opens; opened++) brackets.push({ item, from: index })
    if (opens > 0) item = index
    const mention = mentions[index]
    if (!mention || mention.unsure.size === 0) continue
    for (const group of groupsOf(mention)) {
      if (![...mention.unsure].some(isOf(text, group))) continue
      const named = namedAfter(text, index, group) ?? (isGroupName(mention) ? namedBefore(group) : undefined)
      if (named) keep(text, mention, group, named)
    }

    function namedBefore(group: string): ReadonlySet<string> | undefined {
      if (mention?.mode !== 'in') return undefined
      const bracket = brackets.at(-1)
      const before =
        (gap & gaps.slash) > 0
          ? { item: Math.max(item, index - longestItem), from: index }
          : bracket && { item: Math.max(bracket.item, bracket.from - longestItem), from: bracket.from }
      const own = before && namedIn(text, before.item, before.from, group, mention)
      return own ?? (speech[index]?.isStated ? summedUp(phrase.first, group) : undefined)
    }
  }

  /** What the printed list names of a group that a statement outside of it sums up. */
  function summedUp(first: number, group: string): ReadonlySet<string> | undefined {
    const list = listOf()
    const start = tokens[first]?.start ?? 0
    if (!list || (start >= list.start && start < list.end)) return undefined
    if (!listed.has(group)) listed.set(group, namedInList(list, group))
    return listed.get(group)
  }

  function namedInList({ start, end }: PrintedList, group: string): ReadonlySet<string> | undefined {
    const exact = mentions.filter((mention, index): mention is Mention => {
      const at = tokens[mention?.first ?? -1]?.start ?? -1
      const isListed = at >= start && at < end && mention?.mode === 'in' && !speech[index]?.isStated
      return isListed && isExact(text, mention, group)
    })
    return exact.length > 0 ? conceptsOf(exact) : undefined
  }
}

const conceptsOf = (mentions: readonly Mention[]) =>
  new Set(mentions.flatMap(({ sure, entry }) => [...sure, ...entry.value.unsure]))

function keep(text: ReadText, mention: Mention, group: string, named: ReadonlySet<string>) {
  const isMember = isOf(text, group)
  mention.unsure = new Set([...mention.unsure].filter((concept) => !isMember(concept) || named.has(concept)))
}

/** What some phrases name of a group, if each that names it says which food it is. */
function namedIn(
  text: ReadText,
  from: number,
  end: number,
  group: string,
  { mode }: Mention,
): ReadonlySet<string> | undefined {
  const named: Mention[] = []
  for (let at = from; at < end; at++) {
    const mention = text.mentions[at]
    if (!mention?.sure.has(group) || mention.mode !== mode) continue
    if (isExact(text, mention, group)) named.push(mention)
    else if (!(group === '@gluten' && isAnyGrain(mention))) return undefined
  }
  return named.length > 0 ? conceptsOf(named) : undefined
}

/** What the bracket after a group's name, or its colon, names: "Nuts (almonds)", "Fish: cod". */
function namedAfter(text: ReadText, index: number, group: string): ReadonlySet<string> | undefined {
  const { tokens, phrases, mentions } = text
  const mention = mentions[index] as Mention
  let at = index + 1
  for (; at < index + 4; at++) {
    const { gap = 0, opens = 0 } = tokens[phrases[at]?.first ?? tokens.length] ?? {}
    const isShare = opens > 0 && tokens[phrases[at]?.first ?? -1]?.isPercent === true
    if ((opens > 0 && !isShare) || gap & gaps.colon) break
    if (!isShare && !isJoined(tokens[phrases[at]?.first ?? tokens.length]) && !(gap & gaps.close))
      return undefined
    if (mentions[at]) return undefined
  }
  const opening = tokens[phrases[at]?.first ?? tokens.length]
  if (!opening) return undefined
  let depth = opening.opens
  const from = at
  for (; at < from + longestBracket; at++) {
    const phrase = phrases[at]
    const token = phrase && tokens[phrase.first]
    if (!phrase || !token || (at > from && token.gap & gaps.stop)) break
    if (at > from) depth += token.opens - token.closes
    if (opening.opens > 0 && depth <= 0) break
    if (isExample(tokens, phrase.first)) return undefined
  }
  return namedIn(text, from, at, group, mention)
}
