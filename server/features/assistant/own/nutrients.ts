import { pattern } from './words'

/** What may be missed when foods are left out: `said`, what is left out or felt; `foods` that are rich in it. */
export const fibre = [
  'lentils',
  'chickpeas',
  'linseed',
  'pears',
  'rye bread',
  'broccoli',
  'carrots',
  'quinoa',
  'buckwheat',
  'raspberries',
  'prunes',
  'potatoes',
  'peas',
  'kiwi',
]
export const iron = [
  'lentils',
  'chickpeas',
  'pumpkin seeds',
  'turkey',
  'lamb',
  'chicken',
  'quinoa',
  'spinach',
]
export const calcium = ["cow's milk", 'yoghurt', 'broccoli', 'kale', 'mineral water', 'sheep’s cheese']
export const easy = ['rice', 'bananas', 'potatoes', 'carrots', 'apples', 'chicken']

/** What comes of leaving out one thing, and how long. */
export const leavings: readonly {
  said: RegExp
  complaints?: RegExp
  says: string
  foods?: readonly string[]
  of?: string
}[] = [
  {
    said: pattern('coffee|coffe|caffeine|tea|cola|energy drinks?|kaffee|koffein|cafe'),
    complaints: pattern(
      'head\\w*|hedach\\w*|migraine\\w*|tired\\w*|fatigue|foggy|grumpy|irritable|shaky|kopf\\w*|tete|cabeza|rough|feel\\w*|withdrawal|pounding|mood|mude',
    ),
    says: 'Stopping caffeine is a usual cause: withdrawal brings headache, tiredness and bad mood from the first or second day for up to nine days, and then goes. Drink water, rest, or go back to a little and cut down slowly over a week or two.',
  },
  {
    said: pattern('sugar|sweets|carbs|carbohydrates|zucker|sucre|azucar'),
    says: 'The first days without sugar or with few carbohydrates can bring headache, tiredness, shakiness and cravings, which mostly pass within a week. Eat regular meals with starch that fits you, such as rice or potatoes, and drink enough; with diabetes or its medicines measure your blood sugar and call your team.',
  },
  {
    said: pattern('meat|beef|red meat|fleisch|viande|carne'),
    complaints: pattern('tired\\w*|weak\\w*|fatigue\\w*|energy|hairs?|dizz\\w*|exhausted|mude'),
    says: 'Without meat iron, vitamin B12 and protein can run low; ask your doctor for a blood test before you take iron.',
    foods: iron,
    of: 'Iron and protein that fit you',
  },
  {
    said: pattern('milk|dairy|cheese|milch|lait|leche'),
    complaints: pattern('nails?|cramps?|legs?|bones?'),
    says: 'Without dairy mind calcium, vitamin B12 and iodine: put something in its place.',
    foods: calcium,
    of: 'Calcium that fits you',
  },
]
