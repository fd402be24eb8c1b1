import { foodsOfCare, type Heard, hurts, isLong, ofTest } from './heard'
import { any, pattern } from './words'

export const leftOut = pattern(
  any(
    'left out|leaving out|leave out|stopped|stop|cut(?:ting)? (?:\\S+ ){0,3}?out|cut out|gave up|giving up|given up|gave (?:it|bread|\\S+) up|dropped|quit|avoid\\w*|without|off|ditch\\w*|(?:no|not|zero|dont eat|dont drink|less)(?= \\S+)|withdrawal|detox|started (?:the|my|this|leaving) ?(?:diet|elimination|plan|out|things)?|(?:the|this|my) (?:new )?(?:diet|elimination|plan)|since (?:the|my) (?:diet|test)|is out|out',
    'weglasse|weggelassen|kein\\w*|ohne|verzicht\\w*|der diat|arrete|supprime|sans|ne mange plus|le regime|dej[eo]|dejado|sin|no (?:como|tomo)|la dieta',
  ),
)

export const since = pattern(
  'since|after (?:leaving|cutting|stopping|quitting|giving|i (?:left|stopped|quit|cut|gave|dropped))|first (?:week|days?)|(?:week|day) (?:one|1|two|2|3|three)|on th(?:is|e) (?:diet|elimination|plan)|for (?:\\d+|a|two|three|four|five) (?:days?|weeks?|months?)|\\d+ (?:days?|weeks?|months?)|days ago|now|and (?:feel|my|i|got)|last week|withdrawal|detox|seit\\w*|depuis|desde|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
)

const better =
  /\b(?:better|beter|felling beter|great|fab|amazing|wonderful|gone|cleared|clear|improved|lighter|brighter|fantastic|less \w+|calm(?:er)?|so well|(?:so much|more|loads of) (?:more )?energy|energy\b.*\bup|new person|it works|helps (?:a lot|so much|me)|(?:no|any|not) (?:\S+ ){0,3}(?:any ?more|no more)|havent had|stopped (?:when|since|after)|loves it|great results|regular again|besser|mieux|mejor|keine \S+ mehr|plus de (?:maux|mal))\b/u

const notBetter =
  /\b(?:no (?:change|difference|improvement|improvment|better|effect|success|luck)|zero change|nothing (?:has )?(?:changed|changes|happens|helps|helped|improves?|improved|is better|better)|(?:not|no|never) (?:\S+ ){0,3}(?:better|helping|changed|improved|improving|working|helped)|(?:doesnt|does not|didnt|isnt|hasnt|havent|has not|wont) (?:\S+ ){0,3}(?:help\w*|work\w*|chang\w*|improv\w*|lifted|done|anything)|does (?:nothing|not help)|same as (?:before|ever|always)|(?:the|exactly|looks the) same|still (?:the same|no|not|bloated|tired|itchy|in pain|have|having|get|getting|sick|awful|gassy|constipated|stil\w*|feel|bloted|reflux|headaches?|runny|eczema|symptoms)|feel nothing|(?:what|whats) the point|for nothing|waste of time|as bad as ever|dont notice|cant see any|stil \w+|keine besserung|bringt nichts|immer noch|aucune amelioration|sert a rien|sin cambios|no funciona|sigo igual)\b/u

const worse = /\b(?:worse|schlechter|peor|pire)\b/u

export const isUnchanged = (heard: Heard) =>
  !isLong(heard) &&
  !/^(?:and |but |so )*(?:why|how come)\b/u.test(heard.text) &&
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

export const isBetter = (heard: Heard) =>
  !isLong(heard) &&
  better.test(heard.text) &&
  !notBetter.test(heard.text) &&
  !worse.test(heard.text) &&
  (leftOut.test(heard.text) || since.test(heard.text)) &&
  (hurts(heard) || ofFeeling.test(heard.text)) &&
  !ofTest.test(heard.text) &&
  !notGreat.test(heard.text) &&
  !/\b(?:but|until|how|when|if)\b/u.test(heard.text)

/** Denies what a word of feeling well says alone. */
const notGreat =
  /\b(?:not|never|hardly|\w+nt|nicht|pas|no) (?:\S+ ){0,3}(?:great|fab|amazing|wonderful|fantastic|so well|better|besser|mieux|mejor)\b/u
const ofFeeling =
  /\b(?:feel\w*|felt|felling|works|diet|energy|sleep\w*|skin|head|nose|stomach|belly|tummy|gut|mood|pain|toilet|gehts?|sens|siento|everything|person|glows|think)\b/u

/** Asks when complaints end, or when a diet is felt. */
export const isHowLong = (heard: Heard) =>
  until.test(heard.text) && !ofTest.test(heard.text) && !ofOther.test(heard.text) && !isLong(heard)

const until =
  /(?:how (?:much )?long(?:er)?|how soon|how many (?:days|weeks|months)|^(?:so |and )?when (?:will|do|does|can|am)|wie lange|wann|(?:dans )?combien de temps|quand|cuanto (?:tiempo|dura|tarda)|cuando)\b.*\b(?:feel\w*|better|notice|symptoms?|bloat\w*|headaches?|migraines?|itch\w*|pain|rash|cramps?|tired\w*|this (?:last|go|take)|(?:it|they|that) (?:last|go away|stop|calm\w*|pass)|go away|healed?|cured?|normal again|difference|improve\w*|works?|dauert (?:das|es)|besser|wirkt|weg|mieux|passe|mejor|ca va durer|dura esto)\b/u
const ofOther =
  /\b(?:fridge|freezer|keep|store|results?|reports?|parcel|shipping|login|portal|app|password|cook|boil|bake|soak|avoid|leave|left|without|stopped|he|she|his|her|after (?:eating|a food|i eat)|reaction|values?|answer|eat)\b/u

/** Tells of foods that were left out by an own idea. */
export const isOwnIdea = ({ text }: Heard) =>
  givenUp.test(text) && byOneself.test(text) && foodsOfCare(text).length > 0

const givenUp =
  /\b(?:left out|leaving out|leave out|stopped|cut(?:ting)?(?: \S+){0,4} out|cut(?:ting)? out|gave up|given up|dropped|quit|avoid\w*|ditched|out|dont (?:eat|touch)|removed|banned|skip\w*|off|weggelassen|lasse|verzichte|arrete|supprime|dejado|quitado)\b/u
const byOneself =
  /\b(?:(?:by|for) myself|on my own|off my own bat|my own (?:idea|decision|choice|initiative)|own idea|without (?:asking|anyone|anybody|being told|a (?:doctor|test|reason))|nobody (?:told|said|asked)|no one (?:told|said)|read (?:it |that |about it |something )?(?:online|somewhere|on|in)|internet|tik ?tok|instagram|google\w*|facebook|influencer|podcast|just in case|to be (?:safe|sure)|selbst|eigen\w*|de moi meme|de mon cote|por mi cuenta|yo sol[oa])\b/u
