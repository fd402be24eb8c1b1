import { calmSign } from '@shared/domain/emergency'
import { isBetter, isHowLong, isOwnIdea, isUnchanged, leftOut, since } from './asked-course'
import { asksDisease, asksForKin, asksVerdict, hasDisease } from './asked-disease'
import { asksIfIll } from './asked-ill'
import { otherIn } from './asked-other'
import { complaintsIn, redFlagIn } from './complaints'
import { foodsOfCare, type Heard, hurts, isLong, isRecord, me, ofTest } from './heard'
import { anyMedicine } from './medicines'
import { plain } from './plain'
import { withoutOwnPast } from './own-past'
import { any, pattern } from './words'

/** What a question wants that turns on a body rather than on a food: the asker's or somebody else's. */
export type Care =
  | 'complaint'
  | 'complaint-acute'
  | 'complaint-left-out'
  | 'weight'
  | 'better'
  | 'unchanged'
  | 'how-long'
  | 'own-idea'
  | 'fright'
  | 'accident'
  | 'mild-reaction'
  | 'mood'
  | 'medication'
  | 'supplement'
  | 'pregnancy'
  | 'other-adult'
  | 'other-child'
  | 'pet'
  | 'either'
  | 'pen'
  | 'listed'
  | 'disease'
  | 'past-reaction'
  | 'has-disease'

const either =
  /\ballerg\w*(?: or (?:just |only |rather )?(?:an? |the )?| and |\/| ?vs?\.? | versus )(?:igg|intoleran|sensitiv|im (?:just )?sensitiv)|\b(?:intoleran\w*|sensitiv\w*)(?: or (?:an? |real |true |maybe )*| vs?\.? | versus )allerg|\ballergi\w* oder (?:\S+ )?(?:unvertrag|intoleran)|\ballergi\w* ou (?:\S+ )?intol|\balergia o (?:\S+ )?intol/u

const learns = /\b(?:difference|differ|tell apart|symptoms of|unterschied|difference entre)\b/u

const mood = pattern(
  any(
    'hopeless|depress\\w*|anxi\\w*|anorexi\\w*|bulimi\\w*|eating disorder|binge\\w*|magersucht|essstorung|anorexique|overwhelm\\w*|desperate|lonely|fed up|crying|cry|cant cope|feel (?:so |very |really )?(?:low|sad|down|guilty|ashamed)|(?:so|very) (?:sad|low)|(?:scared|afraid|frightened|fear|angst|peur|miedo)(?: \\S+){0,3} (?:eat\\w*|food|essen|manger|comer|list|results?)|(?:ruin\\w*|hate) my (?:life|body)|make myself sick|starv\\w*|skip(?:ping)? meals|obsess\\w*|panic\\w*|gets? me down|low mood|give it all up|burden|stopped eating(?: (?:altogether|at all|anything|completely|properly|meals|because|and|since|for)\\b|$)|lost (?:all )?(?:joy|interest)|n en peux plus|kann nicht mehr|triste|traurig',
  ),
)

const lost = pattern(
  'los(?:t|ing|e)(?: \\S+){0,4} (?:weight|kilos?|kg|kgs|pounds?|lbs|stones?|\\d+ ?kg)|loosing w\\w+|dropp\\w* (?:\\S+ ){0,3}(?:weight|kilos?|kg|pounds?|lbs|(?:dress )?sizes?)|weight (?:\\S+ ){0,3}(?:dropp\\w*|falls?|falling|down|loss|off|drops?|up)|(?:clothes|trousers|jeans|ring)(?: \\S+){0,3} (?:loose|too big|hang\\w*|slips? off)|(?:gain\\w*|put(?:ting)? on)(?: \\S+){0,3} (?:weight|kilos?|kg)|underweight|(?:too|getting|so) (?:thin|skinny)|\\d+ ?(?:kg|kilos?|pounds|lbs|stone) (?:\\S+ ){0,2}(?:gone|less|lost|off|down)|weight loss|abgenommen|nehme (?:\\S+ ){0,2}(?:ab|zu)|perdu (?:\\S+ )?kilos?|maigris|perdido (?:\\S+ )?kilos?|adelgaz\\w*|bajo de peso',
)

const wanted =
  /\b(?:want (?:to )?lose|like to lose|how (?:do|can) i lose|help me lose|help with|trying to lose|to lose|recipes?|good for|diet plan|help me slim)\b/u

const acute = pattern(
  'vomit\\w*|throw(?:ing|n|s)? up|threw up|puk\\w*|being sick|been sick|was (?:\\S+ )?sick|diarr?h?o?e\\w*|diarrea|diarea|the runs|the trots|loose stools?|(?:runny|watery) (?:stool|poo)\\w*|poo like water|stomach (?:bug|flu)|tummy bug|food poisoning|norovirus|gastro(?:enteritis)?|stays? down|(?:cant|cannot) keep(?: \\S+){0,3} down|sick as a dog|running to the (?:toilet|loo)|on the (?:toilet|loo)|emptying itself|came straight back up|explosive|durchfall\\w*|brechdurchfall|ubergeben|magen darm\\w*|diarrhees?|vomis|vomitos?',
)

/** What comes each time is no infection. */
const recurs =
  /\b(?:always|every ?time|each time|whenever|again and again|\d+ times|(?:two|three|four|five) times|(?:third|fourth|fifth) time|immer|jedes mal|toujours|chaque fois|a chaque|siempre|cada vez)\b/u
/** In the first days of a diet, or of a strict one. */
const isEarly =
  /\bday (?:\d{1,2}|one|two|three|four|five|six|seven|ten)\b|\b(?:leav\w*|left|cut\w*) (?:\S+ )?(?:everything|it all|all of (?:it|them)) out\b|\b(?:leav\w*|left|cut\w*) out (?:everything|it all|all of)\b/u

const byAccident = pattern(
  'by (?:mistake|accident)|ac+ident\\w*|unknowingly|without (?:knowing|noticing|realising|realizing|thinking)|slipped up|slip up|slip|messed up|mixed up|forgot (?:and|my|about)|too late|didnt (?:know|realise|realize|notice|check)|dont know if theres|cheat(?:ed|day)?|cheat day|broke my diet|couldnt resist|weak moment|craqu\\w*|par erreur|versehentlich|aus versehen|sin querer|por error|shouldnt have|restart|start (?:over|again|from)|regret|oh no|then read the label|found out after',
)

const swallowed =
  /\b(?:ate|eaten|eat|had|have|drank|drunk|swallowed|tasted|licked|tried|finished|bite|sip|gegessen|mange|comido|comi|slip\w*|cheat\w*|broke|gave me|brought)\b/u

const justAte =
  /\bi(?:ve)? (?:just|already) (?:ate|eaten|had|drank|drunk|swallowed)\b.*\b(?:now what|what now|what (?:do|should) i do|is (?:that|it) bad|bad|worry|worried|dangerous|feel fine|no symptoms?)\b/u

const unharmed =
  /\b(?:feel(?:ing)? (?:nothing|fine|ok|okay|normal|well)|no (?:symptoms?|reaction|signs)|nothing (?:so far|yet))\b/u

const oops =
  /^(?:whoops|oops|oh no|argh|damn|oh dear|ups|shit)\b|\b(?:(?:need|have|should i|anything) to worry|should i worry|is (?:that|it) (?:very )?bad|now what|what now|what happens now)$/u

const ateIt = /\b(?:ate|eaten|had|drank|drunk|swallowed|tasted|licked|bite)\b/u

const lowValue =
  /\b(?:low|lower|lowest|green|negative|normal|clear|no elevation|not (?:elevated|high|raised|red)|isnt (?:high|red|elevated)|\d+(?:\.\d+)?|only \d|dropped|gone down|came down|no antibodies|zero|niedrig|bas|baj[oa])\b/u

const again =
  /\b(?:again|retry|anyway|no longer|not allergic|any ?more|outgrow\w*|grown out|cured?|bit|little|tiny|trace\w*|despite|allerg\w*|after all|scrape|around|put back|on my high list|at home|nothing happened)\b/u

const supplement = pattern(
  'capsules?|capsuls?|soft ?gels?|gel ?caps?|supplements?|supliments?|vitamin (?:\\w\\d* )?(?:tablets?|pills?|gummies|drops|tropfen)|vitamin [a-k]\\d*|b ?12|gummies|multi ?vit\\w*|probiotics?|protein powders?|(?:whey|pea|hemp|casein) (?:protein|powder)|collagen\\w*|kollagen\\w*|fish oil|omega ?3|cod liver oil|magnesium|zinc|spirulina|creatine|bcaas?|l glutamine|glucosamine|chondroitin|(?:digestive )?enzymes|lactase tablets?|charcoal|psyllium|biotin|ashwagandha|greens powder|mct oil|herbalife|gelules?|complements? alimentaires?|nahrungserganz\\w*|suplementos?|colageno',
)

const asksWhether =
  /\b(?:can|may|ok|okay|take|taking|allowed|fine|for me|are|is|contain\w*|hold|what about|which|do i|should|bad|good|need|gelatine?|instead|darf|welche|puis|quel|puedo|que)\b/u

const allergicNow = /\b(?:allerg\w*|alerg\w*)\b/u

const asksHelp =
  /\b(?:what (?:can|could|should|shall|do) i|what helps|what (?:is|are|s)? ?good|whats good|any (?:tips|idea)|help|was (?:tun|hilft)|que (?:faire|hago)|trigger|which food|what food|what causes)\b/u

const told = pattern(
  any(
    'after|when(?:ever)?|since|every|again|always|still|keeps?|all (?:the time|day)|today|yesterday|night|tonight|morning\\w*|evening\\w*|afternoon\\w*|days?|weeks?|months?|gets?|getting|have|having|had|makes?|made|gives?|gave|feel|feeling|from|with|im|am|is|are|was|runs?|suddenly|been|cant|constantly|often|sometimes|lately|because|cause\\w*|could|does|do|did|and|so|too|worse|bad|on|but|my|why',
    'nach|seit|immer|standig|wenn|von|apres|depuis|toujours|quand|despues|desde|siempre|cuando|todo',
  ),
)

const forFaqs = pattern(
  any(
    'which (?:complaints|symptoms|foods)|what (?:symptoms|complaints)|how (?:long|do|many|soon|often) (?!.*(?:since|left|stopped))|should i (?:see|go|tell|ask)|when (?:should|do|must|can) i|is it (?:true|possible)|mean|means|weather|film|wasp|gym|marathon|hangover|covid|tea for|face mask|cure|exc?erci[sz]es?|stretch\\w*|workouts?|physio\\w*|antibod\\w*|flagged|although|doctor said|gp said|report|sheet',
  ),
)

const hurtsNot =
  /^(?:so |and )?(?:did|do) i (?:\S+ )?react\b|\b(?:no (?:ill effects|symptoms?|complaints?|bloating|wind|pain|problems)|without (?:any )?(?:symptoms?|complaints?)|not one symptom|symptom free|never (?:once |really )?(?:\S+ )?(?:felt|ill|sick|reacted|cramp|upset)|doesnt upset|make a complaint|password|login)\b/u

function isComplaint(heard: Heard): boolean {
  const { text } = heard
  if (isLong(heard) || !hurts(heard)) return false
  const isMine =
    me.test(text) ||
    !/^(?:what|how|why|is|are|can|does|do|which|when|who|should|could|will|where)\b/u.test(text)
  if (redFlagIn(text) && isMine && !ofTest.test(text) && !forFaqs.test(text)) return true
  if (ofTest.test(text) || forFaqs.test(text) || hurtsNot.test(text)) return false
  if (asksHelp.test(text)) return true
  return isMine
    ? told.test(text)
    : foodsOfCare(text).length > 0 &&
        /\b(?:caus\w*|give|gives|makes?|from|trigger\w*|behind|because|link)\b/u.test(text)
}

const isCalmPen = pattern(
  'epi ?pens?|epipin|adrenalin\\w*|auto ?injectors?|injectors?|(?:allergy|anapen|a) pens?|anapen|jext|notfallset|autoinyector|medic(?:al)? (?:alert )?bracelet|anaphyla\\w*|emergency (?:kit|medicine)|(?:allergic |a )shock',
)

const seesOrNeeds =
  /\b(?:need|necessary|carry|get|buy|have to|must|should|keep|give me|worth|brauche|besoin|faut|necesito|high|values?|results?|igg|red|reds|could|cause|risk|low|green)\b/u

/** Something in mouth or throat after a food that is mild, or long over. */
const isMild = ({ question, text }: Heard) =>
  (calmSign(question) !== undefined && otherIn(question, text) === undefined) ||
  (complaintsIn(text).some(({ name }) => name === 'an itching mouth') &&
    foodsOfCare(text).length > 0 &&
    !ofNow.test(text) &&
    !ofTest.test(text))

const ofNow =
  /\b(?:now|swell\w*|swollen|breath\w*|help|worse|minutes?|just|tight\w*|clos\w*|chok\w*|hours?|today|tonight|spread\w*|hives|dizzy|numb)\b/u

/** Asks about a pen or a shock because of a value, of which nothing has happened yet. */
const isPen = ({ question, text }: Heard) =>
  calmSign(question) === 'pen' ||
  (isCalmPen.test(text) && seesOrNeeds.test(text) && me.test(text) && complaintsIn(text).length === 0)

const isPregnant = ({ text }: Heard) => ofPregnancy.test(text) && !ofTest.test(text) && !ofWoman.test(text)

const ofPregnancy = pattern(
  any(
    'pregnan\\w*|pregnent|preggers|breast ?feed\\w*|breast ?fed|nursing|lactating|trimester|conceiv\\w*|ivf|postpartum|expecting|trying for a baby|try for a baby|try(?:ing)? to (?:conceive|get pregnant)|unborn|through my milk|my belly baby|miscarriage|\\d+ weeks (?:gone|pregnant)|im \\d+ weeks|months gone',
    'schwanger\\w*|stille|stillen|enceinte|j allaite|allaite\\w*|embarazada|doy el pecho|embarazo',
  ),
)

const ofWoman = /\b(?:wifes?|girlfriend|sister|daughter|friend|she|her)\b(?! and i)/u

const isSupplement = ({ text }: Heard) =>
  supplement.test(text) &&
  !ofTest.test(text) &&
  (me.test(text) || /\b(?:ok|okay|fine|allowed|safe|contain\w*|hold|gelatine?)\b/u.test(text)) &&
  asksWhether.test(text) &&
  !/\b(?:deficien\w*|lack\w*|overdose|too many|pack|scam|cheaper|sell|expense|barbecue|liver|level|nmol|together|stock|grow|scars|cramps at|gym|muscles?|which (?:\S+ ){0,3}brands?)\b/u.test(
    text,
  )

const isMedication = (heard: Heard) => {
  const { text } = heard
  if (!anyMedicine.test(text) || ofTest.test(text) || isLong(heard) || ofDose.test(text)) return false
  const isOfMeal = foodsOfCare(text).length > 0 || ofMeals.test(text)
  return isOfMeal
    ? !/^(?:what|which|why|how)\b/u.test(text) || me.test(text)
    : me.test(text) && changes.test(text)
}

const ofMeals = pattern(
  'grapefruit|breakfast|dinner|lunch|wine|beer|alcohol|milk|salt|coffee|tea|diet|eat|eating|food|foods|meals?|elimination|intoleranc\\w*|list|allergy test|prick test|skin test|empty stomach|low carb|vegan|pamplemousse|lactose',
)

const changes = pattern(
  'stop|skip|come off|coming off|quit|halve|reduce|drop|replace|pause|change|swap|instead|can i|may i|should i|do i|darf ich|kann ich|puis je|puedo|does|ok|okay|take|because|contain\\w*|have any|any of my|whats in|still work|problem',
)

const ofDose = pattern(
  'affect\\w*|influence|falsif\\w*|distort\\w*|tells?|how (?:many|much|does|often)|usual dose|side effects?|half life|strongest|stronger|prescription do i|too high|thailand|kenya|school|he|she|nhs|gp normally',
)

const ofPage =
  /\b(?:portal|page|person|voice|phone|cook|filter|story|prick|megapixels|blood|news|random|which (?:ones?|foods?) first|before too|first day|voice|machines)\b/u

const isMood = (heard: Heard) =>
  !ofPage.test(heard.text) &&
  !/\bcauses?\b/u.test(heard.text) &&
  mood.test(heard.text) &&
  !isLong(heard) &&
  !ofTest.test(heard.text) &&
  (me.test(heard.text) || !/^(?:what|how|why|which|is|are|does)\b/u.test(heard.text)) &&
  !/\bonion|dogs?|cats?\b/u.test(heard.text)

const isWeight = (heard: Heard) =>
  lost.test(heard.text) && !wanted.test(heard.text) && !isLong(heard) && !ofTest.test(heard.text)

const isAccident = (heard: Heard) => {
  const { text } = heard
  if (isLong(heard) || ofThings.test(text) || /^(?:how|should|why|can|does)\b/u.test(text)) return false
  if (byAccident.test(text) && (swallowed.test(text) || foodsOfCare(text).length > 0)) return true
  if (complaintsIn(text).length > 0) return false
  return justAte.test(text) || (ateIt.test(text) && (unharmed.test(text) || oops.test(text)))
}

const ofThings =
  /\b(?:slip through|surely a slip|sample|blood comes|symptoms? came|came back|reintroduc\w*|scan\w*|recipe|clients?|account|password|deleted|report|email)\b/u

const reacted = pattern(
  any(
    'hives|rash\\w*|swell\\w*|swoll\\w*|swelled|react(?:ed|ion|ions)|allerg\\w*|alerg\\w*|anaphyla\\w*|throat|lips?|vomit\\w*|threw up|throw up|was sick|got sick|hospital|a and e|epi ?pen|itch\\w*|wheez\\w*|welts|ausschlag|quaddeln|allergi\\w*|geschwollen|erbrochen|urticaire|gonfl\\w*|plaques|boutons|urticaria|ronchas|hinch\\w*|sarpullido|vomi\\w*',
  ),
)
const outgrown =
  /\b(?:used to (?:be (?:\S+ )?allergic|have (?:an? )?(?:\S+ )?allerg\w*|react|get (?:hives|a rash))|(?:was|were) (?:\S+ )?allergic|had (?:an? )?(?:\S+ ){0,2}allergy|out ?gr[eo]w\w*|gr[eo]wn? out of|childhood (?:\S+ )?allerg\w*|allerg\w* (?:\S+ ){0,5}(?:gone|over|no longer|any ?more)|(?:no longer|not (?:\S+ )?any ?more) allergic|fruher (?:\S+ )*allerg\w*|war (?:\S+ )*allergisch|etais allergique|era alergic[oa])\b/u

/** A reaction of the asker's own that is years ago, or an allergy that may be over. */
function isPastReaction(heard: Heard): boolean {
  const { question, text } = heard
  const past = withoutOwnPast(text)
  const isPast = (past !== text && reacted.test(text)) || outgrown.test(text)
  return isPast && otherIn(question, text) === undefined && foodsOfCare(past).length > 0 && !isLong(heard)
}

const isListed = ({ text }: Heard) =>
  (lowValue.test(text) || again.test(text)) && !isRecord.test(text) && foodsOfCare(text).length > 0

/** Is frightened by a value, or asks how bad it is. */
const isFright = ({ text }: Heard) =>
  frightens.test(text) &&
  (/\b\d+(?:\.\d+)?\b/u.test(text) || ofValue.test(text)) &&
  complaintsIn(text).length === 0 &&
  !/\b(?:eat|eating|ate|drink|eaten|epi ?pen|test (?:itself|kit)|\d+ (?:weeks?|days?|months?|years?|kilos?|kg|grams?|minutes?))\b/u.test(
    text,
  )
const frightens =
  /\b(?:danger\w*|serious\w*|life threatening|deadly|fatal|harmful|alarming|terrible|(?:how|that|really|so|very|too) bad|bad is|(?:im|am|so|really|bit) (?:scared|afraid|frightened|worried|terrified)|scared|frightened|severe|panic(?:king|ked)?|should i (?:be )?worr\w*|gefahrlich|schlimm|angst|dangereux|grave|peur|peligroso|miedo)\b/u
const ofValue =
  /\b(?:values?|numbers?|levels?|scores?|results?|high|red|wert\w*|hoch|valeurs?|valor(?:es)?)\b/u

/** What tells of each, in the order in which they go before each other. */
const rules: readonly [Care | ((heard: Heard) => Care), (heard: Heard) => boolean][] = [
  [
    'either',
    ({ text }) => either.test(text) && !learns.test(text) && (me.test(text) || foodsOfCare(text).length > 0),
  ],
  ['disease', asksIfIll],
  ['past-reaction', isPastReaction],
  ['pen', isPen],
  ['mild-reaction', isMild],
  ['pregnancy', isPregnant],
  ['disease', asksForKin],
  [
    ({ question, text }) => careOfOther[otherIn(question, text)?.kind ?? 'adult'],
    ({ question, text }) => otherIn(question, text) !== undefined,
  ],
  ['disease', asksVerdict],
  ['supplement', isSupplement],
  ['medication', isMedication],
  ['own-idea', isOwnIdea],
  ['fright', isFright],
  ['mood', isMood],
  ['weight', isWeight],
  ['accident', isAccident],
  [
    'listed',
    ({ text }) =>
      allergicNow.test(text) && /\b(?:antihistamine|cured?)\b/u.test(text) && foodsOfCare(text).length > 0,
  ],
  ['has-disease', (heard) => !isLong(heard) && hasDisease(heard)],
  ['disease', asksDisease],
  ['how-long', isHowLong],
  ['unchanged', isUnchanged],
  ['better', isBetter],
  [
    ({ text }) =>
      acute.test(text) && !recurs.test(text)
        ? 'complaint-acute'
        : (leftOut.test(text) && since.test(text)) || isEarly.test(text)
          ? 'complaint-left-out'
          : 'complaint',
    isComplaint,
  ],
  ['listed', isListed],
]

const careOfOther = { adult: 'other-adult', child: 'other-child', pet: 'pet' } as const

/** Of what may have got better or worse, values are asked and no complaint is told. */
const ofValues =
  /^(?:so |and |ok |but )*(?:did|has|have|is|was|are) (?:anything|something|any|any of (?:my|the|these|them))(?: foods?| values?| results?)? (?:\S+ )?(?:worse|better|worsened|improved)(?: (?:since|than|from|in|now|compared|this|at)(?: \S+){0,5})?$/u

/** What a client's question about bodies wants; undefined for any other, which is for foods, figures and FAQs. */
export function careAsked(question: string): Care | undefined {
  const heard = { question, text: plain(question) }
  if (ofValues.test(heard.text)) return undefined
  const found = rules.find(([, isIt]) => isIt(heard))?.[0]
  return typeof found === 'function' ? found(heard) : found
}

const grave =
  /\b(?:dizz\w*|sweat\w*|clammy|faint\w*|light ?headed|hoarse|pale|spread\w*|all over|everywhere|help|hurry|urgent\w*|chest|throat|tongue|lips?|face|eyes?|mouth|voice|burning|breath\w*|unbearable|excruciating|severe\w*|worst|agony|agoni\w*|rigid|rock hard|confus\w*|drowsy|blurred|vision|heart|numb|stiff|palpitations|non ?stop|hives|hours|blood\w*|shak\w*|shiver\w*|swell\w*|swollen|nothing down|water down|cant stop|cannot stop|wont stop)\b/u

/** Whether what is told may be graver than a complaint: then all of its words are judged first. */
export const mayBeGrave = (question: string): boolean =>
  grave.test(plain(question)) &&
  calmSign(question) === undefined &&
  !isMild({ question, text: plain(question) })
