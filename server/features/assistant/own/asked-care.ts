import { foodMatcher } from '../../foods/foods.public'
import { calmSign } from '@shared/domain/emergency'
import { isOfAnother } from '../gates/another'
import { topicOf } from '../topics'
import { complains } from './asked-body'
import { any, pattern } from './words'
import { plain } from './plain'

/** Somebody else who is spoken of, as an answer says it: "your husband". */
export type Other = { whom: string; kind: 'adult' | 'child' | 'pet' }

/**
 * What a question wants that turns on a body rather than on a food: the asker's or somebody else's. `allergen`: what the
 * other one is allergic to, as the question says it; `isShared`: whether the asker eats of it as well.
 */
export type Care =
  | {
      about:
        | 'mild'
        | 'over'
        | 'pen'
        | 'accident'
        | 'listed'
        | 'either'
        | 'supplement'
        | 'weight'
        | 'better'
        | 'unchanged'
    }
  | { about: 'medication' | 'pregnancy' }
  /** `isOfFood`: only where it names a food; without one it is for the FAQs. */
  | { about: 'complaint'; isAcute: boolean; isLeftOut: boolean; isOfFood: boolean }
  | { about: 'other'; other: Other; allergen: string | undefined; isShared: boolean }

const pet =
  /\b(?:my|our|the|a) (?:\S+ )?(?<whom>dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?|parrots?|budgies?|guinea pigs?|tortoises?)\b(?! (?:food|treats?|biscuits?) (?:is|are) )/u
const child =
  'sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?|boys?|girls?|little one|grand(?:son|daughter|child|children|kids?)|nephews?|nieces?|twins'
const adult =
  'nan|nana|gran|husband|hubby|wife|partner|spouse|boyfriend|girlfriend|mother(?: in law)?|mum|mom|father(?: in law)?|dad|parents?|brothers?(?: in law)?|sisters?(?: in law)?|granny|grandma|grandad|grandpa|uncle|aunt(?:ie)?|cousins?|famil(?:y|ies)|friends?|mates?|flatmate|roommate|housemate|neighbou?rs?|colleagues?|boss|guests?|visitors?|in laws'
const someone = new RegExp(
  `\\b(?:my|our|a|an|the|his|her|one of (?:my|our|the)) (?:\\S+ ){0,3}?(?<whom>${child}|${adult})\\b`,
  'u',
)
const bare = new RegExp(
  `\\b(?<whom>guests|kids|children|friends|mum|mom|dad|nan|gran|granny|grandma|grandad|hubby|baby|toddler)\\b`,
  'u',
)
const aged = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:months?|years?|yrs?) olds?\b/u
const isChild = new RegExp(`^(?:${child})$`, 'u')

const allergicTo =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|react\w*(?: badly| strongly)?) (?:to|of|against) (?:the )?(?<food>(?:tree )?\S+(?: (?:nuts?|milk|seeds?|whites?))?)/u
const foodAllergy = /\b(?<food>(?:tree |cows? )?[a-z]{3,}) (?:allerg\w+|intoleran\w+|anaphyla\w*)/u
const withoutFood =
  /\b(?:can ?not|cant|mustnt|must not|isnt allowed|doesnt|does not) (?:to )?(?:eat|have|tolerate|drink) (?:any )?(?<food>(?:tree )?\S+)/u
const ownAllergy = /\b(?:severe|bad|serious|strong|food|an?|the|his|her|nasty|known)\b/u

/** What somebody is allergic to, as a question says it; gluten for coeliac disease. */
function allergenIn(text: string): string | undefined {
  if (/\bco?eli?ac\w*|\bceliac\w*/u.test(text)) return 'gluten'
  const free =
    /\b(?:is|are|goes|eats?|has to be|strictly) (?:strictly )?(?<food>gluten|dairy|nut|egg|milk|soy) free\b/u.exec(
      text,
    )?.groups?.['food']
  if (free) return free
  if (/\blactose\b/u.test(text)) return 'milk'
  if (/\bvegan\b/u.test(text)) return undefined
  const found = [allergicTo, foodAllergy, withoutFood]
    .map((way) => way.exec(text)?.groups?.['food'])
    .find((food) => food && !ownAllergy.test(food))
  return found
}

const shares = pattern(
  any(
    'us|both|share|sharing|together|we|and (?:me|i)|i (?:also )?(?:eat|have|serve|cook|make|bake)|for (?:everyone|everybody|the whole family|all of us)',
  ),
)
/** What asks how the portal, the test or a practice deals with others. */
const ofPortal = pattern(
  any(
    'tell|thinks?|lab|limits|redone|retest\\w*|mail|allowed to look|antibod\\w*|how (?:long|do|many|soon|much|often)|account|portal|log ?in|password|report|kit|order|sample|scanner|app|share (?:my )?(?:results?|report|data)|see my|register|profile|prick|blood|test(?:ed|ing|s)?(?! said| says| found)|client|clients|patients?|practice|price|cost|run in|inherit\\w*|genes?|hereditary|recipes?|reintroduc\\w*|birthday present|practitioner|privacy',
  ),
)
const meansMe =
  /\b(?:(?:can|may|could|should) i (?:still |also )?(?:eat|have|drink|try)|am i|for me|is it ok for me)\b/u
const asksFood = pattern(
  any(
    'can|could|may|should|must|is|are|allowed|ok|okay|eat\\w*|ate|feed|give|giving|serve|serving|cook\\w*|bake|make|share|avoid|leave out|drink|have|does that mean|apply|same|also|menu|diet|safe|too|what about|steals?|licks?',
  ),
)

/** What is about food or the test, where no food is named. */
const ofTable =
  /\b(?:eat\w*|ate|foods?|diet\w*|meals?|menu|drink\w*|allerg\w*|intoleran\w*|avoid\w*|igg|tests?|tested|results?|values?|levels?|report|reacts?|react\w*)\b/u

function otherAsked(question: string, text: string): Care | undefined {
  if (ofPortal.test(text) || !asksFood.test(text)) return undefined
  const beast = pet.exec(text)?.groups?.['whom']
  if (beast && !meansMe.test(text))
    return {
      about: 'other',
      other: { whom: `your ${beast}`, kind: 'pet' },
      allergen: undefined,
      isShared: false,
    }
  const allergen = allergenIn(text)
  const whom =
    someone.exec(text)?.groups?.['whom'] ??
    (aged.test(text) ? 'child' : undefined) ??
    (allergen !== undefined || /\b(?:he|she|they)\b/u.test(text)
      ? bare.exec(text)?.groups?.['whom']
      : undefined)
  if (whom === undefined) return undefined
  if (
    allergen === undefined &&
    !isOfAnother(question) &&
    !aged.test(text) &&
    !/\b(?:same|too|also|mean|apply)\b/u.test(text)
  )
    return undefined
  if (allergen === undefined && meansMe.test(text)) return undefined
  if (
    /\b(?:cooks?|cooked|made|baked|makes|says|said|told|gave|brought|invited|invites) (?:me|us|i|it)?\b/u.test(
      text,
    ) &&
    !allergen
  )
    return undefined
  if (!ofTable.test(text) && foodMatcher().read(question).mentions.length === 0) return undefined
  const kind = isChild.test(whom) ? 'child' : 'adult'
  return { about: 'other', other: { whom: `your ${whom}`, kind }, allergen, isShared: shares.test(text) }
}

const accident =
  /\b(?:by (?:mistake|accident)|accident\w*|unknowingly|without (?:knowing|noticing|realising|realizing|thinking)|slipped up|slip up|forgot and|didnt (?:know|realise|realize|notice))\b/u
const swallowed = /\b(?:ate|eaten|eat|had|have|drank|drunk|swallowed|tasted|licked|tried|finished)\b/u
const justAte =
  /\bi(?:ve)? (?:just|already) (?:ate|eaten|had|drank|drunk|swallowed)\b.*\b(?:now what|what now|what (?:do|should) i do|is (?:that|it) bad|bad|worry|worried|dangerous|feel fine|no symptoms?)\b/u

const unharmed =
  /\b(?:feel(?:ing)? (?:nothing|fine|ok|okay|normal|well)|no (?:symptoms?|reaction|signs)|nothing (?:so far|yet))\b/u
const oops =
  /^(?:whoops|oops|oh no|argh|damn|oh dear|ups|shit)\b|\b(?:(?:need|have|should i|anything) to worry|should i worry|is (?:that|it) (?:very )?bad|now what|what now)$/u

const lowValue =
  /\b(?:low|lower|lowest|green|negative|normal|fine|clear|no elevation|not elevated|not (?:high|raised)|only \d|dropped|gone down|came down|no antibodies|zero)\b/u
const allergyAgain =
  /\b(?:again|still|retry|reintroduc\w*|anyway|no longer|not allergic|any ?more|outgrown?|over it|grown out|cured|bit|little|try|despite|but|though|does (?:that|this|it) mean|can i|may i)\b/u
const either =
  /\ballerg\w*(?: or (?:just |only |rather )?(?:an? |the )?| and |\/| ?vs?\.? | versus )(?:intoleran|sensitiv)|\b(?:intoleran\w*|sensitiv\w*)(?: or (?:an? |real |true |maybe )*| vs?\.? | versus )allerg/u
const ownFood = /\b(?:my|is|i|mine|me)\b/u

const supplement =
  /\b(?:capsules?|soft ?gels?|gel ?caps?|supplements?|vitamin (?:tablets?|pills?|gummies)|gummies|multi ?vitamins?|probiotics?|protein powder|collagen|fish oil|omega ?3|cod liver oil)\b/u
const supplementAsked =
  /\b(?:can|may|ok|okay|take|taking|allowed|fine|for me|are|is|contain|what about|gelatine?)\b/u

const medicineAsked =
  /\b(?:stop|start|quit|come off|skip|pause|change|halve|reduce|increase|replace|instead of|drop|take|taking|with|problem|affect|contains?|ok|okay|allowed|have|safe|can|interact\w*|because|elevated)\b/u
const ofTest = pattern(
  any(
    'before (?:the|my|a) (?:test|sample|blood)|affect\\w*|influence\\w*|change (?:the|my) (?:result|value)s?|(?:the|a|this|your) (?:test|sample|kit)|clients?|patients?|portal|scanner|recipes?|practice|falsif\\w*|distort\\w*|who should|should i tell|medicines? (?:the|does)',
  ),
)
const alone = /\b(?:i|my|me|im|ive)\b/u

const lost =
  /\b(?:lost|losing|loosing|lose|dropp(?:ed|ing)|shed) (?:\S+ ){0,4}?(?:weight|kilos?|kg|kgs|pounds?|lbs|stones?|\d+ ?kg)\b|\bweight (?:is |has |keeps? )?(?:\S+ )?(?:dropp|fall|going down|loss|come off|coming off|drop)\w*|\b(?:clothes|trousers|jeans) (?:are )?(?:\S+ )?(?:loose|too big|hang)|\b(?:gain(?:ed|ing)?|put(?:ting)? on) (?:\S+ ){0,3}(?:weight|kilos?|kg)\b/u
const wanted =
  /\b(?:want|would like|how (?:do|can) i|help me|help with|trying to|to lose|recipes?|good for|diet plan)\b/u

const leftOut =
  /\b(?:left out|leaving out|leave out|stopped|cut out|cutting out|gave up|giving up|given up|dropped|quit|avoid\w*|without|off|ditch\w*|started (?:the|my|this) (?:diet|elimination|plan)|(?:the|this|my) (?:diet|elimination)|since (?:the|my) (?:diet|test))\b/u
const feelsBetter =
  /\b(?:feel\w*|felt|am|im|skin|stomach|tummy|belly|head\w*|sleep\w*|energy|bloat\w*|everything|symptoms?|digestion|gut)\b.*\b(?:better|great|amazing|wonderful|gone|cleared|improved|lighter|brighter|fantastic|less bloated|so good|more energy)\b|\b(?:more|much more|loads of|so much) energy\b|\benergy\b.*\bup\b/u
const unchanged =
  /\b(?:no (?:change|difference|improvement|better)|nothing (?:has )?(?:changed|happens|helps|helped|improved|is better|better)|not (?:any |feeling (?:any )?)?(?:better|helping|changed|improved)|(?:doesnt|didnt|isnt|hasnt) (?:\S+ )?(?:help|work|chang\w*|helping|working|improv\w*)|same as before|still (?:the same|bloated|tired|itchy|in pain|have|get|no))\b/u

const acute =
  /\b(?:vomit\w*|throw(?:ing|n|s)? up|threw up|puk\w*|being sick|been sick|diarr?h?o?e\w*|the runs|loose stools?|runny (?:stool|poo)\w*|stomach bug|food poisoning)\b/u
const more = pattern(
  any(
    'eczema|goes? (?:\\S+ )?red|turns? red|flush\\w*|hot flush\\w*|knots|churn\\w*|gurgl\\w*|flar(?:e|es|ed|ing)(?: up)?|worse|cant sleep|cannot sleep|insomnia|sleep(?:ing)? (?:badly|poorly|terribly|worse)|wak(?:e|ing) up|awake|restless|no energy|knackered|shattered|sluggish|foggy|nose (?:runs|is|running|blocked|drips?)|blocked nose|sneez\\w*|joints?|aches?|aching|hurts?|pains?|sore|burp\\w*|belch\\w*|stitches?|stools?|poo|toilet|bathroom|loo|swollen (?:belly|stomach|tummy|fingers|ankles)|puffy (?:fingers|ankles)|heavy|full for hours|hiccups?|sweats?|palpitations|jittery|shaky|moody|irritable|low mood|blood in (?:my|the) (?:stool|poo)|react to|upset\\w*|disagrees?|symptoms?|complaints?|stuff(?:y|ed)|mucus|phlegm|cough\\w*|dark circles|mouth ulcers?|canker sores?',
  ),
)
const told = pattern(
  any(
    'after',
    'when(?:ever)?',
    'since',
    'every',
    'again',
    'always',
    'still',
    'keep',
    'keeps',
    'all the time',
    'today',
    'yesterday',
    'last night',
    'this morning',
    'at night',
    'night',
    'for (?:days|weeks|months)',
    'days',
    'weeks',
    'get',
    'gets',
    'getting',
    'have',
    'having',
    'makes?',
    'made',
    'gives?',
    'gave',
    'feel',
    'feeling',
    'from',
    'with',
    'im',
    'am',
    'is',
    'runs?',
    'hurts?',
    'suddenly',
    'been',
    'at first',
    'cant',
    'what',
  ),
)
/** What asks how the test, the diet or somebody's care works: for the FAQs. */
const forFaqs = pattern(
  any(
    'igg|tested|sample|kit|practitioner|scanner|portal|client|clients|patients?|prove\\w*|withdrawal|reintroduc\\w*|bring\\w* (?:\\S+ )?back|which (?:complaints|symptoms|foods)|what (?:symptoms|complaints)|how (?:long|do|does|many|soon|often)|although|though|but|even|yet|my (?:result|value|report|test|list)|low|high|elevated|flagged|(?:my|the) (?:reds|greens)|results?|values?|report|doctor|gp|why (?:are|do|does|did|is|am)|could (?:it|this|that) be|does (?:this|that|it|the)|recipe|recipes|coeliac|celiac|histamine|lactose|who|should i (?:see|go|tell|ask)|when (?:should|do|must|can)|is it (?:true|possible)|mean|means|weather|film|dog|dogs|cat|cats|wasp|gym|marathon|hangover|covid|flu|tea for|remed\\w*|cream|what helps|cure|allergy|allergic|intoleran\\w*',
  ),
)
const mine =
  /\b(?:i|im|ive|my|me|mine)\b|^(?:bad|terrible|awful|constant|always|again|still|been|woke|feeling|feel|can ?t|cant|itchy|sore|stomach|tummy|headaches?|bloat\w*|gassy|joint|skin|so|constipat\w*|heartburn|migraines?|cramps?)\b/u
const blames =
  /^(?:so |and |but )*(?:does|do|could|can|might|is|are|may)\b.*\b(?:caus\w*|com(?:e|ing) from|because of|due to|mak(?:e|es|ing) (?:me|my)|giv(?:es?|ing) me|trigger\w*|behind|to blame|responsible|from)\b/u
const ofTheTest =
  /\b(?:this|the|your|a) (?:\S+ )?test\b|\bigg\b|\b(?:portal|scanner|kit|sample|recipes?|clients?|patients?|reintroduc\w*|practitioner)\b/u
const unsureOf =
  /\b(?:cant|cannot|can not|dont|do not|no idea|not sure|unable to) (?:\S+ )?(?:tell|know|say|find out|work out|figure out|pin ?point|what)\b.*\b(?:causes?|causing|makes?|making|triggers?|behind|reason|reacting|from)\b/u
const firstWeeks =
  /\b(?:normal|usual|common|ok|okay) (?:to|that i|if i|when i) (?:\S+ )?(?:feel|get|be) (?:\S+ )?(?:worse|bad|rough|tired|awful|headaches?|ill)\b/u

const grave =
  /\b(?:dizz\w*|sweat\w*|clammy|faint\w*|light ?headed|hoarse|pale|spread\w*|all over|everywhere|help|hurry|urgent\w*|chest|throat|tongue|lips?|face|eyes?|mouth|voice|burning|breath\w*|unbearable|excruciating|severe\w*|worst|agony|agoni\w*|rigid|rock hard|confus\w*|drowsy|blurred|vision|heart|numb|stiff|palpitations|non ?stop|hives|hours|blood\w*|shak\w*|shiver\w*|swell\w*|swollen|nothing down|water down|cant stop|cannot stop|wont stop)\b/u
/** Whether what is told may be graver than a complaint: then all of its words are judged first. */
export const mayBeGrave = (question: string): boolean =>
  grave.test(plain(question)) && calmSign(question) === undefined

/** Of what may have got better or worse, values are asked and no complaint is told. */
const ofValues =
  /^(?:so |and |ok |but )*(?:did|has|have|is|was|are) (?:anything|something|any|any of (?:my|the|these|them))(?: foods?| values?| results?)? (?:\S+ )?(?:worse|better|worsened|improved)(?: (?:since|than|from|in|now|compared|this|at)(?: \S+){0,5})?$/u

/** Tells of something that hurts, or of how it goes: observations rather than questions about the test. */
function complaintAsked(text: string): Care | undefined {
  if (text.split(' ').length > 32 || ofValues.test(text)) return undefined
  if (firstWeeks.test(text)) return { about: 'complaint', isAcute: false, isLeftOut: true, isOfFood: false }
  if (lost.test(text) && !wanted.test(text) && alone.test(text)) return { about: 'weight' }
  const isUnsure = unsureOf.test(text)
  const hurts = complains.test(text) || more.test(text)
  const isAboutMe = /\b(?:i|im|ive|my|me)\b/u.test(text)
  if (
    hurts &&
    isAboutMe &&
    !ofTheTest.test(text) &&
    (blames.test(text) || (lowValue.test(text) && !leftOut.test(text)))
  )
    return { about: 'complaint', isAcute: false, isLeftOut: false, isOfFood: true }
  if (
    !mine.test(text) &&
    /^(?:what|how|why|is|are|can|does|do|which|when|who|should|could|will|where)\b/u.test(text)
  )
    return undefined
  if (!isUnsure && forFaqs.test(text)) return undefined
  if (leftOut.test(text) && unchanged.test(text)) return { about: 'unchanged' }
  if (leftOut.test(text) && feelsBetter.test(text) && !/\bworse\b/u.test(text)) return { about: 'better' }
  if (isUnsure && (hurts || /\b(?:react|upsets?|belly|stomach|skin)\b/u.test(text)))
    return { about: 'complaint', isAcute: false, isLeftOut: false, isOfFood: false }
  return hurts && told.test(text) && !/^(?:can|could|may|should|must|which|are) /u.test(text)
    ? { about: 'complaint', isAcute: acute.test(text), isLeftOut: leftOut.test(text), isOfFood: false }
    : undefined
}

/** What a client's question about bodies wants; undefined for any other, which is for foods, figures and FAQs. */
export function careAsked(question: string): Care | undefined {
  const text = plain(question)
  const calm = calmSign(question)
  if (calm) return { about: calm }
  if (
    either.test(text) &&
    ownFood.test(text) &&
    !/\b(?:difference|differ|tell apart|symptoms of)\b/u.test(text)
  )
    return { about: 'either' }
  const topic = topicOf(question)
  if (/\b(?:trying for a baby|try(?:ing)? to conceive|trying to get pregnant)\b/u.test(text))
    return { about: 'pregnancy' }
  if (topic === 'pregnancy' && alone.test(text) && !ofTest.test(text) && !ofPortal.test(text))
    return { about: 'pregnancy' }
  const other =
    topic === 'medication' && !/\b(?:he|she|they)\b/u.test(text) ? undefined : otherAsked(question, text)
  if (other) return other
  if (supplement.test(text) && supplementAsked.test(text) && !ofTest.test(text))
    return { about: 'supplement' }
  if (
    topic === 'medication' &&
    (alone.test(text) || /^(?:is|are|can|does) /u.test(text)) &&
    medicineAsked.test(text) &&
    !ofTest.test(text)
  )
    return { about: 'medication' }
  const ateIt = /\b(?:ate|eaten|had|drank|drunk|swallowed|tasted|licked|bite)\b/u.test(text)
  if (
    (accident.test(text) && swallowed.test(text)) ||
    justAte.test(text) ||
    (ateIt &&
      (unharmed.test(text) || oops.test(text)) &&
      !complains.test(text) &&
      !/\b(?:symptoms? came|came back|reintroduc\w*|scan\w*)\b/u.test(text))
  )
    return { about: 'accident' }
  return (
    complaintAsked(text) ?? (lowValue.test(text) && allergyAgain.test(text) ? { about: 'listed' } : undefined)
  )
}
