import type { Told } from '../../told'
import { allergyStays } from '../person/about-person'
import { answer, type Asked, lowCount } from './care-asked'
import { bounded } from '../words/words'

/* What is told of a diet as it is felt: what it does to the weight and the mood, and whether it helps. */

/** Weight lost without wanting to, or gained. */
export function weight(asked: Asked): Told {
  const { own, text, values, practitioner } = asked
  const hasGained = /\b(?:gain\w*|put(?:ting)? on|up|nehme (?:\S+ )?zu)\b/u.test(text)
  return answer(
    asked,
    hasGained
      ? 'This test cannot explain a gain in weight: what took the place of the foods that you left out, larger portions, less movement, the thyroid, water or a medicine may. See a doctor if it is quick, goes on, or comes with swelling or tiredness.'
      : 'Please see a doctor soon about losing weight without wanting to, within days if it is quick or you feel unwell: this test cannot explain it, and it is no good sign of the diet.',
    `Until then leave out nothing more: eat enough, put something in place of each food that you leave out${lowCount(asked)}, and speak with ${practitioner} about bringing foods back. A dietitian can help.`,
    allergyStays(own.person),
    values,
  )
}

export const oneSlip =
  'Please do not feel guilty: one slip is human, undoes nothing and is no failure. No food is a sin, and you may enjoy eating.'
/** How somebody says that they blame themselves for what they ate. */
export const ofGuilt = bounded(
  'guilt\\w*|ashamed|shame|bad about|awful about|terrible about|so bad|hate myself|failure|fail(?:ed|ing)|ruined|weak|cheat\\w*|messed up|blew it|caved',
  'schuld\\w*|schlechtes gewissen|schame|versag\\w*|culpab\\w*|honte|craque|culpa\\w*|verguenza|pecado',
)
/** How somebody says that they have had enough of it, or see no sense in it. */
const ofWeariness = bounded(
  'points?|pointless|worth (?:it|the)|fed up|bored|sick (?:and tired )?of|tired of|had enough|(?:cant|dont want to|wanna|want to) (?:do|quit|stop|give up|go on)|give up|giving up|annoy\\w*|hate (?:this|the)|too hard|keine lust|bringt|satt|nervt|wozu|(?:en ai )?marre|a quoi (?:bon|ca sert)|sert|hart[oa]|para que sirve|sentido|cansad[oa] de',
)
const low = bounded(
  'depress\\w*|hopeless|worthless|cry\\w*|cried|tears|sad|low|empty|failure|lonely|alone|everything|life|live|weine\\w*|traurig|hoffnungslos|pleure\\w*|triste|lloro|llor\\w*',
  'binge\\w*|obsess\\w*|anorex\\w*|bulimi\\w*|eating disorder|magersucht|essstorung|starv\\w*|stopped eating',
)

/** Somebody who has had enough: that it may be less, and what it is for. */
const weary = (asked: Asked): Told =>
  answer(
    asked,
    'It is a lot of effort, and being fed up with it is only human. The point is to find out, in four to six weeks, whether you feel better without a few foods: if you do, they come back one at a time and you see which mattered; if you do not, they may all come back. It is not for ever, and nothing has to be perfect.',
    `To make it lighter, speak with ${asked.practitioner} about leaving out only two or three of your highest foods, a pause or an end date; stopping is all right too. Pick one meal that you really like from what is left${lowCount(asked)}: ask me “What can I cook tonight?”`,
    allergyStays(asked.own.person),
    'If it pulls you down for more than two weeks, or eating becomes a worry, speak with your doctor.',
    asked.values,
  )

/** A diet that weighs on somebody. */
export function mood(asked: Asked): Told {
  const { own, text, values, practitioner } = asked
  if (ofWeariness.test(text) && !low.test(text)) return weary(asked)
  const isGuilty = ofGuilt.test(text)
  return answer(
    asked,
    isGuilty
      ? `I am sorry that this weighs on you. ${oneSlip} Go on from the next meal, and note in your diary what you feel, nothing more.`
      : 'I am sorry that this weighs on you. No result is a reason to be afraid of food, and a value is no danger by itself.',
    bounded(
      'anorex\\w*|bulimi\\w*|eating disorder|magersucht|essstorung|binge\\w*|make myself sick|starv\\w*',
      'skip\\w* meals|stopped eating|only eat|hate my body',
    ).test(text)
      ? `With an eating disorder, now or in the past, please do not leave out foods by yourself: speak with your doctor or therapist first, and show them this list. You need not do it alone.`
      : `You need not do the diet, or all of it at once: speak with ${practitioner} about fewer foods or a pause. Most foods stay yours${lowCount(asked)}.`,
    allergyStays(own.person),
    'If the low mood lasts over two weeks or eating becomes a struggle, see a doctor; IgG shows no depression. If you ever think of hurting yourself, call a crisis line (116 123 in the United Kingdom, Ireland and Germany, 3114 in France, 024 in Spain, 988 in the United States) or the emergency number at once.',
    !isGuilty && values,
  )
}

/** Somebody feels better. */
export function better(asked: Asked): Told {
  const { values, practitioner } = asked
  return answer(
    asked,
    'Good that you feel better. That may come from the diet, or be chance: it fits a trial without the food, but does not prove that it was the cause, as other things changed with it and complaints come and go.',
    values,
    `Keep to it for four to six weeks in all, then bring one food back at a time with ${practitioner}, a few days each, and note in your diary what happens: that tells more. Keep taking what your doctor has prescribed. Never try again by yourself a food that made you seriously ill or that you are allergic to.`,
  )
}

/** Nothing has changed. */
export function unchanged(asked: Asked): Told {
  const { values, practitioner } = asked
  return answer(
    asked,
    'Two or three weeks can be too short, and nobody can promise that the diet helps. If nothing has changed after four to six weeks without a food, it is probably not the cause and can come back, one food at a time.',
    values,
    `Look for hidden sources first (labels, sauces, eating out), keep a diary, and leave out nothing more by yourself: speak with ${practitioner} about how to go on. Other causes, such as lactose, stress, sleep or a disease, are for a doctor, who should see complaints that last, sooner with weight loss, blood, fever or pain at night.`,
  )
}
