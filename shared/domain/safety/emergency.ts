import { withoutHarmless } from './emergency-harmless'
import { anyPen, calmPen, keptPen, ofUse, practised } from './emergency-pens'
import { asWords, crisis, elsewhere, poisoned, signs } from './emergency-signs'
import { fold, plainQuotes } from '../text/fold'
import { pattern } from '../text/pattern'

/** Lower case without accents, as the signs are written. */
export const plainOf = (text: string) => plainQuotes(fold(text)).replaceAll('`', "'").replace(/\s+/gu, ' ')

const elsewhereSigns = new RegExp(elsewhere.map(fold).join('|'), 'u')
const anySign = new RegExp(`${asWords(signs).source}|${elsewhereSigns.source}`, 'u')
/** Clauses about a possible emergency; the rest of the question then decides. */
const supposed =
  new RegExp(pattern`\b(?:if|should|in case|when)\b.*\b(?<!never )(?<!than )ever\b(?! (?:before|since|
  again|been))|^ ?would i (?:have to )?(?:use|take|ring|call|dial|inject)\b.*\b(?:first|then)\b`)
/** Sentences that ask on behalf of others, or for another day. */
const inGeneral =
  new RegExp(pattern`\bin general\b|\bin advance\b|\b(?:for|in) the future\b|\b(?:tell|advise|teach|
  instruct|give|brief)(?: \w+)? (?:clients|patients|people)\b`)

const without = (text: string, end: RegExp, what: RegExp) =>
  text
    .split(end)
    .filter((part) => !what.test(part))
    .join('')

/** Mentions anaphylaxis as something to know about, or that may come one day. */
const calmWord = new RegExp(
  pattern`\b(?:causes?|means?|risk|predicts?|leads? to|difference|what is|typical|which type|who gets|how common)\b|
    \b(?:can|could|may|might)(?: (?:i|you|one|we|people|somebody|someone|igg|foods?|even|still|really))* (?:get|
    develop|go into|cause|trigger)\b|\b(?:kann|konnte)(?: \w+){0,6} \w*ana\w+ (?:bekommen|kriegen|auslosen)\b|
    \b(?:puis|peux|peut|pourrais?)(?: (?:je|on|me|encore|aussi))* (?:avoir|faire une?|provoquer|causer)\b|\b(?:puedo|
    puede|podria)(?: (?:me|uno))* (?:dar(?:me|nos)|tener|sufrir|causar(?:me)?|provocar(?:me)?)\b`,
)
/** Something was eaten or is felt, so that the question is not general. */
const happening =
  new RegExp(pattern`\b(?:this|having|ate|eaten|eating|had|feel\w*|after i|since|gegessen|habe gerade|
  nachdem|mange(?!r)|apres avoir|comi|comido|despues de comer|siento)\b`)
const anyAnaphylaxis = /\bana(?:ph|f)\w*/g

const mild = new RegExp(
  pattern`\b(?:tingl\w*|itch\w*|prickl\w*|scratch\w*|fuzzy|numb|kribbel\w*|prickel\w*|juck\w*|kratz\w*|pelzig|taub|
    picot\w*|fourmill\w*|demang\w*|gratt\w*|engourdi\w*|hormigue\w*|cosquill\w*|pican?|picor|adormec\w*)\b`,
  'g',
)
/** Recurring complaints, asked about in general. */
const recurring = new RegExp(pattern`\braw \w+ (?:but )?(?:not|only)\b|\b(?:with|from|to) raw\b(?=.*\bnot\b)|
  \b(?:when|if|after) (?:i|she|he|we) (?:eat|eats|have|has|drink|drinks|bite|try)\b|\b(?:whenever|always|sometimes|
  usually|often|(?:every|each|any) ?time|immer|jedes ?mal|manchmal|meistens|oft|wenn ich|chaque fois|parfois|souvent|
  quand je|siempre|a veces|cada vez|typi(?:cal|sch|que)|tipic[oa]|cuando (?:como|bebo|tomo))\b`)
const urgent =
  new RegExp(pattern`\b(?:(?<!\b(?:ok|okay|fine|allowed|again|(?:eat|have|try) \w+) )now(?! (?:my|that|
  the|its)\b)|help|worse|spread\w*|hurry|quick\w*|urgent\w*|just (?:ate|had|eaten|now)|tonight|right away|minutes?|
  hours?|never|still|again|today|yesterday|since|getting|cannot|can'?t|cant|jetzt|heute|gestern|grade?|gerade|eben|
  wieder|noch|seit|hilfe|maintenant|aujourd'hui|hier|vient|viens|encore|toujours|aide|secours|ahora|hoy|ayer|acab[ao]|
  otra vez|sig[ou]e?|ayuda)\b`)
/** Questions about keeping away from something, which no one in an emergency asks. */
const keepsOff =
  /\b(?:do|must|should|can|may) i (?:still |really )?(?:have to |need to )?(?:avoid|carry|stay away)\b.*$/
/** Weeks or years ago. */
export const longAgo =
  new RegExp(pattern`\b(?:last (?:week|month|year|summer|winter|spring|autumn|christmas|easter)|
  (?:\w+ )?(?:weeks?|months?|years?) ago|as a (?:child|kid|teenager|baby)|when i was (?:little|small|young|a child|
  a kid|\d+)|in my (?:childhood|teens|twenties)|in (?:19|20)\d\d|als (?:kind|student(?:in)?|jugendliche[rn]?)|
  quand j'etais (?:petite?|enfant)|de (?:nin[oa]|pequen[oa]|adolescente|estudiante)|at the age of \w+|(?:^|
  [,.;] ?)a \d\d ans|a \d\d ans,? (?=j\b|on m\b)|quand j'avais \d+ ans|mit \d\d(?= (?:hab|habe|hatte|war|bin)\b)|
  a los \d\d(?= (?:comi|tuve|me)\b)|en (?:19|20)\d\d|^ ?(?:19|20)\d\d|vor (?:\w+ )?(?:jahren|monaten)|
  il y a (?:\w+ )?(?:ans|annees)|hace (?:\w+ )?anos)\b`)
const ongoing = new RegExp(pattern`\b(?:schwillt|schwellen|geht zu|kriege?|bekomme|bekommt|kriegt|erstickt|
  wird (?:\w+ )?(?:blau|grau|ohnmachtig|bewusstlos|schlimmer)|s'evanouit|s'etouffe|respire (?:mal|plus|pas|
  difficilement)|devient|se pone|se ahoga|no respira|respira mal|se desmaya|gonfle(?:nt)?|enfle(?:nt)?|se serre|
  se me (?:hincha|cierra)n?|puedo|arrive)\b|\b(?:is|are|am|i'm|it's|keeps?) (?:\w+ )?(?:\w+ing|swollen|closed|tight|
  numb|blue)\b`)
const lasting = asWords([crisis, poisoned])

/** Caches the last text, as one question is judged several times on the way to its answer. */
function ofLast<T>(judge: (text: string) => T): (text: string) => T {
  let last: { text: string; found: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, found: judge(text) }
    return last.found
  }
}

/** The user's statements on the body, normalised like the signs, without general questions. */
const saidIn = ofLast((question) => {
  const plain = withoutHarmless(plainOf(question.slice(0, 2000)))
  return without(without(plain, /(?<=[.!?])/u, inGeneral), /(?<=[.,;!?])/u, supposed)
})

/** Whether a text without hurry mentions an injector that nobody needs now. */
const isPenCalm = (said: string) =>
  calmPen.test(said) || practised.test(said) || (keptPen.test(said) && !ofUse.test(said))

/** Whether a question describes an emergency. Prefer to recognise too many. */
export const isEmergency = ofLast((question): boolean => {
  let said = saidIn(question)
  const isNow = urgent.test(said)
  if (isNow ? keptPen.test(said) && !ofUse.test(said) : isPenCalm(said)) said = said.replace(anyPen, ' ')
  if (calmWord.test(said) && !isNow && !happening.test(said)) said = said.replace(anyAnaphylaxis, ' ')
  if (recurring.test(said) && !urgent.test(said)) said = said.replace(mild, ' ')
  if (longAgo.test(said) && !urgent.test(said.replace(keepsOff, '')) && !ongoing.test(said))
    return lasting.test(said)
  return anySign.test(said)
})

/** Words on bodily trouble or hurry, with the misspellings of people in a hurry. */
const alarm = new RegExp(
  '(?<![a-z\\d])(?:' +
    [
      pattern`h[ei]?l+e?p|hlep|sos|urg[ea]nt\w*|quick\w*|emerg\w*|amb[ui]l\w*|paramedic\w*|(?<!what )now|hospital|a&e|
        999|911|112|call|cpr|puls\w*`,
      pattern`br[ea]*[ea]?t?h?(?:s|e|es|ing|in|at|ath|rathe)?|\w*br[ae]+t\w*|brn?eath\w*|breaht\w*|br[ae]the|air|
        cho[ck]\w*|thro+[au]?t\w*|troat|thr\w?[ao]\w?t\w*|throut|throte|tongue?s?|to+u?n+g\w*|lips?|fa[cs]e|eyes?|
        mouth|neck|voice|gasp\w*|swal+\w*|sw[eo]*l+\w*|puff\w*|inhal\w*|w?h?e+z+\w*|weez\w*|hoarse|drool\w*|inject\w*|
        epi\w*|adrenal\w*`,
      pattern`hives?|hivs|rash\w*|welts?|skin|blue?|blu|bleu|gr[ea]y|purple|pale|cold|sweat\w*|shak\w*|shiver\w*|
        trembl\w*|diz+\w*|spin+ing|faint\w*|pas+(?:ed|t|ing)? out|past out|black\w*|col+[ao]ps?\w*|cal+aps\w*|keel\w*|
        slump\w*|floor|un ?con\w*|conscious\w*|wake|rouse|drowsy|sleepy|limp|floppy|respon\w*|repson\w*|moving|
        confus\w*`,
      pattern`chea?st|che?ast|heart|hart|stro[ak]\w*|arm|numb?|slur\w*|droop\w*|dropped|speech|talk|speak|see?i?z\w*|
        fit|fits|fitting|convuls\w*|rigid|head|headache|vision|see|jaw`,
      pattern`bl[eo]*d\w*|bleed\w*|blea?d\w*|vom\w*|puk\w*|throw\w*|trow\w*|threw|sick|pain\w*|agon\w*|hurt\w*|
        unbearable|cut|cuts?\w*|burn\w*|scald\w*|fever|temperature|stiff|stuck|shock|stung|sting|bitten|asthma|asma|
        allerg\w*|alerg\w*|react\w*|ana\w*|attack|atak`,
      pattern`suic\w*|sucid\w*|kill\w*|die|died|dies|dying|dead|death|live|life|living|alive|jump\w*|hang|bridge|
        goodbye|end|ending|harm\w*|self|selv|herselv|go on|anymore|anymor|wrists?|wake|missed?|gone|without me|
        want out`,
      pattern`overdos\w*|pil+s?|tab\w*|pack\w*|packet|meds?|medic\w*|insulin|bl[ei]+[ac]?c?h|bleech|poison\w*|
        clean\w*|cleener|antifreeze|bat+e?r\w*|detergent|pod|berries|mushrooms?|vodka|gas|monoxide|smell|swalowed|
        drank|drunk|drowning|pool|electric\w*|cable`,
      pattern`doctor|fell|answering|coming|come round|carry on|nobody needs|not around|were not around|given away|
        last (?:message|night)|all to be over|disappear|born|asleep|never get up|knives|knife|rope|razor|blade|
        stab\w*|chopped|driving into|platform|roof|burden|no longer here|myself|hopeless|afraid|scared|took|taken|
        load of|lodged|magnet|foam\w*|chewed|capsule|saliva|white as|slip\w*|mumbl\w*|out of it|who i am|drift\w*|
        f[ai]+nt\w*|passd|gr[ea]y\w*|stars|gurgl\w*|barking|ribs|words at a time|cardiac|defib\w*|gibberish|feel the|
        jerk\w*|kil|fire|hit by|waters|smoke|bit me|went over|slid`,
      pattern`luft|atm\w*|atem\w*|schwill\w*|geschwoll\w*|zunge|hals|ohnm\w*|bewusst\w*|zusammen\w*|krampf\w*|blut|
        brust|hilfe|notarzt|lippen|tabletten|spulmittel|leben|sterben|respir\w*|etouff\w*|gorge|langue|gonfl\w*|
        levres|sang|poitrine|evanou\w*|effondr\w*|avale|javel|secours|medicaments|crise|finir|mourir|garganta|
        hinch\w*|labios|ahog\w*|aogo|ayuda|pecho|sangre|desmay\w*|desplom\w*|convuls\w*|lejia|pastillas|repond\w*|
        reveill\w*|despiert\w*|aufwach\w*|wacht|gonfia|aiuto|svenuta|bringe mich um|nicht mehr|plus etre|visage|
        no quiero|morir\w*|vida|bewegt`,
    ].join('|') +
    ')(?![a-z\\d])',
  'u',
)

/** Without a word of bodily trouble or hurry, similarity to an emergency does not count. */
export const mayBeUrgent = (question: string): boolean => {
  const said = saidIn(question)
  return alarm.test(said) || elsewhereSigns.test(said)
}
