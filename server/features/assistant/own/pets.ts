import { pattern } from './words'

/** What harms pets, by its words; the first that a question names is told first. */
const harmful: readonly [RegExp, string][] = [
  [pattern('chocolate|cocoa|schokolade|chocolat'), 'Chocolate and cocoa are poisonous to dogs and cats'],
  [
    pattern('onions?|garlic|leeks?|chives?|shallots?|zwiebel\\w*|knoblauch|oignon|ail|cebolla|ajo|gravy'),
    'Onion, garlic, leek and chives, raw, cooked or in gravy, are poisonous to dogs and cats',
  ],
  [
    pattern('grapes?|raisins?|sultanas?|currants?|trauben|rosinen|raisin bread'),
    'Grapes and raisins can destroy a dog’s kidneys, even a few',
  ],
  [
    pattern('xylitol|sugar ?free|birch sugar|chewing gum|gum'),
    'Xylitol, in sugar-free gum, sweets and some peanut butter, is very poisonous to dogs',
  ],
  [pattern('macadamias?'), 'Macadamia nuts are poisonous to dogs'],
  [
    pattern('avocados?|guacamole'),
    'Avocado harms birds, rabbits and horses badly and can upset dogs and cats',
  ],
  [pattern('alcohol|beer|wine|raw dough|bier'), 'Alcohol, beer too, and raw dough are poisonous to pets'],
  [pattern('coffee|tea|caffeine'), 'Caffeine is poisonous to pets'],
  [pattern('cooked bones?|bones?'), 'Cooked bones splinter and can hurt or block the bowel'],
]
const milk = pattern('milk|cream|yoghurt|yogurt|ice cream|milch|lait|leche|latte')
const nuts = pattern('nuts?|almonds?|walnuts?|cashews?|hazelnuts?|mandeln?')
const ate = pattern(
  'ate|eaten|eats|has eaten|got into|stole|steals|licked|swallowed|chewed|gefressen|gegessen|a mange|ha comido|vomit\\w*',
)
const list =
  'Poisonous to dogs and cats are chocolate, onion and garlic, grapes and raisins, xylitol, macadamia nuts, alcohol, and avocado for many animals.'

/** What is known to harm a pet of what a question names, and when to call a vet; nothing of a person's results holds for it. */
export function petText(whom: string, text: string): string {
  const named = harmful.filter(([said]) => said.test(text)).map(([, says]) => says)
  const hasEaten = ate.test(text)
  return [
    named.length > 0 &&
      `${named.join('. ')}: ${hasEaten ? 'call a vet or an animal poison line now, even if it seems well, and say how much and when' : 'give none of it, and call a vet at once if some was eaten'}.`,
    milk.test(text) &&
      'Many cats and dogs get diarrhoea from the lactose in cow’s milk: water is what they need, and pet milk holds no lactose.',
    nuts.test(text) &&
      named.length === 0 &&
      'Nuts are fat and can choke or upset a pet; a few almonds mostly do no more, macadamia nuts are poisonous.',
    `Your results are yours alone and say nothing for ${whom}: ask a vet what to feed${hasEaten ? ', and call one if it seems unwell or ate much' : ''}${/dog|cat|pup|kitten/u.test(whom) ? '; plain meat or fish, without bones, salt, onion or sauce, is what most dogs and cats get' : ''}.`,
    named.length === 0 && list,
  ]
    .filter(Boolean)
    .join(' ')
}
