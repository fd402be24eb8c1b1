import { choiceFrames } from './choice-frames'
import {
  adverbs,
  modal,
  eat,
  take,
  eatOrTake,
  keep,
  fine,
  avoid,
  en,
  words,
  within,
  start,
  word,
} from './english'
import type { Frame } from './frame'
import { otherFrames } from './other-frames'

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
  en('may', `(?<words>(?:may|might|can|could) contain (?:traces of )?.+)`, { isWhole: true }),
  en('may', `(?<words>(?:possible |with |has )?traces of .+)`, { isWhole: true }),
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
    `${start}${within},? (?:(?:is|are|was|were|its|it's|they'?re) ${adverbs}(?:that |so |too |very |really |really that )?(?:low|normal|green|${fine})|(?:isn'?t|aren'?t|wasn'?t|weren'?t|(?:is|are|its|it's) not) (?:that |so |too |really )?(?:high|elevated|raised|red|moderate|low|${fine}))(?: for me| on my list| in my test)?$`,
    { isBare: true },
  ),
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
  ...choiceFrames,
  ...holds,
  ...label,
  ...pronouns,
  ...leading,
  ...otherFrames,
  ...trailing,
]
