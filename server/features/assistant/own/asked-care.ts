import { calmSign } from '@shared/domain/emergency'
import { foodMatcher } from '../../foods/foods.public'
import { foodsNamedIn } from '../eating/words'
import { otherIn } from './asked-other'
import { complaintsIn, redFlagIn, withoutComplaints } from './complaints'
import { diseasesIn, isAllergy, withoutDiseases } from './diseases'
import { anyMedicine, withoutMedicines } from './medicines'
import { plain } from './plain'
import { any, pattern } from './words'

/** What a question wants that turns on a body rather than on a food: the asker's or somebody else's. */
export type Care =
  | 'complaint'
  | 'complaint-acute'
  | 'complaint-left-out'
  | 'weight'
  | 'better'
  | 'unchanged'
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
  | 'has-disease'

/** The words of a question that name foods, without those of bodies, diseases and medicines. */
export const foodsOfCare = (text: string): string[] => [
  ...new Set(
    foodsNamedIn(foodMatcher(), withoutMedicines(withoutDiseases(withoutComplaints(text)))).filter(
      (words) => !isNoFood.test(words),
    ),
  ),
]
const isNoFood =
  /^(?:brains?|may|foods?|diets?|meals?|hearts?|heads?|skin|tongue|stomach|tummy|belly|tablets?|capsules?|pills?|water|blood|liver|kidneys?|lunch|dinner|breakfast|snacks?|milk ?free|back|dates?|animals?|dogs?|cats?|rabbits?|horses?|nose|ears?|cheeks?|feet|gel|powder|vitamins?|supplements?|probiotics?|fibre|fiber|cold|hot|spots?|mood|palm|shots?|thyme|iron|calcium|bird|energy|type|labradors?|pony|kid|kids|lamp)$/u

const me = /\b(?:i|im|ive|id|my|me|mine|ich|mir|mein\w*|je|j|moi|mon|ma|mes|yo|me|mi|mis|tengo|soy|estoy)\b/u
/** What asks how the test, the portal or a practice works, or for clients in general. */
const ofTest = pattern(
  any(
    '(?:this|the|your|a|an) (?:\\S+ )?(?:test|kit|sample|lab|laboratory)s?|igg|portal|scanner|kits?|samples?|recipes?|clients?|patients?|practitioner|reintroduc\\w*|bring\\w* (?:\\S+ )?back|before (?:the|my|a) (?:test|sample|blood)|who should|should i tell|retest\\w*',
  ),
)

const either =
  /\ballerg\w*(?: or (?:just |only |rather )?(?:an? |the )?| and |\/| ?vs?\.? | versus )(?:igg|intoleran|sensitiv|im (?:just )?sensitiv)|\b(?:intoleran\w*|sensitiv\w*)(?: or (?:an? |real |true |maybe )*| vs?\.? | versus )allerg|\ballergi\w* oder (?:\S+ )?(?:unvertrag|intoleran)|\ballergi\w* ou (?:\S+ )?intol|\balergia o (?:\S+ )?intol/u
const learns = /\b(?:difference|differ|tell apart|symptoms of|unterschied|difference entre)\b/u

const mood = pattern(
  any(
    'hopeless|depress\\w*|anxi\\w*|anorexi\\w*|bulimi\\w*|eating disorder|binge\\w*|magersucht|essstorung|anorexique|overwhelm\\w*|desperate|lonely|fed up|crying|cry|cant cope|feel (?:so |very |really )?(?:low|sad|down|guilty|ashamed)|(?:so|very) (?:sad|low)|(?:scared|afraid|frightened|fear|angst|peur|miedo)(?: \\S+){0,3} (?:eat\\w*|food|essen|manger|comer|list|results?)|(?:ruin\\w*|hate) my (?:life|body)|make myself sick|starv\\w*|skip(?:ping)? meals|obsess\\w*|panic\\w*|gets? me down|low mood|give it all up|burden|stopped eating|lost (?:all )?(?:joy|interest)|n en peux plus|kann nicht mehr|triste|traurig',
  ),
)

const lost = pattern(
  'los(?:t|ing|e)(?: \\S+){0,4} (?:weight|kilos?|kg|kgs|pounds?|lbs|stones?|\\d+ ?kg)|loosing w\\w+|dropp\\w* (?:\\S+ ){0,3}(?:weight|kilos?|kg|pounds?|lbs|(?:dress )?sizes?)|weight (?:\\S+ ){0,3}(?:dropp\\w*|falls?|falling|down|loss|off|drops?|up)|(?:clothes|trousers|jeans|ring)(?: \\S+){0,3} (?:loose|too big|hang\\w*|slips? off)|(?:gain\\w*|put(?:ting)? on)(?: \\S+){0,3} (?:weight|kilos?|kg)|underweight|(?:too|getting|so) (?:thin|skinny)|\\d+ ?(?:kg|kilos?|pounds|lbs|stone) (?:\\S+ ){0,2}(?:gone|less|lost|off|down)|weight loss|abgenommen|nehme (?:\\S+ ){0,2}(?:ab|zu)|perdu (?:\\S+ )?kilos?|maigris|perdido (?:\\S+ )?kilos?|adelgaz\\w*|bajo de peso',
)
const wanted =
  /\b(?:want (?:to )?lose|like to lose|how (?:do|can) i lose|help me lose|help with|trying to lose|to lose|recipes?|good for|diet plan|help me slim)\b/u

const leftOut = pattern(
  any(
    'left out|leaving out|leave out|stopped|stop|cut(?:ting)? (?:\\S+ ){0,3}?out|cut out|gave up|giving up|given up|gave (?:it|bread|\\S+) up|dropped|quit|avoid\\w*|without|off|ditch\\w*|(?:no|not|zero|dont eat|dont drink|less)(?= \\S+)|withdrawal|detox|started (?:the|my|this|leaving) ?(?:diet|elimination|plan|out|things)?|(?:the|this|my) (?:new )?(?:diet|elimination|plan)|since (?:the|my) (?:diet|test)|is out|out',
    'weglasse|weggelassen|kein\\w*|ohne|verzicht\\w*|der diat|arrete|supprime|sans|ne mange plus|le regime|dej[eo]|dejado|sin|no (?:como|tomo)|la dieta',
  ),
)
const since = pattern(
  'since|after (?:leaving|cutting|stopping|quitting|giving|i (?:left|stopped|quit|cut|gave|dropped))|first (?:week|days?)|(?:week|day) (?:one|1|two|2|3|three)|on th(?:is|e) (?:diet|elimination|plan)|for (?:\\d+|a|two|three|four|five) (?:days?|weeks?|months?)|\\d+ (?:days?|weeks?|months?)|days ago|now|and (?:feel|my|i)|withdrawal|detox|seit\\w*|depuis|desde|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
)
const better =
  /\b(?:better|beter|felling beter|great|amazing|wonderful|gone|cleared|clear|improved|lighter|brighter|fantastic|less \w+|calm(?:er)?|so well|(?:so much|more|loads of) (?:more )?energy|energy\b.*\bup|new person|it works|helps (?:a lot|so much|me)|(?:no|any|not) (?:\S+ ){0,3}(?:any ?more|no more)|havent had|stopped (?:when|since|after)|loves it|great results|regular again|besser|mieux|mejor|keine \S+ mehr|plus de (?:maux|mal))\b/u
const notBetter =
  /\b(?:no (?:change|difference|improvement|improvment|better|effect|success|luck)|zero change|nothing (?:has )?(?:changed|changes|happens|helps|helped|improves?|improved|is better|better)|(?:not|no|never) (?:\S+ ){0,3}(?:better|helping|changed|improved|improving|working|helped)|(?:doesnt|does not|didnt|isnt|hasnt|havent|has not|wont) (?:\S+ ){0,3}(?:help\w*|work\w*|chang\w*|improv\w*|lifted|done|anything)|does (?:nothing|not help)|same as (?:before|ever|always)|(?:the|exactly|looks the) same|still (?:the same|no|not|bloated|tired|itchy|in pain|have|having|get|getting|sick|awful|gassy|constipated|stil\w*|feel|bloted|reflux|headaches?|runny|eczema|symptoms)|feel nothing|(?:what|whats) the point|for nothing|waste of time|as bad as ever|dont notice|cant see any|stil \w+|keine besserung|bringt nichts|immer noch|aucune amelioration|sert a rien|sin cambios|no funciona|sigo igual)\b/u
const worse = /\b(?:worse|schlechter|peor|pire)\b/u

const acute = pattern(
  'vomit\\w*|throw(?:ing|n|s)? up|threw up|puk\\w*|being sick|been sick|was (?:\\S+ )?sick|diarr?h?o?e\\w*|diarrea|diarea|the runs|the trots|loose stools?|(?:runny|watery) (?:stool|poo)\\w*|poo like water|stomach (?:bug|flu)|tummy bug|food poisoning|norovirus|gastro(?:enteritis)?|stays? down|(?:cant|cannot) keep(?: \\S+){0,3} down|sick as a dog|running to the (?:toilet|loo)|on the (?:toilet|loo)|emptying itself|came straight back up|explosive|durchfall\\w*|brechdurchfall|ubergeben|magen darm\\w*|diarrhees?|vomis|vomitos?',
)

const byAccident = pattern(
  'by (?:mistake|accident)|ac+ident\\w*|unknowingly|without (?:knowing|noticing|realising|realizing|thinking)|slipped up|slip up|slip|messed up|mixed up|forgot (?:and|my|about)|too late|didnt (?:know|realise|realize|notice|check)|dont know if theres|cheat(?:ed|day)?|cheat day|broke my diet|couldnt resist|weak moment|craqu\\w*|par erreur|versehentlich|aus versehen|sin querer|por error|shouldnt have|start (?:over|again|from)|regret|oh no|then read the label|found out after',
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

/** Asks whether the asker has something, or whether the test can tell. */
const asksIfIll = pattern(
  any(
    '(?:am|could|can|might|may|do|did|have) i(?: be| have| really| still| got| also| actually| now| then| even| go into| do)*(?= (?:an? |the )?\\S)|i (?:think|guess|believe|wonder)(?: if| whether)? (?:i|im|i am|i have|ive)|think im|so i (?:\\S+ )?(?:dont|have|am)|does (?:this|that|it|the|my|high)(?: \\S+){0,4} (?:mean|show|tell|rule|find|explain|say)|(?:do|can) (?:these|the|my|you)(?: \\S+){0,2} (?:mean|point|see|show|tell)|is (?:this|it|that|my)(?: \\S+){0,6} (?:an? )?(?:\\S+ )?(?:allerg\\w*|coeliac|celiac|ibs|disease)|is (?:this|that) (?:why|because)|because of|(?:can|could|does|will) (?:this|the|it|that)(?: \\S+)? (?:test|find|show|tell|detect)\\w*|not have',
    'bin ich|hab(?:e)? ich|zeigt|suis je|est ce que (?:je|j)|puedo (?:tener|ser)|segun el test|^(?:soy|tengo)(?=.*(?:segun|test))',
  ),
)
const bareAllergic =
  /^(?:\S+ )?(?:allerg\w*|alerg\w*|alergic|intolerant|coeliac|celiac) (?:to|against|gegen|a|al|au|aux|a la) .{2,40}$/u
const ofEating = pattern(
  'eat|eating|have|drink\\w*|ok|okay|fine|allowed|bad|good|should|avoid|leave|diet|can|could|is|are|what|whats|instead|and|matter|matters|counts?|so|darf|essen|geht|puis|manger|puedo|comer|here|again|low|green|then|too|or',
)

const allergicNow = /\b(?:allerg\w*|alerg\w*)\b/u

type Heard = { question: string; text: string }
const hurts = ({ text }: Heard) => complaintsIn(text).length > 0 || redFlagIn(text) !== undefined
const isLong = ({ text }: Heard) => text.split(' ').length > 40

/** Speaks of an allergy or a disease as of a fact, and of something to eat or of what to do. */
function hasDisease({ text }: Heard): boolean {
  const named = diseasesIn(text)
  if (named.length === 0 || isRecord.test(text) || isLearning.test(text)) return false
  const at = Math.min(
    ...named.map(({ said }) => {
      const found = pattern(said).exec(text)
      return found ? found.index : text.length
    }),
  )
  const before = text.slice(0, at)
  const isStated =
    (/(?:^|\s)(?:i (?:have|got|had|suffer from|live with|am)|ive|im|got|as an?|diagnosed|my|ich (?:habe|bin)|je suis|j ai|soy|tengo|if i (?:have|got|am)|on|had my)(?:\s|$)/u.test(
      before,
    ) &&
      !asksIfIll.test(before)) ||
    (at === 0 && !bareAllergic.test(text))
  if (
    !isStated ||
    asksIfIll.test(
      text.replace(/\bcan i (?:\S+ )?(?:eat|have|drink|put|take|still|use)\b|\bcan this\b/gu, ''),
    )
  )
    return false
  if (complaintsIn(text).length > 0 && !asksToEat.test(text)) return false
  return named.every(isAllergy) ? foodsOfCare(text).length > 0 : ofEating.test(text)
}
const asksToEat =
  /\b(?:can i|may i|could i|should i) (?:\S+ )?(?:eat|have|drink|avoid)\b|\b(?:ok|okay|allowed|fine)\b|\bdarf ich|puis je|puedo comer\b/u
const isRecord =
  /\b(?:record|file|profile|saved|stored|noted|registered|entered|gespeichert|hinterlegt|guardadas|account|add|enter|update|confirmed|certificate|society|until|order)\b/u
const isLearning =
  /^(?:what (?:is|are|does)|whats|who|where|when|which|why|how)\b(?!.*\b(?:eat|cook|about)\b)|\b(?:symptoms of|test(?:s|ed)? for|rule out|does that mean for)\b/u

function asksDisease({ text }: Heard): boolean {
  if (diseasesIn(text).length === 0 || text.split(' ').length > 14 || isRecord.test(text)) return false
  if (
    isLearning.test(text) ||
    /\b(?:test|tests|results? paper|doctor|scanner|dogs?|cats?)\b(?!s? (?:say|mean))/u.test(text)
  )
    return false
  return asksIfIll.test(text) || bareAllergic.test(text)
}

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
    'which (?:complaints|symptoms|foods)|what (?:symptoms|complaints)|how (?:long|do|many|soon|often) (?!.*(?:since|left|stopped))|should i (?:see|go|tell|ask)|when (?:should|do|must|can) i|is it (?:true|possible)|mean|means|weather|film|wasp|gym|marathon|hangover|covid|tea for|face mask|cure|antibod\\w*|flagged|although|doctor said|gp said|report|paper|sheet',
  ),
)

const hurtsNot =
  /\b(?:no (?:ill effects|symptoms?|complaints?|bloating|wind|pain|problems)|without (?:any )?(?:symptoms?|complaints?)|not one symptom|symptom free|never (?:once |really )?(?:\S+ )?(?:felt|ill|sick|reacted|cramp|upset)|doesnt upset|make a complaint|password|login)\b/u

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
  !/\b(?:deficien\w*|lack\w*|overdose|too many|pack|scam|cheaper|sell|expense|barbecue|liver|level|nmol|together|stock|grow|scars|cramps at)\b/u.test(
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
  'grapefruit|wine|beer|alcohol|milk|salt|coffee|tea|diet|eat|eating|food|foods|meals?|elimination|intoleranc\\w*|list|empty stomach|low carb|vegan|pamplemousse|lactose',
)
const changes = pattern(
  'stop|skip|come off|coming off|quit|halve|reduce|drop|replace|pause|change|swap|instead|can i|may i|should i|do i|darf ich|kann ich|puis je|puedo|does|ok|okay|take|because|contain\\w*|still work|problem',
)
const ofDose = pattern(
  'affect\\w*|influence|falsif\\w*|distort\\w*|tells?|how (?:many|much|does|often)|usual dose|side effects?|half life|strongest|stronger|prescription do i|too high|thailand|kenya|school|he|she|they|nhs|gp normally',
)

const ofPage =
  /\b(?:portal|page|person|voice|phone|cook|filter|story|prick|megapixels|blood|news|random|which (?:ones?|foods?) first|before too|first day|voice|machines)\b/u
const isMood = (heard: Heard) =>
  !ofPage.test(heard.text) &&
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

const isListed = ({ text }: Heard) =>
  (lowValue.test(text) || again.test(text)) && !isRecord.test(text) && foodsOfCare(text).length > 0

const isUnchanged = (heard: Heard) =>
  !isLong(heard) &&
  notBetter.test(heard.text) &&
  !worse.test(heard.text) &&
  (leftOut.test(heard.text) || hurts(heard) || time.test(heard.text)) &&
  (ofDiet.test(heard.text) || foodsOfCare(heard.text).length > 0 || time.test(heard.text)) &&
  !ofTest.test(heard.text) &&
  !/\b(?:low|green|normal|my (?:result|value|report)|log ?in|steam|antibiotics?|all green|nothing is high)\b/u.test(
    heard.text,
  )
const time =
  /\b(?:\d+|a|two|three|four|five|six|eight|ten|vier) (?:days?|weeks?|wks?|months?|wochen|mois|semanas)\b|\b(?:week|day) \d+\b/u
const ofDiet =
  /\b(?:diet\w*|elimination|plan|list|diat|regime|dieta|everything (?:out|right)|reds|started|point)\b/u

const isBetter = (heard: Heard) =>
  !isLong(heard) &&
  better.test(heard.text) &&
  !notBetter.test(heard.text) &&
  !worse.test(heard.text) &&
  (leftOut.test(heard.text) || since.test(heard.text)) &&
  (hurts(heard) || ofFeeling.test(heard.text)) &&
  !ofTest.test(heard.text) &&
  !/\b(?:but|until|how|when|if)\b/u.test(heard.text)
const ofFeeling =
  /\b(?:feel\w*|felt|felling|works|diet|energy|sleep\w*|skin|head|nose|stomach|belly|tummy|gut|mood|pain|toilet|gehts?|sens|siento|everything|person|glows|think)\b/u

/** What tells of each, in the order in which they go before each other. */
const rules: readonly [Care | ((heard: Heard) => Care), (heard: Heard) => boolean][] = [
  ['pen', isPen],
  ['mild-reaction', ({ question }) => calmSign(question) !== undefined],
  [
    'either',
    ({ text }) => either.test(text) && !learns.test(text) && (me.test(text) || foodsOfCare(text).length > 0),
  ],
  ['pregnancy', isPregnant],
  [
    ({ question, text }) => careOfOther[otherIn(question, text)?.kind ?? 'adult'],
    ({ question, text }) => otherIn(question, text) !== undefined,
  ],
  ['supplement', isSupplement],
  ['medication', isMedication],
  ['mood', isMood],
  ['weight', isWeight],
  ['accident', isAccident],
  [
    'listed',
    ({ text }) =>
      allergicNow.test(text) &&
      /\b(?:antihistamine|cured?|outgrow\w*|no longer|grown out|over|gone)\b/u.test(text) &&
      foodsOfCare(text).length > 0,
  ],
  ['has-disease', (heard) => !isLong(heard) && hasDisease(heard)],
  ['disease', asksDisease],
  ['unchanged', isUnchanged],
  ['better', isBetter],
  [
    ({ text }) =>
      acute.test(text)
        ? 'complaint-acute'
        : leftOut.test(text) && since.test(text)
          ? 'complaint-left-out'
          : 'complaint',
    isComplaint,
  ],
  ['listed', isListed],
]

const careOfOther = { adult: 'other-adult', child: 'other-child', pet: 'pet' } as const

/** What a client's question about bodies wants; undefined for any other, which is for foods, figures and FAQs. */
export function careAsked(question: string): Care | undefined {
  const heard = { question, text: plain(question) }
  const found = rules.find(([, isIt]) => isIt(heard))?.[0]
  return typeof found === 'function' ? found(heard) : found
}

const grave =
  /\b(?:dizz\w*|sweat\w*|clammy|faint\w*|light ?headed|hoarse|pale|spread\w*|all over|everywhere|help|hurry|urgent\w*|chest|throat|tongue|lips?|face|eyes?|mouth|voice|burning|breath\w*|unbearable|excruciating|severe\w*|worst|agony|agoni\w*|rigid|rock hard|confus\w*|drowsy|blurred|vision|heart|numb|stiff|palpitations|non ?stop|hives|hours|blood\w*|shak\w*|shiver\w*|swell\w*|swollen|nothing down|water down|cant stop|cannot stop|wont stop)\b/u
/** Whether what is told may be graver than a complaint: then all of its words are judged first. */
export const mayBeGrave = (question: string): boolean =>
  grave.test(plain(question)) && calmSign(question) === undefined
