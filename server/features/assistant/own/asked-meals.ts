import type { Asked } from './asked-kinds'
import { any, meals, pattern } from './words'

const mealWords = meals.map(([category, said]) => [category, pattern(said)] as const)
const wanted = pattern(
  any(
    'ideas?|what|whats|something|anything|recipes?|need|suggest\\w*|recommend\\w*|inspiration|cook|make|bake|prepare|give me|show me|menus?|options?|for|want|hungry|please|pls|quick|easy|healthy|best|good|tonight',
    'ideen?|idee|was|etwas|rezepte?|vorschl\\w*|brauche|koche\\w*|mache\\w*|zum|idees?|quoi|recettes?|que|quelque chose|besoin|pour|recetas?|algo|necesito|para',
  ),
)
/** "Can I have eggs for breakfast?" asks about eggs. */
const ofAFood =
  /^(?:can|could|may|should|am|is|are|do|does|would|kann|darf|puis|est|puedo)\b(?!.*\b(?:ideas?|recipes?|suggest|recommend|give me|show me|help|tell me|think of|find me)\b)/u
const notMeals = pattern(
  any(
    'at what|you|near|king|noise|bbc|moon|charts|wembley|playing|who|where|ratio|market|christmas|go(?:ing)? out|out for|steakhouse|business|hotel|conference|wedding|birthday|mistake|slip|eaten|parties|guests?|live on|vanish|values?|figures|symptoms?|what if|sheet|choices?|no|not|nothing|none|gone|lost|never|without report|isnt|aint|ran out|waiting|missing|appear\\w*|disappear\\w*|empty|fits?|another|already|destroy\\w*|closing|deletion|record\\w*|allerg\\w*|report|results?|collapsed|after|pick\\w*|switch|news|others|ignor\\w*|offer\\w*|properly|tests?|sample|blood|fast(?:ing)?|why|chosen?|choose[sn]?|rely|free of|no daily|save[ds]?|delete|print|approv\\w*|add|upload|works|clients?|patients?|generat\\w*|portal|app|before the|restaurants?|eating out|travel\\w*|party|school|kids?|child(?:ren)?|family|husband|wife|labels?|scanner|daily recipe|recipe of the day|trust|share|photo|picture',
    'calories|protein|air fryer|oven|how (?:do|long|to|does|can i (?:save|make sure))|best (?:way|restaurant)|order|delivery|dog|cat|wine|whisk\\w*|film|wear|speech|book|reserv\\w*|time',
  ),
)
const cookWith =
  /(?:cook|make|bake|prepare|do|kochen|machen|backen|cuisiner|preparer|faire|cocinar|preparar|hacer)? ?(?:out of|(?:recipes?|rezepte?|recettes?|recetas?) (?:for|fur|pour|para|of)|with|using|from|mit|aus|avec|con)(?: (?:the|some|my|an?|just|le|la|les|du|de|el|los|las|dem|den|der|left ?over))* (?<food>[^ ].{1,40}?)(?: (?:tonight|today|please|pls|kochen|machen|backen|for \S+|in it|zum \S+|pour \S+|para \S+|in (?:my|the) fridge))*$/u
const asksToCook = pattern(
  any(
    '(?:what|whats|anything|something|ideas?)(?: \\S+){0,4} (?:cook|make|bake|prepare|rustle up)(?! (?:of|it|one|me|sense|the|my|sure|up)\\b)(?: \\S+){0,6}|(?:need|want|give|show|suggest|find|any|some|got|good|easy|quick|nice|simple|new|fitting|ich brauche|hast du|je veux|quiero)(?: \\S+){0,3} (?:recipes?|rezepte?|recettes?|recetas?)|(?:recipes?|rezepte?|recettes?|recetas?) (?:for|with|using|ideas?|please|pls|mit|fur|avec|pour|con|para)(?: \\S+){0,5}|(?:what|something|dish|dishes|meals?|ideas?|dinner|lunch|breakfast) (?:can i do |to do |i can do )?(?:with|using)|was (?:kann|konnte|soll) ich (?:\\S+ ){0,4}(?:kochen|machen|backen)|que (?:puis je|peux je|je peux) (?:\\S+ ){0,3}(?:cuisiner|preparer|faire)|que (?:puedo|podria) (?:\\S+ ){0,2}(?:cocinar|preparar|hacer)',
  ),
)
const eaten = pattern(
  'eat|have|cook|koch\\w*|cuisin\\w*|cocin\\w*|make|food|dinner|supper|ideas?|recipes?|essen|kochen|manger|cuisiner|comer|cenar|cocinar|hungry',
)
const plan = pattern(
  any(
    '(?:meal|food|eating|menu|weekly|diet|week) ?plans?(?: \\S+){0,5}|menu for (?:the|a|this) week|plan my meals|essensplan|speiseplan|wochenplan|ernahrungsplan|plan de repas|menu de la semaine|plan de comidas|menu semanal',
  ),
)
const before = /(?<food>\S+(?: \S+)?) (?:recipes?|rezepte?|dishes)(?: please| pls| bitte)?$/u
const noFood =
  /^(?:any|some|a|an|the|my|me|good|easy|quick|new|simple|nice|healthy|more|of|for|with|what|that|which|today|daily|your|all|few|best|show|give|want|need|find|got|have|fitting|suitable|safe|favourite|every|many|those|these)\b|\b(?:breakfast|lunch|dinner|snack|dessert|soup|salad|smoothie|supper|a|any|some|easy|quick|my|me|good|new|healthy)$/u
const anywhere = pattern(
  any(
    'what(?: foods?| things?)? (?:can|could|may|do|am|is|should|shall|must) i (?:(?:still|actually|even|then|allowed|able|to|supposed|now|safely|be) )*(?:eat|eating|have|allowed)(?: (?:then|now|at all|any ?more|today|instead|still|with no|freely|without))*$',
    '(?:whats|what is|what|is there anything|anything) left (?:for me )?(?:to eat|i can eat)?(?: .{0,20})?|what am i (?:still )?allowed(?: to (?:eat|have))?$|(?:which|what)(?: are)?(?: the| my)? foods?(?: can| could| may| am) i (?:still |allowed to )?(?:eat|have)(?: freely| now)?$|(?:tell me )?what i can (?:still )?eat$|nothing left to eat|^(?:which|what) foods are (?:ok|fine|good|left) for me',
    'was (?:kann|darf|soll) ich (?:(?:denn|noch|uberhaupt|jetzt|eigentlich|dann) )*essen$|que (?:puis je|peux je|je peux)(?: encore)? manger$|qu est ce que je peux (?:encore )?manger$|que puedo comer(?: ahora| todavia)?$|welche lebensmittel (?:kann|darf) ich (?:noch )?essen$',
  ),
)

const swapping = pattern(
  'instead of|in place of|rather than|swaps?|substitut\\w*|alternatives?|replac\\w*|statt|anstatt|anstelle|ersatz|au lieu|a la place|remplac\\w*|en lugar|en vez|sustitu\\w*',
)

const foodWith = (text: string) => {
  const named = cookWith.exec(text)?.groups?.['food'] ?? before.exec(text)?.groups?.['food'] ?? ''
  return noFood.test(named) ? '' : named
}

/** What asks for something to cook or to choose, and not whether a dish may be had for a meal. */
const wishes = pattern(
  any(
    'ideas?|what|whats|which|something|anything|recipes?|need|suggest\\w*|recommend\\w*|inspiration|cook|make|bake|prepare|give|show|menus?|options?|want|hungry|quick|easy|healthy|best|good|simple|nice',
    'ideen?|idee|was|etwas|rezepte?|vorschl\\w*|brauche|koche\\w*|mache\\w*|idees?|quoi|recettes?|que|quelque chose|besoin|recetas?|algo|necesito|cocinar|kochen',
  ),
)
const course =
  'is|are|was|would|be|it|for|as|an?|the|my|of|at|with|please|pls|ok|okay|fine|allowed|can|may|i|have|eat|main|course|courses|starters?|meals?|dish|zum|als|pour|como|para|tonight|today|tomorrow|yes|no|or|not|me'
const aroundDish = new RegExp(
  `(?<![\\p{L}\\d])(?:${course}|${meals.map(([, said]) => said).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
/** "Lasagne for dinner?": the dish of it. */
function dishIn(text: string): string {
  const dish = text.replace(aroundDish, ' ').replace(/ +/gu, ' ').trim()
  return wishes.test(text) || dish === '' || dish.split(' ').length > 4 ? '' : dish
}
const courseWord = pattern('main courses?|starters?|main dish')

/** What is asked about meals and about eating in general; `text` as `plain` writes it. */
export function mealAsked(text: string): Asked | undefined {
  // What goes instead is asked of a food, whatever the meal.
  if (swapping.test(text)) return undefined
  if (text.split(' ').length <= 10 && anywhere.test(text)) return { about: 'eat' }
  if (text.split(' ').length > 14 || notMeals.test(text)) return undefined
  const category = mealWords.find(([, said]) => said.test(text))?.[0] ?? null
  if (plan.test(text)) return { about: 'meal', category, words: '', isPlan: true }
  if (ofAFood.test(text)) return undefined
  const dish = category || courseWord.test(text) ? dishIn(text) : ''
  if (dish !== '' && category !== 'soup' && category !== 'salad' && category !== 'smoothie')
    return { about: 'dish', words: dish }
  const isShort = text.split(' ').length <= 3
  if (
    category &&
    (isShort || wanted.test(text)) &&
    (!/\b(?:tonight|this evening|heute abend|ce soir|esta noche)\b/u.test(text) || eaten.test(text))
  )
    return { about: 'meal', category, words: foodWith(text), isPlan: false }
  const words = foodWith(text)
  const isDish = words !== '' && /^(?:\S+ )?\S+ (?:recipes?|rezepte?)$/u.test(text)
  if ((isDish || asksToCook.test(text)) && text.split(' ').length <= 12)
    return { about: 'meal', category, words, isPlan: false }
  return undefined
}
