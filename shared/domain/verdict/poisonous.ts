import { fold } from '../text/fold'
import { pattern } from '../text/pattern'

/* Raw kernels of stone fruit release cyanide: more than three small ones of apricots exceed what is
   safe for an adult (EFSA, 2016). Products of them, as persipan, are foods. A blank also stands for a
   hyphen. */

const fruitEn = '(?:apricot|peach|nectarine|plum|damson|cherry|prune|stone ?fruit|apple|pear|quince)'
const fruitsEn = pattern`(?:apricots?|peach(?:es)?|nectarines?|plums?|damsons?|cherr(?:y|ies)|prunes?|
  stone ?fruits?|apples?|pears?|quinces?)`
const fruitDe =
  '(?:aprikosen|marillen|pfirsich|nektarinen|pflaumen|zwetschgen|zwetschken|mirabellen|kirsch|steinobst|apfel)'
const fruitFr = '(?:abricots?|peches?|nectarines?|brugnons?|prunes?|cerises?|mirabelles?|pommes?)'
const fruitEs = pattern`(?:albaricoques?|damascos?|chabacanos?|melocotones?|melocoton|duraznos?|nectarinas?|
  ciruelas?|cerezas?|manzanas?)`
const leafyEn = '(?:rh?ubarb|tomato|tomatoes|potato|potatoes)'
const rawEn = '(?:raw|uncooked|undercooked|half cooked|unripe)'
const onlyCookedEn = pattern`(?:(?:(?:red )?kidney |red |lima |butter |cannellini |borlotti |haricot |navy |white |
  black |pinto |runner |green |french )?beans?(?! (?:sprouts?|shoots?|curd|paste))|elderberr(?:y|ies)|cassava|manioc|yuca|taro|ackees?)`

const names = [
  pattern`${fruitEn}(?:['’]?s)? (?:kernel|stone|pit|seed|pip)s?|
    (?:kernel|stone|pit|seed|pip)s? (?:of|from)(?: the| an?)? ${fruitsEn}|bitter almonds?|
    ${leafyEn}(?:['’]?s)? (?:leaf|leaves)|(?:leaf|leaves) (?:of|from)(?: the| an?)? ${leafyEn}|
    potato (?:sprouts?|shoots?|eyes)|(?:green|greened|sprouted|sprouting) potato(?:es)?|
    potato(?:es)? (?:(?:that|which|if|when) (?:they )?)?(?:(?:have|has|are|is) )?(?:(?:gone|going|turned|turning|
    went) green|sprouted|sprouting)|
    ${rawEn} ${onlyCookedEn}|${onlyCookedEn} (?:(?:that|which|if|when) (?:they )?(?:are|is) )?${rawEn}|
    puffer ?fish(?:es)?|blow ?fish(?:es)?|fugu|death caps?(?: mushrooms?)?|fly agarics?(?: mushrooms?)?|
    destroying angels?(?: mushrooms?)?|deadly nightshade|belladonna|yew berr(?:y|ies)|holly berr(?:y|ies)|
    laburnum(?: seeds?)?|lil(?:y|ies) of the valley|foxgloves?|oleander|hemlock|wolfsbane|monkshood|
    castor beans?|daffodil bulbs?|meadow saffron|autumn crocus`,
  pattern`${fruitDe}(?:kerne?n?|steine?n?)|bittermandeln?|bittere mandeln?|rhabarberblatt|rhabarberblatter|
    kartoffelkeime?n?|(?:grune|gekeimte|keimende) kartoffeln?|tomatenblatter|rohe (?:kidney|lima|grune )?bohnen|
    (?:rohe|unreife) holunderbeeren|roher maniok|kugelfische?|knollenblatterpilze?n?|fliegenpilze?n?|
    tollkirschen?|eibenbeeren?|maiglockchen|fingerhut|herbstzeitlosen?|goldregen|eisenhut`,
  pattern`(?:noyaux?|amandes?|pepins?) (?:d['’] ?|de |du )${fruitFr}|amandes? ameres?|feuilles? de (?:rhubarbe|
    tomates?)|germes? de pommes? de terre|pommes? de terre (?:vertes?|germees?)|haricots?(?: rouges?| verts?)? crus?|
    baies? de sureau (?:crue|verte)s?|manioc cru|poissons? globes?|amanites?(?: phalloides?| tue mouches?)?|
    baies? d['’]if|muguet|colchiques?`,
  pattern`(?:huesos?|pepitas?|semillas?|almendras?|carozos?) de ${fruitEs}|almendras? amargas?|
    hojas? de (?:ruibarbo|tomates?|tomatera)|brotes? de (?:patatas?|papas?)|(?:patatas?|papas?) (?:verdes?|
    germinadas?|brotadas?)|(?:judias?|alubias?|frijoles?)(?: roj[ao]s?| verdes)? crud[ao]s?|bayas? de sauco crudas?|
    yuca cruda|(?:pez|peces) globo|cicutas?|bayas? de tejo`,
]
const around = pattern`(?:raw|bitter|fresh|dried|ground|whole|crushed|organic|wild|green|cooked|boiled|fried|peeled|
  rohe?|bittere?|frische?|getrocknete?|gemahlene?|ganze?|gekochte?)`
/** What is made of it in factories, or left out. */
const product = pattern`(?:oils?|extract|essence|flavou?r\p{L}*|aroma|liqueur|free|removed)`
const named = new RegExp(
  pattern`(?<!(?:huile|aceite|without|ohne|sans|sin)(?: de| d['’]| the| any)? ?)(?<![\p{L}\d])(?:${around} )*
    (?:${names.join('|')})(?: (?:raw|roh|crue?s?|crud[oa]s?|ameres?|amargos?))?(?![\p{L}\d]| ${product}(?!\p{L}))`.replaceAll(
    ' ',
    String.raw`[\s-]`,
  ),
  'gu',
)

/** The places in a text that name something poisonous which is easily taken for food. */
export function poisonsIn(text: string): { start: number; end: number }[] {
  // Letter by letter, so that no place moves.
  const folded = text.replace(/[^ -~]/gu, (letter) => {
    const plain = fold(letter)
    return plain.length === letter.length ? plain : letter
  })
  return [...folded.toLowerCase().matchAll(named)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))
}

/** The first of them. */
export const poisonIn = (text: string): string | undefined =>
  poisonsIn(text).map(({ start, end }) => text.slice(start, end))[0]

export const isPoisonous = (words: string): boolean => poisonIn(words) !== undefined
