import type { Matcher } from '../food-matcher/food-matcher'
import { pattern } from '../text/pattern'

/* "Hummus contains no sesame, right?" is a claim about hummus; "hummus without sesame" is a wish
   for another one. */

const holding = pattern`contains?|includes?|has|have|had|holds?|uses?|got|is|are|was|were|there(?:[’']s| is| are)|
  enthält|enthalten|enthielt|hat|haben|ist|sind|steckt|stecken|kommt|kommen|gehört|gehören|gibt es|gibt[’']s|contient|
  contiennent|comportent?|renferment?|a|ont|est|sont|y a|contiene|contienen|lleva|llevan|tiene|tienen|hay|incluye|
  incluyen|va|van|está|están|es|son|se hace|se hacen`
const often = pattern`really|usually|normally|typically|surely|certainly|actually|also|often|always|ever|even|just|
  still|any|made|prepared|produced|cooked|wirklich|normalerweise|eigentlich|doch|ja|auch|immer|gar|meist|meistens|
  sicher|also|überhaupt|vraiment|normalement|habituellement|toujours|faite?s?|préparée?s?|normalmente|siempre|nunca|
  realmente|hech[oa]s?|preparad[oa]s?`
const helping =
  "do|does|did|doesn['’]t|don['’]t|didn['’]t|isn['’]t|aren['’]t|can|could|would|will|ne|n['’]|se|lo|la"
const aside = `(?:(?:${often})\\s+)*`
/** A few words between a negation and its verb. */
const between = "(?:[\\p{L}’'-]+\\s+){0,5}?"

/** Denials that a food contains another; the verb is before or after the negation. */
const denials = [
  pattern`(?<=(?<!\p{L})(?:${holding})\s+${aside})(?:no|not|zero|never|neither|keine?[nmrs]?|nicht|pas|aucune?|sans|
    without|ohne|sin|free (?:of|from)|frei von)(?!\p{L})`,
  pattern`(?<!\p{L})(?:not|never|nicht|ne|no|nunca)(?=\s+(?:really |usually |ever )?(?:contain|have|include|hold|use|
    got|contienen?|contient|contiennent|llevan?|tienen?|hay|incluyen?|van?|est(?:á|án|e)|sont|es|son)(?!\p{L}))`,
  pattern`(?<=(?<!\p{L})(?:does|do|did|is|are|was|were|has|have|can|could)\s+${between})(?:not|never|
    no)(?=\s+${between}(?:in|contain|have|include|hold|use)(?!\p{L}))`,
  "(?<=\\p{L})n['’]t(?=\\s)",
  "(?<!\\p{L})n['’](?=(?:y a|a|ont|est|en)(?!\\p{L}))",
  // The verb is in another place of the sentence: "gibt es in Hummus keinen Sesam".
  pattern`(?<=(?<!\p{L})(?:enthält|enthalten|hat|haben|ist|sind|steckt|gibt es|wird|werden|kommt|
    gehört)\s+${between})(?:keine?[nmrs]?|nicht)(?!\p{L})`,
  pattern`(?<=(?<!\p{L})(?:wird|werden|wurde|(?:is|are)(?: [\p{L}’']+){1,3} (?:made|prepared|produced|
    cooked))\s+${aside})(?:ohne|without)(?!\p{L})`,
  `(?<=(?<!\\p{L})(?:wird|werden)\\s+(?:[\\p{L}]+\\s+){1,2})ohne(?=.*\\p{L}t(?!\\p{L}))`,
  pattern`(?<=(?<!\p{L})(?:contient|contiennent|y a|y a-t-il|a|ont|est|sont)(?:-(?:il|elle|ils|
    elles))?\s+${between})(?:pas|aucune?)(?= )`,
  // "Is satay peanut-free?"
  pattern`(?<=(?<!\p{L})(?:is|are|ist|sind)\s+(?:[\p{L}’'-]+\s+){0,4}?\p{L}+)(?:[ -]?free|frei)(?=\s*(?:[?!.,;]|$|
    right|oder|isn|or not))`,
  // "No sesame in hummus, right?"
  pattern`(?<=^[\s¿¡]*(?:so |also |and )?)(?:no|kein\w*|pas d[e’']|nada de)(?=\s?(?:[\p{L}’'-]+\s){1,3}(?:in|im|dans|
    en)\s(?!my |our |the |meine|mon |ma |mi ))`,
].map((source) => new RegExp(source, 'giu'))

/** Words of a wish or a condition: "if it has no egg", "which bread has no wheat". */
const wishing = new RegExp(
  pattern`(?<!\p{L})(?:if|when|unless|as long as|provided|so that|make sure|must|should|shall|need|wenn|falls|sofern|
    solange|damit|muss|soll|sollte|si|s['’]il|s['’]ils|pourvu|doit|mientras|siempre que|cuando|debe|que no (?:tenga|
    lleve|contenga))(?!\p{L})`,
  'iu',
)
const asksWhich = /^[\s¿¡]*(?:[\p{L}]+ )?(?:which|what|whose|welche\w*|quel\w*|qué|que|cuál\w*)(?!\p{L})/iu
const ofWhom = "that|which|who|i|we|you|he|she|ich|wir|du|er|je|j['’]|nous|tu|vous|qui|yo"
/** Clauses that describe a food or a person: "a cake that has no egg", "we have no eggs". */
const telling = new RegExp(
  pattern`(?<!\p{L})(?:(?:${ofWhom})(?:\s*(?:${holding}|${helping}|${often})(?!\p{L}))*|(?<=, )(?:in )?(?:der|die|das|
    dem|den|denen)|(?<=(?:un|una|el|la|los|las|algo|unos|unas)\s\p{L}+ )que)\s*(?:n['’]?e?)?\s*$`,
  'iu',
)
/** Not a food: "no allergy to nuts". */
const noFood =
  /^\S*\s+(?:\p{L}+\s+){0,2}?(?:allerg|alerg|intoleran|reaction|reaktion|symptom|complaint|value|wert)/iu

/** Reads denied ingredients as asked about: a wrong belief must not remove an allergy. */
export function asClaimed(matcher: Matcher, text: string): string {
  const isDenied = (words: string) => matcher.read(words).mentions.some(({ mode }) => mode === 'not')
  if (!isDenied(text)) return text
  return denials.reduce(
    (read, denial) =>
      read.replace(denial, (said: string, ...rest: unknown[]) => {
        const at = rest.find((one): one is number => typeof one === 'number') ?? 0
        const clause =
          read
            .slice(0, at)
            .split(/[.?!;:]/u)
            .at(-1) ?? ''
        const isWish =
          wishing.test(clause) ||
          asksWhich.test(clause) ||
          telling.test(clause) ||
          noFood.test(read.slice(at))
        return isWish ? said : ' '.repeat(said.length)
      }),
    text,
  )
}
