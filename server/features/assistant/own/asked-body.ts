import type { Asked } from './asked-kinds'
import { diseasesIn } from './disease'
import { any, pattern, whole } from './words'

const self = pattern(
  any(
    '(?:am|could|can|might|may|do|did|have) i(?: be| have| really| still| got| also| actually| now| then)*(?= (?:an? |the )?\\S)|i (?:think|guess|believe|wonder)(?: if| whether)? (?:i|im|i am|i have|ive)|does (?:this|that|it) mean|is (?:this|that|it) (?:why|because)|is (?:this|that|it) (?:an? )?(?:\\S+ )?(?:allergy|coeliac|celiac|ibs|disease)',
    'bin ich|hab(?:e)? ich|suis je|je suis|ai je|est ce que (?:je|j)|soy|tengo|puedo (?:tener|ser)',
  ),
)
const bare =
  /^(?:\S+ )?(?:allerg\w*|alerg\w*|intolerant|coeliac|celiac) (?:to|against|gegen|a|al|au|aux|a la) (?<food>.{2,40})$/u
const toWhat =
  /(?:allerg\w*|alerg\w*|intolera\w*|coeliac|celiac|allergic reaction|react\w*) (?:to|against|of|for|gegen|auf|von|a la|a los|a las|al|aux|au|a l|a|de) (?:the |le |la |les |l |los |las |el |an? |my )*(?<food>(?!my )\S.{1,40}?)(?: (?:or|oder|ou|o) (?:not|just|intolerant|nicht|pas|no).*| too| then| please| also)?$/u
const foodFirst = /(?:\b(?:is|are) )(?:my )?(?<food>\S.{2,30}?) (?:an )?allergy/u
const namedAllergy =
  /(?:have|got|has|mean|hab\w*|ai|tengo) (?:i |ich |je )?(?:have |got |an? |eine |une |una )*(?<food>(?!an? |this |that |my )[a-z]\S*(?: \S+)?) (?:allerg\w+|allergie|alergia)/u
const learned = pattern(
  any(
    'what (?:is|are) (?:an? |the )?(?:allerg|coeliac|celiac|difference|histamine|lactose)\\w*|differen\\w*|why|how (?:do|does|can|is|are|should)|record|profile|diagnosed|test(?:s|ed)? for|rule out|scanner|label|recipes?|(?:this|the|your|a) (?:blood )?test (?:find|show|tell|detect)\\w*|is (?:this|it|that) (?:an? )?(?:ige |food )?allergy test|your test|value for|who should|symptoms of|reintroduc\\w*|restaurant|travel\\w*',
    'my (?:\\S+ ){0,3}(?:allerg(?:y|ies)|coeliac|celiac)|allergies|i am allergic|im allergic|ive got|(?<!(?:do|could|might|may) )i have an? (?:\\S+ )?allergy|got an? (?:\\S+ )?allergy|who|where|since|regardless|respect\\w*|cancel\\w*|confirmed|known|proven|certified|already|physician|consultant|clinic|add|put|update|enter|amend|tell (?:you|the portal|them)|portal|mum|mom|dad|mother|father|granny|grandma|uncle|aunt|son|daughter|passport|attack|keep avoiding|nutritionist|guest|teachers?|parents?|brother|sister',
    'certific\\w*|oficial\\w*|official\\w*|faux|fake|forge|dog|dogs|cats?|screening|letter|nickel|or(?! not| no)|societ\\w*|associat\\w*|certificate|until|both|versus|compare|instead|enough|before|order|possible|true|sure|independent|check|high|low|green|red|elevat\\w*|values?|numbers?|results?|report|sheet|paper|although|but|if|overreact\\w*|conclude|still (?:be|have|need)|used? (?:to|for)|test(?!s? (?:say|show|mean))|bloating|symptoms?|reactions?|if (?:its|it|i get)',
    'epipen|should i (?:see|go|ask|take|do|get)|can (?:the|a|this|igg)|does (?:the|a|this|igg|your)(?! mean)',
  ),
)

/** "Can I eat wheat if I have coeliac disease?" asks about wheat. */
const eating = pattern(
  '(?:can|could|may|should|must) i (?:still )?(?:eat|drink|have (?!an? |coel|celi|allerg)|cook)',
)
const meant = /^(?:so |and |ok )*(?:does (?:this|that|it) mean|is (?:this|that|it) why) /u

/** Asks whether the asker has an allergy or a disease. */
function disease(text: string): Asked | undefined {
  if (text.split(' ').length > 12 || diseasesIn(text).length === 0 || eating.test(text)) return undefined
  if (learned.test(text) && !meant.test(text)) return undefined
  if (
    /\b(?:record|file|profile|saved|listed|stored|noted|registered|entered|gespeichert|hinterlegt|guardadas|account)\b/u.test(
      text,
    )
  )
    return undefined
  const food = [bare, foodFirst, toWhat, namedAllergy]
    .map((way) => way.exec(text)?.groups?.['food'])
    .find(Boolean)
  if (!food && !self.test(text)) return undefined
  if (
    /^(?:my|meine|mes|mis|(?:show|list|what are|whats|tell me) (?:me )?my) (?:\S+ )?(?:allerg|alerg)\w+$/u.test(
      text,
    )
  )
    return undefined
  return { about: 'disease', words: food ?? '' }
}

const complaint = any(
  'bloat(?:ed|ing|s)?|blotd|gass?y|\\bgas|wind|fart\\w*|cramps?|crampy|nause\\w+|sick(?! of\\b)(?: to my stomach)?|vomit\\w*|throw(?:ing)? up|threw up|diarrh?o?ea|diarea|diarhea|diarrhea|the runs|loose stools?|constipat\\w*|heartburn|reflux|acid|indigestion|migraines?|head ?aches?|headach\\w*|rash\\w*|itch\\w*|hives|spots|acne|pimples|skin (?:flare\\w*|break\\w*|is)|tired\\w*|fatigue\\w*|exhausted|brain ?fog\\w*|dizz\\w*|joint pain|joints? (?:hurt|ache)\\w*|runny nose|sinus\\w*|unwell|ill|rumbl\\w*|tummy ?ache|stomach ?ache|belly ?ache|(?:stomach|tummy|belly|gut|guts|head|skin|bowel)s?(?: \\S+){0,2} (?:hurt|hurts|hurting|ache|aches|aching|pain|pains|painful|upset|cramp\\w*|problem\\w*|trouble|bad|sore|burns?|churn\\w*|itch\\w*)|(?:pain|pains|ache|upset|cramps|burning)(?: \\S+){0,3} (?:stomach|tummy|belly|gut|head)|upset stomach|feel(?:ing|s)? (?:worse|bad|awful|terrible|rubbish|rough|ill|sick|off|unwell|weak|horrible)|felt (?:worse|bad|awful|terrible|rough|ill|sick|off|unwell)',
  'bauch(?:weh|schmerz\\w*|krampf\\w*)|magen(?:schmerz\\w*|krampf\\w*|weh)|blah\\w*|aufgeblaht|durchfall|verstopf\\w*|kopf(?:weh|schmerz\\w*)|migrane|ubel(?:keit)?|ausschlag|juck\\w*|sodbrennen|mude|(?:bauch|magen|kopf) (?:tut )?(?:\\S+ )?(?:weh|schmerzt)',
  'mal (?:au ventre|a l estomac|a la tete|de tete|de ventre)|maux de (?:tete|ventre)|ballonn\\w*|gonfle\\w*|diarrhees?|nausees?|constipe\\w*|demange\\w*|plaques|boutons|fatigue\\w*|brulures d estomac',
  'dolor(?:es)? de (?:barriga|estomago|cabeza|tripa|vientre)|(?:me )?duele (?:el |la )?(?:barriga|estomago|cabeza|tripa|vientre)|hinchad[oa]s?|hinchazon|diarrea|nauseas|estrenimiento|sarpullido|picor|picazon|erupcion|cansad[oa]|gases|acidez',
)
export const complains = pattern(complaint)
export const trigger =
  /(?:after|when i (?:eat|have|drink|ate|had)|whenever i (?:eat|have|drink)|if i (?:eat|have|drink)|every time i (?:eat|have|drink)|each time i (?:eat|have|drink)|from (?:eating |drinking )?|since (?:i )?(?:left out|leaving out|stopped|cut out|quit|gave up|giving up|dropped|ate|had|started|stopped eating)?|because of|due to|with|nach(?: dem (?:essen|genuss) von)?|wenn ich|von|seit|seitdem ich|apres(?: avoir mange| le| la| les| du| de la)?|quand je (?:mange|bois)|depuis(?: que)?|despues de(?: comer| tomar)?|cuando (?:como|tomo|bebo)|tras(?: comer)?|desde que)(?: (?:i|the|some|my|a|an|eating|drinking|having|ate|had|left out|stopped|cut out|le|la|les|du|de|des|un|une|el|los|las|dem|der|den|die|das|mehr|any|of))* (?<food>[^ ].{1,40}?)(?: (?:esse|trinke|gegessen|getrunken|weglasse|last night|yesterday|today|again|every time|always|what (?:now|do|can|should).*|is (?:it|that|this).*|why.*|esta noche|gestern|heute|hier))*$/u
const complaintFirst =
  /^(?<food>[a-z]+(?: [a-z]+)?) (?:gives?|gave|makes?|made|upsets?|causes?|bloats|hurts|disagrees?)(?: |$)/u
const personal = pattern(
  any(
    'i|im|ive|my|me|mine|after|when|since|every|again|always|today|yesterday|tonight|evenings?|mornings?|nights?|days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|still|got|all the time|so',
    'ich|mir|mein\\w*|nach|seit|immer|jeden?|heute|gestern|j|je|mon|ma|mes|apres|toujours|depuis|chaque|me|mi|mis|tengo|despues|siempre|desde|cada|hoy|ayer',
  ),
)
/** What asks about the test, the diet or somebody's care in general: for the FAQs. */
const general = pattern(
  any(
    'tests?|tested|results?|values?|levels?|report|igg|score|low|elevated|elevation|sample|doctor|gp|reintroduc\\w*|reintroduction|bring\\w* (?:\\S+ )?back|mean|means|elimination|phase|how long|normal|prove\\w*|withdrawal|vitamins?|allerg\\w*|intoleran\\w*|lactose|coeliac|celiac|histamine|which (?:complaints|symptoms|foods)|what (?:symptoms|complaints)|practitioner|scanner|recipes?|weight|medic\\w*|tablets?|pills?|antibiot\\w*|ibuprofen|restaurant|client|clients|patient|patients|high in my|high on my|clear|negative',
    'why|should(?! i do)|could|does|did|am i|is that|is it|are they|who|which|causes?|reason|behind|blame|but|yet|though|although|never|no|not|nothing|isnt|doesnt|dont|flagged|trial|diet|reds?|greens?|list|week (?:\\d+|six|seven)|nothing|tell me|antibod\\w*|lack\\w*|answer|find|would|paper|sheet|normally|how (?:do|can|does)|attempt|first time',
    'bill|weather|wasp|dogs?|cats?|screening|nickel|best|film|movie|song|joke|cure for|tips? for|dog|cat|exercise|gym|period|hangover|flu|cold|covid|sunburn|treat|remed(?:y|ies)|what helps|cream',
  ),
)

/** What may stand around a plain complaint: with any other word it may be more, and all of its words are judged. */
const around = whole(
  any(
    'i|im|ive|id|my|me|mine|a|an|the|of|and|in|on|it|is|was|am|are|been|be|so|really|very|bit|little|quite|still|again|always|often|sometimes|usually|all|day|days|daily|night|nights|evenings?|mornings?|afternoons?|every|each|times?|after|before|when(?:ever)?|since|for|weeks?|months?|today|yesterday|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|get|gets|got|getting|gives?|gave|makes?|made|have|had|having|feel|feeling|feels|felt|keep|keeps|eat|eating|ate|drink|drinking|bad|badly|awful|terrible|worse|lot|much|from|with|what|whats|can|should|do|now|about|to|by|then|just|meals?|foods?|lunch|dinner|breakfast|something|hurts?|stomach|tummy|belly|gut|head|skin|tell|last|ever|up|out|off|left|stopped|cut|quit|please|hi|hello|ok|this|that|week|one|two|three|few|couple|hours?|later',
    'ich|mir|mein\\w*|nach|seit|immer|wieder|jeden?|tag\\w*|abends?|morgens?|heute|gestern|habe?|bin|ist|oft|ein|eine|bisschen|und|der|die|das|dem|den|von|wenn|esse|essen|es|tut|weh|was|tun|so|sehr|schlecht|bauch|magen|kopf|weg|gelassen|weggelassen|weglasse',
    'j|je|ai|mon|ma|mes|le|la|les|l|un|une|du|de|des|d|au|a|apres|toujours|depuis|chaque|jour|soir|matin|souvent|que|quand|mange|avoir|mal|suis|tres|et|ventre|tete|estomac|faire|quoi|il|y',
    'el|los|las|una?|me|mi|mis|tengo|despues|comer|tomar|siempre|desde|cada|dia|noche|manana|hoy|ayer|mucho|muy|por|con|cuando|como|y|en|que|hago|duele|barriga|estomago|cabeza',
  ),
)

/** Tells of something that hurts, mostly after a food. */
function complained(text: string): Asked | undefined {
  if (text.split(' ').length > 14 || !complains.test(text) || !personal.test(text) || general.test(text))
    return undefined
  const food = trigger.exec(text)?.groups?.['food'] ?? complaintFirst.exec(text)?.groups?.['food'] ?? ''
  const rest = text.replace(food, ' ').replace(complains, ' ').split(' ')
  return rest.every((word) => word === '' || /^\d+$/u.test(word) || around.test(word))
    ? { about: 'complaint', words: food }
    : undefined
}

/** What is asked about allergies, diseases and complaints; `text` as `plain` writes it. */
export const bodyAsked = (text: string): Asked | undefined => disease(text) ?? complained(text)
