import { complaintsIn } from './complaints'
import { illIn, isAllergy, withoutDiseases } from './diseases'
import { otherIn } from './asked-other'
import { foodsOfCare, type Heard, isRecord } from './heard'
import { withoutOwnPast } from './own-past'
import { any, pattern } from './words'

/*
 * Whether somebody asks if they are ill is read by parts: a way of asking of oneself, then what they may have, with little
 * but foods between them.
 */

const self = '(?:i|im|ive|id)'
const knows =
  '(?:know|say|tell|see|wonder(?:ing|ed)?|ask(?:ing)?|find out|figure out|check|sure|certain|idea|clue|confirm|judge)'
const known =
  '(?:possible|likely|probable|true|correct|plausible|chances?|odds|possibility|be|means?|shows?|proves?|proof|sure|say|think|reckon|believe|guess|suppose|assume|suspect)'

const queSoy = '(?: \\S+){0,2}? que (?:\\S+ )?(?:soy|sea|tengo|tenga|padezco|padezca)'

/** Ways of asking of oneself, up to the words of what one may have. */
export const asksOfSelf = any(
  // English: "am I", "do I have", "tell me whether I", "would you say I".
  '(?:am|have|havent|arent) i',
  '(?:do|did|dont|can|could|may|might|would|will) i (?:\\S+ )?(?:be|become|have|get|got|suffer|react|develop)',
  `${knows} (?:\\S+ ){0,2}?(?:if|whether|weather) ${self}`,
  `^(?:please )?whether ${self}`,
  `(?<!\\b(?:i|we|doctor|gp|allergist) (?:\\S+ )?)${known} (?:that )?${self}`,
  '(?:call|consider|think|make|diagnose) me',
  '(?:chances?|odds|risk|likelihood|probability) (?:of|for|that) (?:me |my )?(?:being|having)',
  'i (?:really )?(?:think|guess|believe|wonder|suspect) (?:that |if |whether )?(?:i|im|ive)',
  // German: "bin ich", "ob ich", "kann es sein, dass ich".
  '(?:bin|hab|habe|leide|reagiere|hatte) ich|(?:kann|konnte) ich(?= .*\\b(?:haben|sein)\\b)',
  'ob ich|(?:glaubst|meinst|denkst|glauben|meinen|denken) (?:du|sie|ihr) ich',
  '(?:sein|sagen|meinst|meinen|denkst|denken|glaubst|glauben|glaube|moglich|stimmt|wahr|wahrscheinlich|heisst|bedeutet|zeigt|anzeichen|hinweise?|findest|sicher|zu)(?: \\S+){0,3} dass ich',
  // French: "ai-je", "est-ce que je", "dites-moi si je".
  '(?:ai|suis|souffre|serais|aurais|aurai|serai|reagis) je|(?:puis|pourrais) je (?:etre|avoir)|est ce que (?:je|j)',
  '(?:savoir|savez|sais|sait|dire|dites|dis|demande|voir|verifier|confirmer|sur|certaine?|idee) (?:\\S+ ){0,2}?si (?:je|j)',
  '(?:pense[zrs]|croyez|crois|croire|diriez|dirais|dire|possible|vrai|probable|peut|signifie|montre|indique)(?: \\S+){0,2} que (?:je|j)',
  // Spanish: "tengo", "si soy", "es posible que sea".
  '(?:sabe\\w*|decir\\w*|dime|digame|pregunto|ver|confirmar\\w*|idea|segur[oa]) (?:\\S+ ){0,2}?si (?:soy|tengo|padezco|sufro)',
  `(?:posible|probable|cierto|verdad|cree\\w*|piensas?|diria\\w*|puede|ser|parece|decir|dice|sera|indica|muestra|significa|opinas?)${queSoy}`,
  '(?:puedo|podria) (?:ser|tener)|sere|tendre|seria|tendria|sigo (?:siendo|teniendo)|a que soy',
)

/** Ways of asking whether there is something, of which nobody but oneself can be meant. */
const asksIfThere = any(
  'is there|are there|do you (?:\\S+ )?(?:suspect|see|find)|could (?:it|this|that|my \\S+) be|is (?:it|this|that)',
  'do(?:es)? (?:the|my|this|these)(?: \\S+){1,2} (?:show|say|tell|find|mean|prove|detect)|did (?:the|my|this)(?: \\S+){1,2} (?:show|find|detect)',
  '(?:any|some|a|the) (?:signs?|chances?|hints?|risk|evidence|indications?) (?:of|for)',
  'ist (?:es|das)|besteht|liegt|gibt es|zeig(?:t|en)(?: (?:der|mein|dieser|die|meine) \\S+)?|hat (?:der|mein) test|(?:anzeichen|hinweise?|zeichen) (?:fur|auf|von)',
  'c est|y a t il|est ce que c est|montre|signes? d[e ]?|indique',
  '^es|hay|puede ser|muestra|indica|indicios de|signos de',
)

/** What a statement begins with that is a question by its mark or its end. */
const states =
  '^(?:(?:so|then|and|but|also|ok|hi|alors|donc|entonces|pero|oye|acaso|todavia|aun|realmente|y|et) )*(?:i|im|ive|i am|ich|je|j|yo|soy|tengo|estoy|padezco|sufro|me he vuelto|(?:ya )?no (?:soy|tengo))'

/** What asks by its end. */
const tag = any(
  'right|correct|true|really|no|y n|yes (?:or )?no|or not|arent i|am i|dont i|do i|havent i|isnt it|innit|oder|oder nicht|ja (?:oder )?nein|ja',
  'nein|richtig|stimmts|ou pas|ou non|oui (?:ou )?non|non|n est ce pas|hein|si o no|si no|o no|verdad|cierto',
)
const endsAsking = pattern(`${tag}$`)

const isOver =
  '(?:gone|over|real|true|away|there|here|back|cured|healed|disappeared|outgrown|past|left|vanish(?:ed)?|disappear|go)'
/** Whether an illness that one knows of is real, or gone. */
const asksIfGone = any(
  `(?:is|are|has|have|was|did) (?:my|this|that|the)(?: \\S+){0,3} ill(?: \\S+){0,4} ${isOver}`,
  '(?:ist|sind|war|hat sich)(?: \\S+){0,4} ill(?: \\S+){0,3} (?:weg|vorbei|verschwunden|geheilt|echt|da|vergangen|ausgeheilt|uberwunden|verwachsen|verloren)',
  '(?:mon|ma|mes|l)(?: \\S+){0,2} ill(?: \\S+){0,5} (?:partie?s?|finie?|guerie?|disparu\\w*|passee?|reelle|vraie|la)',
  'se (?:me )?(?:ha )?(?:ido|pasado|quitado|curado|fue|paso|quito)(?: \\S+){0,2} ill',
  'mi(?: \\S+){0,2} ill(?: \\S+){0,5} (?:desaparec\\w+|ido|fue|curad[oa]|real|pasado)',
)

/** What leads on from oneself to something else than an illness: what one does about it, and whom it is told. */
const leadsOn =
  '(?:to|for|with|about|because|should|must|need|tell|told|eat|eating|drink|cook|avoid|cure|treat|prevent|mit|wegen|trotz|fur|avec|pour|con|para|por)'
const between = `(?: (?!${leadsOn} )\\S+){0,6}`
/** What makes of an illness that there is what is said of illnesses in general. */
const inGeneral =
  '(?:tests?|prueba|peligros[oa]|dangereu\\w+|gefahrlich|grave|schlimm|common|normal|possible)'
/** Behind an illness what makes it the name of something else: "an allergy test". */
const named = any(
  'tests?|warnings?|filters?|doctors?|sections?|notes?|cards?|labels?|info\\w*|specialists?|clinics?|advice|medicines?|friendly|free|sufferers?',
  'diets?|plans?',
  '(?:(?:an?|eine?|une|una|the same(?: as)?) )*ill',
)
const isOfIt = `(?! ${named}(?: |$))`
const there = `${asksIfThere}(?: (?!(?:${leadsOn}|${inGeneral}) )\\S+){0,6}`
const direct = pattern(
  any(
    `(?:${asksOfSelf}${between}|${there}) ill${isOfIt}`,
    'is(?: (?!ill )\\S+){1,3} ill (?:for me|of mine)',
    '(?:is|ist|est|es)(?: \\S+){0,5} ill(?: \\S+){0,3} (?:what i have|was ich habe|que j ai|lo que tengo)',
  ),
)
const stated = pattern(`${states}${between} ill`)
const gone = pattern(asksIfGone)
const onlyIll = new RegExp(
  `^(?:${any(
    'an?|the|my|so|ill|food|foods|to|against|gegen|auf|eine?|la|le|l|les|el|una?|une|a|al|au|aux|is|real|maybe|vielleicht|evtl|peut etre|quizas',
    'tell|say|me|quick|question|sag|mir|dites|moi|dime|please|bitte|svp|por favor',
    tag,
  )} )*$`,
  'u',
)

/** What asks for something else, whatever illness stands beside it. */
const ofElse = pattern(
  any(
    'eat|eating|ate|eaten|drink\\w*|cook\\w*|bak(?:e|ing)|recipes?|meals?|restaurants?|scanner|label|avoid|lists?|settings?|travel\\w*|symptoms?',
    'difference|same as|mean(?! (?:that )?i)|was allergic|used to|why|how|where|when|which|who',
    'what(?! (?:(?:are|is) the (?:chance|odds|likelihood|probability|risk)|do you|about|i have$))|whats',
    'essen|esse|trinken|kochen|rezepte?|warum|wieso|wie|wo|wann|welche\\w*|wer|unterschied|darf|symptome?',
    'manger|boire|cuisiner|recettes?|pourquoi|comment|quand|quels?|quelles?|qui|quoi|qu est ce|symptomes?',
    'comer|como|beber|cocinar|recetas?|por que|cuando|cuales?|quien|donde|que es|sintomas?',
  ),
)

const MOST_WORDS = 24

/** Asks, in any of the four languages, whether they themselves have an allergy, an intolerance or a disease. */
export function asksIfIll({ question, text }: Heard): boolean {
  const ill = illIn(text)
  if (ill.length === 0 || text.split(' ').length > MOST_WORDS) return false
  const rest = withoutDiseases(text, 'ill')
  if (isRecord.test(text) || ofElse.test(rest) || otherIn(question, text)) return false
  if (complaintsIn(withoutDiseases(text)).length > 0 || withoutOwnPast(text) !== text) return false
  if (/\b(?:allergies|allergien|alergias)\b/u.test(text) && foodsOfCare(text).length === 0) return false
  if (direct.test(rest) || gone.test(rest)) return true
  const isAsked = question.trim().endsWith('?') || endsAsking.test(rest)
  return isAsked && ((stated.test(rest) && !asksOn.test(rest)) || isOnlyIll(ill, text, rest))
}

/** What is asked behind what was stated. */
const asksOn =
  /\bill\b.* (?:is|are|can|may|could|do|does|will|then|so|ist|sind|kann|geht|est|peut|puis|puedo|es|son)\b/u

/** "Egg allergy?" and "coeliac y/n": nothing but the name, foods and the end of a question. */
function isOnlyIll(ill: ReturnType<typeof illIn>, text: string, rest: string): boolean {
  const bare = foodsOfCare(text).reduce((left, food) => left.replace(food, ' '), rest)
  return (
    onlyIll.test(`${bare.replace(/\s+/gu, ' ').trim()} `) &&
    (endsAsking.test(rest) || ill.some((one) => isAllergy(one) || isBareName.test(one.name)))
  )
}
const isBareName = /^(?:coeliac|an? (?:\S+ )?intolerance|\S+ intolerance)/u
