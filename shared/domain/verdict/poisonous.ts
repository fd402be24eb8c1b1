import { fold } from '../text/fold'
import { pattern } from '../text/pattern'

/* Raw kernels of stone fruit release cyanide: more than three small ones of apricots exceed what is
   safe for an adult (EFSA, 2016). Products of them, as persipan, are foods. */

const fruitEn = '(?:apricot|peach|nectarine|plum|damson|cherry|prune|stone[ -]?fruit)'
const fruitsEn =
  '(?:apricots?|peach(?:es)?|nectarines?|plums?|damsons?|cherr(?:y|ies)|prunes?|stone[ -]?fruits?)'
const fruitDe =
  '(?:aprikosen|marillen|pfirsich|nektarinen|pflaumen|zwetschgen|zwetschken|mirabellen|kirsch|steinobst)'
const fruitFr = '(?:abricots?|peches?|nectarines?|brugnons?|prunes?|cerises?|mirabelles?)'
const fruitEs =
  '(?:albaricoques?|damascos?|chabacanos?|melocotones?|melocoton|duraznos?|nectarinas?|ciruelas?|cerezas?)'

const names = [
  pattern`${fruitEn}(?:['’]?s)? (?:kernel|stone|pit|seed)s?|
    (?:kernel|stone|pit|seed)s? (?:of|from)(?: the| an?)? ${fruitsEn}|
    bitter almonds?|rhubarb leaf|rhubarb leaves|potato (?:sprouts?|shoots?|eyes|leaves)|green potato(?:es)?|
    tomato leaves|raw (?:kidney|red kidney) beans?|raw elderberr(?:y|ies)|raw (?:cassava|manioc)|death caps?|
    death cap mushrooms?|fly agarics?|destroying angels?|deadly nightshade|belladonna|yew berr(?:y|ies)|
    holly berr(?:y|ies)|laburnum(?: seeds?)?|lily of the valley|foxgloves?|oleander|hemlock|wolfsbane|monkshood|
    castor beans?|daffodil bulbs?|meadow saffron|autumn crocus`,
  pattern`${fruitDe}(?:kerne?n?|steine?n?)|bittermandeln?|bittere mandeln?|rhabarberblatt|rhabarberblatter|
    kartoffelkeime?n?|grune kartoffeln?|tomatenblatter|rohe kidneybohnen|rohe holunderbeeren|roher maniok|
    knollenblatterpilze?n?|fliegenpilze?n?|tollkirschen?|eibenbeeren?|maiglockchen|fingerhut|herbstzeitlosen?|
    goldregen|eisenhut`,
  pattern`(?:noyaux?|amandes?) (?:d['’] ?|de |du )${fruitFr}|amandes? ameres?|feuilles? de rhubarbe|
    germes? de pommes? de terre|amanites?(?: phalloides?| tue[ -]mouches?)?|baies? d['’]if|muguet|colchiques?`,
  pattern`(?:huesos?|pepitas?|semillas?|almendras?|carozos?) de ${fruitEs}|almendras? amargas?|
    hojas? de ruibarbo|brotes? de (?:patatas?|papas?)|cicutas?|bayas? de tejo`,
]
const around = pattern`(?:raw|bitter|fresh|dried|ground|whole|crushed|organic|wild|green|some|few|rohe?|bittere?|frische?|
  getrocknete?|gemahlene?|ganze?)`
const isNamed = new RegExp(
  `^(?:${around} )*(?:${names.join('|')})(?: (?:raw|roh|crue?s?|crud[oa]s?|ameres?|amargos?))?$`,
  'u',
)

/** Whether words name something poisonous that is easily taken for food. */
export const isPoisonous = (words: string): boolean => isNamed.test(fold(words).trim())
