import { foodMatcher } from '../foods/foods.public'

// Figures of speech, said as the plain question that they stand for.

const lead = "(?:(?:lol|omg|haha|pls|please|ok|so|and|but|honestly|literally|i'?m|i am|i|im) )*"
const tail =
  '(?:[ ,!?.]*(?:lol|haha+|lmao|now|right now|rn|so (?:bad|badly|much)|really bad|badly|pls|please|again|can i(?: (?:have|eat|get|try)(?: (?:it|one|some|any))?)?|may i|am i allowed|is (?:it|that|this) (?:ok|okay|fine|allowed|bad)|(?:is )?allowed|ok|okay|which one|puedo(?: comerl[oa])?|darf ich|je peux))*[ ,!?.]*'
const object = "(?<food>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,4}?)"

/** Ways of longing for a food, each as a whole question, with how it is asked plainly. */
const cravings: readonly [RegExp, string][] = (
  [
    [
      `(?:(?:just |so |absolutely |totally )*dying (?:for|over|to (?:eat|have|try|drink))|(?:could|would|'?d|id)(?: (?:totally|really|just))? (?:die|kill|murder)(?: for| without)?|(?:could|would|id|'?d) do anything for|desperate for|craving|gagging for)`,
      'can i eat',
    ],
    ['(?:me muero por(?: comer)?|mataria por|mataría por)', 'puedo comer'],
    ["(?:je tuerais pour|je meurs d['’]envie (?:de manger |de |d['’]))", 'puis-je manger'],
    ['(?:ich )?(?:könnte|würde|koennte|wuerde) (?:morden|töten|toeten|sterben) für', 'kann ich essen'],
  ] as const
).map(([ways, asked]) => [
  new RegExp(
    `^${lead}${ways} (?:(?:a piece of|a|an|some|un trozo de|un|una|une|ein stück|eine|ein) )?${object}${tail}$`,
    'iu',
  ),
  asked,
])
const praised = new RegExp(
  `^(?:(?:that|this|the|my|granny['’]s) )?${object} (?:is|are|looks?|smells?) (?:to die for|killer|drop dead gorgeous)${tail}$`,
  'iu',
)
const wanted = new RegExp(
  `^${lead}(?:want|need|miss|crave) (?:(?:a|an|some|my) )?${object} so (?:bad|badly|much)${tail}$`,
  'iu',
)
/** Idioms of hunger, and complaints about the diet, which stand for a wish for something to eat. */
const hunger =
  "(?:(?:i'?m |i am |im |i )?(?:literally |so |just |absolutely |like )*(?:starving|starved|starvin|hangry|famished|peckish|dying of hunger|could eat a horse|hungry like a wolf)|(?:ich )?(?:sterbe (?:fast )?vor hunger|verhungere(?: gleich)?|(?:hab(?:e)? )?(?:einen )?(?:riesen|bären|baeren|mords|wolfs)hunger|hab(?:e)? (?:so(?:lchen)? )?(?:\\p{L}+ )?hunger(?: wie ein (?:wolf|bär))?)|(?:je |j['’])?(?:meurs|crève|creve) (?:de faim|la dalle)|j['’]ai (?:la dalle|les crocs|une faim de loup|très faim|tellement faim|faim)|(?:me )?(?:muero|estoy muert[oa]) de (?:el )?hambre|tengo (?:mucha |un |una )?(?:hambre|gusa)(?: de lobo| que me muero)?)(?: (?:and|und|et|y) (?:i'?m |im )?(?:ready|about|going|gonna) to (?:faint|die|pass out|collapse|eat \\w+))?"
const bored =
  "(?:this|the|my) (?:\\p{L}+ )?(?:diet|food|list|plan) is (?:killing me|driving me (?:mad|crazy|nuts)|(?:so |really |just )?(?:boring|bland|dull|depressing|a nightmare|hell|awful|no fun))|(?:it'?s |its )?so (?:boring|bland|dull)|(?:i'?m |im |i am |i )?(?:so |really |sick and )*(?:bored|tired|sick|fed up) (?:of|with) (?:this diet|the diet|my diet|eating the same(?: thing| things)?|(?:the )?same (?:old )?(?:food|thing|things|stuff|meals)|rice|bland food|everything)(?: every day| all the time| again)?|(?:die|diese) diät (?:bringt mich um|ist (?:so )?langweilig|nervt)|(?:ce|le) régime (?:me tue|est (?:trop )?(?:ennuyeux|chiant|triste))|(?:esta|la) dieta (?:me mata|es (?:muy |tan )?aburrida)"
const wishAlone = new RegExp(
  `^[ ,!?.]*(?:(?:${hunger}|${bored})[ ,!?.:;-]*)+(?:(?:and |so |but |pls |please |what now|help(?: me)?|ideas?|any ideas?|une idée|des idées|was (?:jetzt|nun)|qué como|que como|(?:give|gimme|show|tell)(?: me)? (?:smth|sth|something|anything|some)(?: (?:else|new|good|nice|tasty|yummy|delicious|different|exciting|spicy|proper|with (?:some |more |a bit of )?(?:flavou?r|taste|spice|kick|oomph)))*|(?:i )?(?:need|want) (?:smth|sth|something|some|more)(?: (?:else|new|good|nice|tasty|yummy|delicious|different|exciting|spicy|flavou?r|taste|with (?:some |more )?(?:flavou?r|taste|spice|kick)))*)[ ,!?.]*)*$`,
  'iu',
)
/** Hunger told before a question. */
const hungry = new RegExp(`^(?:${hunger})[ ]*[,.!;:]+[ ]*(?=\\S+ )`, 'iu')
/** Prices that take somebody's breath away: what is dear is asked about, cheaper. */
const dear =
  /^(?:mir (?:bleibt|blieb) (?:fast |echt )?die luft weg|ich krieg (?:keine luft|schnappatmung)|(?:ça|ca) me coupe le souffle|j['’]hallucine|me quedo sin aire|(?:it )?takes my breath away|i (?:nearly |almost )?(?:died|choked|fainted))(?: (?:bei|wenn ich) (?:den|diesen|der|die)?| (?:at|when i saw|seeing) (?:the )?(?:price|cost)s? of| (?:le|les) prix (?:du|de la|des)| con (?:el precio|los precios) (?:del|de la|de los|de))? (?<food>[\p{L}'’-]+?(?: \p{L}+)?)(?:prei[sz]e?n?)?[ ,!?.]+(?<rest>.*)$/iu

/** What is said of mood or hurry beside a question. */
const asides =
  /\b(?:(?:this|the|my) (?:\w+ )?(?:diet|list|plan|food) is killing me|(?:these|the|my) cravings are killing me|kill me now|die diät bringt mich um|ce régime me tue|esta dieta me mata)\b[ ,!.:;-]*(?:(?:lol|haha+|lmao)\b[ ,!.]*)?|^(?:emergency|sos|panic|help|mayday)\b[ ,!.:;-]+(?=\S+ )|\b(?:lol|lmao|haha+)\b[ ,!.]*/giu

/** A question without its figures of speech; as it was where none is known, or nothing would be left. */
export function plainlyPut(question: string): string {
  if (wishAlone.test(question)) return 'give me ideas, what can i cook'
  const costly = dear.exec(question)?.groups
  if (costly?.['food'] && foodMatcher().read(costly['food']).mentions.length > 0)
    return `what can i have instead of ${costly['food']}, cheap`
  const meant = question.replace(asides, '').replace(hungry, '').trim()
  if (!/\p{L}{3}/u.test(meant)) return question
  for (const [way, asked] of [...cravings, [praised, 'can i eat'], [wanted, 'can i eat']] as const) {
    const food = way.exec(meant)?.groups?.['food']?.trim()
    if (food && foodMatcher().read(food).mentions.length > 0) return `${asked} ${food}`
  }
  return meant
}
