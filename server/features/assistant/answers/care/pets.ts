import rows from './pets.json' with { type: 'json' }
import { pattern } from '../words/words'
import { sentences } from '../../told'

/** What harms pets, by its words; the first that a question names is told first. */
const harmful = rows.map(({ said, says }) => ({ said: pattern(said), says }))
const milk = pattern('milk|cream|yoghurt|yogurt|ice cream|milch|lait|leche|latte')
const nuts = pattern('nuts?|almonds?|walnuts?|cashews?|hazelnuts?|mandeln?')
const ate = pattern(
  'ate|eaten|eats|has eaten|got into|stole|steals|licked|swallowed|chewed|gefressen|gegessen',
  'a mange|ha comido|vomit\\w*',
)
const list =
  'Poisonous to dogs and cats are chocolate, onion and garlic, grapes and raisins, xylitol, macadamia nuts, alcohol, and avocado for many animals.'

/**
 * What is known to harm a pet of what a question names, and when to call a vet; nothing of a person's results holds
 * for it.
 */
export function petText(whom: string, text: string): string {
  const named = harmful.filter(({ said }) => said.test(text)).map(({ says }) => says)
  const hasEaten = ate.test(text)
  return sentences(
    named.length > 0 &&
      `${named.join('. ')}: ${hasEaten ? 'call a vet or an animal poison line now, even if it seems well, and say how much and when' : 'give none of it, and call a vet at once if some was eaten'}.`,
    milk.test(text) &&
      'Many cats and dogs get diarrhoea from the lactose in cow’s milk: water is what they need, and pet milk holds no lactose.',
    nuts.test(text) &&
      'No nuts either: almonds and the like are fat, can choke a pet or upset its stomach and pancreas, a few by accident mostly do no more; macadamia nuts and mouldy walnuts are poisonous.',
    /\b(?:igg|tests?|testing|allerg\w*|itch\w*|scratch\w*)\b/u.test(text) &&
      'An IgG test tells nothing for a pet: itching or a bad stomach that stays is for a vet, mostly from fleas, mites, pollen or, less often, food.',
    `Your results are yours alone and say nothing for ${whom}: ask a vet what to feed${hasEaten ? ', and call one if it seems unwell or ate much' : ''}${/dog|cat|pup|kitten/u.test(whom) ? '; plain meat or fish, without bones, salt, onion or sauce, is what most dogs and cats get' : ''}.`,
    named.length === 0 && list,
  )
}
