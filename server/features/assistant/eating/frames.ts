import type { Frame, Wants } from './frame'
import { otherFrames } from './other-frames'

const adverbs =
  '(?:(?:still|maybe|perhaps|possibly|also|ever|actually|really|just|even|now|please|safely|not|at least|sometimes|then|personally|theoretically|never|always|usually|technically|legit|only) )*'
const modal = '(?:can|could|may|might|should|shall|must|am|do|does|will|would|cud|cld|shud|wud|did)'
const eat =
  '(?:eat(?:ing)?|eet|drink(?:ing)?|tolerate|snack(?:ing)? on|munch(?:ing)?(?: on)?|nibbl(?:e|ing)(?: on)?|tast(?:e|ing)|digest(?:ing)?|consum(?:e|ing)|swallow(?:ing)?)'
const take =
  '(?:ha(?:ve|ving)|hav|try(?:ing)?|us(?:e|ing)|tak(?:e|ing)|get(?:ting)?|order(?:ing)?|cook(?:ing)?(?: with)?|bak(?:e|ing) with|buy(?:ing)?|enjoy(?:ing)?|includ(?:e|ing)|add(?:ing)?|put(?:ting)?|go(?:ing)? for|cho+s(?:e|ing)|pick(?:ing)?|make|making|grab|fry(?:ing)?(?: with)?)'
const eatOrTake = `(?:${eat}|${take})`
const keep = '(?:(?:keep(?: on)?|carry on|go on|continue|start|be|go back to) )?'
const fine =
  '(?:o+k+|okay|okey|oke|fine|alright|all right|al right|allright|good|grand|bad|safe|unsafe|allowed|permitted|suitable|possible|healthy|unhealthy|harmful|dangerous|forbidden|banned|off limits|off the menu|off the table|on the menu|on the table|out of bounds|acceptable|advisable|recommended|tolerable|compatible|doable|wise|cool|sound|legal|risky|problematic|tolerated|(?:a |an |any )?(?:problems?|issues?|trouble|risks?|no-?\\s?go|no-?\\s?no|bad idea|good idea|yes|no|good choice|bad choice|good option|option|danger|concern)|any good|any use|something i (?:can|could|should|may|must|have to) \\w+|in my (?:diet|plan)|on my (?:list|plan)|out|a go|yay or nay|good or bad|bad or good|yes or no|ok or not|for me)'
const avoid =
  '(?:avoid(?:ing)?|give up|giv up|cut(?:ting)? (?:out|down on|back on|down)|cut|leav(?:e|ing) out|leave off|leave|stop (?:eating|drinking|having|using|with)?|skip(?:ping)?|quit|drop|ditch|exclude|eliminate|remove|stay (?:away from|off|clear of)|keep (?:away from|off|clear of)|steer clear of|worry (?:about|over)|be (?:worried|concerned|careful|cautious) (?:about|with|of)|watch out for|look out for|watch|limit|restrict|lay off|refrain from|go without|live without|do without|say goodbye to|lose|swear off)'

const en = (
  wants: Wants,
  source: string,
  more: { tells?: true; isBare?: true; open?: true; list?: true } = {},
): Frame => ({
  language: 'en',
  wants,
  tells: false,
  ...more,
  pattern: new RegExp(source, 'u'),
})
const words = '(?<words>.+)'
const within = '(?<words>.+?)'
const start = '^'
const word = '(?<![\\p{L}\\d])'

const instead: Frame[] = [
  en(
    'instead',
    `${word}(?:instead of|in place of|in lieu of|rather than|in stead of|in the place of) ${words}`,
    {
      open: true,
    },
  ),
  en(
    'instead',
    `${word}(?:alternatives?|substitut(?:es?|ions?)|replacements?|swaps?|stand-?\\s?ins?|subs?|replacers?|equivalents?|stand-?\\s?in) (?:for|to|of) ${words}`,
    { open: true },
  ),
  en(
    'instead',
    `${word}(?:replac(?:e|ing)|substitut(?:e|ing)|swap(?:ping)?|sub|switch) (?:out )?${within}(?: (?:with|for|by|to|out|in|when|if)(?: .*)?)?$`,
    { open: true },
  ),
  en(
    'instead',
    `${word}(?:(?:if )?(?:i (?:can'?t|cannot|can not|am not allowed to|shouldn'?t|may not|have to)(?: (?:eat|have|drink|use|avoid|skip))?|not|no)) ${within}(?=,| then| what| which| is there).*\\b(?:what|which|else|alternatives?|instead)\\b`,
    { open: true },
  ),
  en('instead', `${word}(?:what|which|anything)\\b.*\\b(?:if not|if it's not|other than) ${words}`, {
    open: true,
  }),
  en('instead', `${word}(?:bake|cook|make|thicken|bind)(?: \\w+){0,5} without ${words}`, { open: true }),
  en(
    'instead',
    `${start}(?:(?:a|an|any|some|good|best|the|need|want|looking for|ideas? for|suggest|is there|are there|what's|what is|what are|whats|give me|which|know|got|do you have|i|good|tasty|cheap|nice) )*(?<words>(?!(?:for|to)\\b).+?)[ -](?:alternatives?|substitutes?|substitutions?|replacements?|replacers?|swaps?|stand-?ins?)(?: .*)?$`,
    { open: true },
  ),
]

const which: Frame[] = [
  en(
    'which',
    `${word}(?:which|what|wich|witch|wat)(?:'s|s)?(?: (?:kinds?|types?|sorts?|brands?|varieties|forms?) of| other| sort| kind| else)? ${within} (?:(?:that |which )?(?:can|could|may|should|shall|do|would|will) i|am i|(?:is|are|r|would be|will be) (?:\\w+ )?${fine}|i can|i could|i may|i'm allowed|agrees? with|suits?|works? for|won'?t|(?:do|does)(?: not|n't))(?: .*)?$`,
  ),
  en(
    'which',
    `${word}(?:any|some)(?: (?:kinds?|types?|sorts?|brands?) of| other)? ${within} (?:(?:that |which )?(?:i (?:can|could|may|am allowed)|i'm allowed)|(?:that|which) (?:is|are|won'?t|does|do|suits?)|(?:is|are) ${fine})(?: .*)?$`,
  ),
]

const purpose =
  '(?:for|to (?:use|take|buy|cook|fry|bake|put|have|eat|drink|spread|choose|pick|get|order|go for)|(?:in|on|with) (?:my|the|a)|(?:is|are|would be|wld be|r) (?:the )?(?:best|better|good|right|least bad|suitable)|should|shall|do you (?:suggest|recommend|advise)|would you)'
const choice: Frame[] = [
  en(
    'which',
    `${word}(?:which|what|wich|witch)(?: (?:kinds?|types?|sorts?|brands?) of)? ${within} ${purpose}(?: .*)?$`,
    {
      open: true,
    },
  ),
  en(
    'which',
    `${start}(?:what'?s |what is |what are |which is |which are |what would be )?(?:the |a )?(?:best|right|good) (?!for\\b)${within} (?:for|to|in|on) .+$`,
    {
      open: true,
    },
  ),
]

const home: Frame[] = [
  en(
    'may',
    `${start}(?:(?:i|we) )?(?:'ve |have |just )*(?:got|bought|found|picked up|grabbed|(?:only |i |we )have) (?!to )${within}(?: (?:at home|in (?:the|my) (?:fridge|freezer|cupboard|pantry|house|kitchen)|left|here|in|today|tonight))*(?:,? (?:what now|now what|what (?:can|do|should|could) (?:i|we)(?: \\p{L}+)*|which (?:of (?:it|them|those|these)|ones?|can i|is|are)(?: .*)?|any (?:of (?:it|them|those)|good|ok|problems?)(?: .*)?|(?:is|are) (?:this|that|it|they|these|those|any|all)(?: .*)?|all (?:ok|fine|good)|can i(?: .*)?|ok|ideas|thoughts))?$`,
    { list: true, open: true },
  ),
]

const change =
  '(?:change|chang|make|help|destroy|remove|matter|lower|reduce|affect|kill|get rid|improve|fix|take away|do anything|count)'
const made: Frame[] = [
  en(
    'may',
    `${start}(?:does|do|will|would|can|could|is|if i) (?:cooking|heating|baking|boiling|frying|roasting|drying|freezing|fermenting|toasting|grilling|steaming|soaking|microwaving)(?: (?:of|the|a|my))* ${within} (?:still )?(?:${change})\\w*(?: .*)?$`,
    { open: true },
  ),
  en(
    'may',
    `${start}(?:does|do|will|would|is|are) ${within} (?:still )?(?:count|matter|make (?:a|any) difference|trigger|affect me|do harm|contain (?:enough|as much))(?: .*)?$`,
    { open: true },
  ),
  en(
    'may',
    `${start}${within},? (?:does|do) (?:it|that|they|this|those) (?:still )?(?:count|matter)(?: .*)?$`,
  ),
  en(
    'may',
    `${start}how (?:often|many times|frequently|regularly) (?:can|could|may|should|do) i (?:still )?(?:${eatOrTake}) ${words}`,
    {
      open: true,
    },
  ),
  en(
    'may',
    `${start}why (?:(?:can|could|may|should|am|is|are|do|does|must) )?(?:i )?(?:(?:allowed|ok|able) )?(?:to )?(?:${eatOrTake} )?(?<words>.+ (?:and|but|yet|while) (?:i )?(?:not|can'?t|cannot|no|never) .+)$`,
    {
      list: true,
      open: true,
    },
  ),
]

const holds: Frame[] = [
  en(
    'holds',
    `${start}(?:is|are|r|isn't|aren't)(?: there)?(?: any| some| much)? (?<part>.+?) (?:in|inside) (?:a |an |the |my )?${words}`,
  ),
  en(
    'holds',
    `${start}(?:does|do|will|would) ${within} (?:have|contain|hold|include)(?: any| some| much| a lot of)? (?<part>.+?)(?: in| inside)?(?: it| them)?$`,
  ),
  en(
    'holds',
    `${start}(?:does|do|has|have|will|would|is|are|could) ${within} (?:have|has|contain|contains|hold|holds|include|made with|made of|made from|got|full of)(?: any| some| much| a lot of)? (?<part>.+?)(?: in| inside)?(?: it| them)? for me(?: .*)?$`,
  ),
  en(
    'holds',
    `${start}(?:is|are|r|isn't|aren't)(?: there)?(?: any| some| much)? (?<part>.+?) (?:in|inside) (?:a |an |the |my )?${within} (?:for me|that i|i have|i can'?t|which i|i should|i need|i must)(?: .*)?$`,
  ),
]

const meant = '(?<words>it|that|this|they|those|these|them)'
const pronouns: Frame[] = [
  en('may', `${word}(?:is|are|would|will|r) ${meant} (?:be )?${adverbs}${fine}(?: .*)?$`),
  en('may', `${word}${modal} i ${adverbs}(?:${eat}|${take}) ${meant}(?: .*)?$`),
]

const label: Frame[] = [
  en('may', `(?<words>(?:may|might|can|could) contain (?:traces of )?.+)`),
  en('may', `(?<words>(?:possible |with |has )?traces of .+)`),
]

const leading: Frame[] = [
  en(
    'may',
    `${word}${modal} (?:i|we|one|u|you) ${adverbs}(?:be able to |be allowed to |get to )?${keep}${eat} ${words}`,
    {
      tells: true,
    },
  ),
  en(
    'may',
    `${word}(?:am i|i'm i|im i|if i'?m|if i am|am) ${adverbs}(?:ok|okay|fine|alright|all right|good|allowed|aloud|permitted|able|cool|safe|free) (?:with|to ${eat}|${eat}) ${words}`,
    { tells: true },
  ),
  en(
    'may',
    `${word}(?:am i|i'm i|im i) ${adverbs}(?:allowed|permitted|okay for|ok for|fine for|good for|ok to|okay to|fine to|allowed to|able to)(?: ${take})? ${words}`,
  ),
  en(
    'may',
    `${word}(?:is|would|will|are|was)(?: it| there)?(?: it)?(?: be)? ${adverbs}(?:very |so |too |that |totally |perfectly |really )?${fine} (?:for me )?(?:to|if i|that i|for me to|when i|with|in|about) ${adverbs}(?:can )?${keep}${eat} ${words}`,
    { tells: true },
  ),
  en(
    'may',
    `${word}(?:is|would|will|was)(?: it| there)?(?: be)? ${adverbs}(?:very |so |too |that |totally |perfectly |really )?${fine} (?:for me )?(?:to|if i|for me to|when i|with) ${adverbs}(?:can )?${keep}${take} ${words}`,
  ),
  en(
    'may',
    `${word}(?:is|are) there (?:any|a) (?:problems?|issues?|harm|danger|risks?|reason not|trouble)(?: with| in| to)? (?:${eatOrTake} )?${words}`,
  ),
  en(
    'may',
    `${word}(?:any|no) (?:problems?|issues?|harm|trouble|worries) (?:with|in|about|${eatOrTake}) (?:${eatOrTake} )?${words}`,
  ),
  en('may', `${start}(?:is )?(?:it )?(?:${fine}) (?:to|for me to|if i|with) (?:${eatOrTake} )?${words}`),
  en(
    'may',
    `${word}${modal} i ${adverbs}(?:(?:have|need|want|got|better|ought) (?:to )?)?${adverbs}${avoid} ${words}`,
  ),
  en('may', `${word}(?:must|should) ${within} (?:be avoided|go|be left out|be cut out)(?: .*)?$`),
  en(
    'may',
    `${word}(?:do|does) (?!i\\b)${within} (?:have to|need to) (?:go|be avoided|be left out)(?: .*)?$`,
  ),
  en(
    'may',
    `${word}what (?:happens|would happen|will happen|about) (?:if|when) i (?:eat|drink|have) ${words}`,
  ),
  en('may', `${word}(?:can|could|may|will) ${within} be (?:eaten|drunk|had|used)(?: .*)?$`),
  en('may', `${word}how (?:much|many) ${within} (?:can|could|may|should) i(?: .*)?$`),
  en(
    'may',
    `${word}(?:what|wat|wot|wht|whatt|hw|how) (?:about|bout|abt) ${adverbs}(?:(?:${eatOrTake}|if i ${eatOrTake}) )?${words}`,
  ),
  en(
    'may',
    `${word}(?:thoughts|opinion|verdict|advice|info|ruling) (?:on|about) (?:me )?(?:${eatOrTake} )?${words}`,
  ),
  en(
    'may',
    `${word}${modal} (?:i|we) ${adverbs}(?:be able to |be allowed to |get to )?${keep}(?:have|having|try|trying|order|ordering|enjoy) ${words}`,
    { tells: true },
  ),
  en(
    'may',
    `${word}${modal} (?:i|we) ${adverbs}(?:be able to |be allowed to |get to )?${keep}${take} ${words}`,
  ),
  en(
    'may',
    `${word}(?:if|whether|says?|saying|think|mean|know|sure|so|that|tell me|check|suppose|reckon|guess) i (?:can|could|may|should|shd|might) ${adverbs}${eatOrTake} ${words}`,
  ),
  en(
    'may',
    `${start}i (?:can|could|may) ${adverbs}${eatOrTake} ${within}(?:,? (?:right|yes|yeah|correct|no|can'?t i|couldn'?t i))$`,
  ),
  en('may', `${start}(?:can|could|may) (?:have|eat|drink) ${words}`),
  en('may', `${start}(?:eating|having|drinking) ${within} (?:${fine})(?: .*)?$`),
]

const verbs =
  '(?:agree with|hurt|harm|upset|affect|bother|trigger|suit|work for|kill|make me|give me|mess|set me|do me)'
const rest = '(?: .*)?$'
const trailing: Frame[] = [
  en(
    'may',
    `${start}(?:is|are|r|isn'?t|aren'?t|would) ${within} (?:be )?${adverbs}(?:too |so |very |really )?${fine} (?:for me|to (?:eat|drink|have)|in my diet|on my (?:diet|plan))(?: .*)?$`,
    { tells: true },
  ),
  en(
    'may',
    `${start}(?:is|are|r|isn'?t|aren'?t|would|will|was|wd|wud) ${within} (?:be |being )?${adverbs}(?:too |so |very |considered |counted as |really |totally |completely |in any way )?${fine}${rest}`,
  ),
  en('may', `${start}(?:will|would|does|do|can|could|should) (?!i\\b)${within} ${adverbs}${verbs}${rest}`),
  en(
    'may',
    `${start}${within},? ${adverbs}(?:${fine}|yes|no|y/n|or not|right)(?: (?:for|to|with|or|in|on|by) .*)?$`,
    { isBare: true },
  ),
  en(
    'may',
    `${start}${within},? (?:can|could|may|should) i(?: ${adverbs}${eatOrTake}(?: (?:it|that|them|this|those))?)?(?: .{0,20})?$`,
    {
      isBare: true,
    },
  ),
]

/** In the order in which they are tried. */
export const frames: readonly Frame[] = [
  ...instead,
  ...which,
  ...choice,
  ...home,
  ...made,
  ...holds,
  ...label,
  ...pronouns,
  ...leading,
  ...otherFrames,
  ...trailing,
]
