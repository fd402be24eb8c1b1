const words = (text: string) => new Set(text.trim().split(/\s+/u))

/** Countries and cities named like a food: turkey, brazil nut, chilli, lima, rye. */
export const placeNames = words('turkey brazil brazils chile chili lima rye')

/** Other places of origin, which mark a list of places as such. */
export const otherPlaces = words(
  `afghanistan africa albania algeria america argentina argentine argentinien asia australia austria belgium
bolivia bosnia brasil bulgaria california cambodia cameroon canada china chine colombia croatia cyprus
czechia denmark deutschland ecuador egypt england espagne espana estonia ethiopia eu europe finland france
frankreich georgia germany ghana greece grece griechenland guatemala guinea honduras hungary iceland india
indonesia iran iraq ireland israel istanbul italia italie italien italy izmir ankara antalya japan java
jordan kenya korea latvia lebanon lithuania macedonia madagascar malaysia malta mauritius mexico mexique
moldova montenegro morocco maroc marokko mozambique myanmar netherlands nicaragua niger nigeria norway
ontario pakistan panama paraguay patagonia peru perou philippines poland polen polska portugal romania
russia santiago scotland senegal serbia singapore slovakia slovenia spain spanien sudan sweden switzerland
syria taiwan tanzania thailand tunisia uganda uk ukraine uruguay usa uzbekistan venezuela vietnam wales york
ny hampshire sussex zealand lanka zambia zimbabwe`,
)

/**
 * Words that mark an origin, by the word between them and the place; those under `right` directly
 * precede it.
 */
export const originWords: Readonly<Record<string, ReadonlySet<string>>> = {
  of: words(
    'product products produce origin republic country region produit producto prodotto importe importado',
  ),
  in: words(
    `made produced produce packed packaged grown harvested manufactured caught farmed fished raised reared
born slaughtered bottled roasted milled processed cultivated picked hergestellt angebaut geerntet produit
fabrique cultive recolte hecho producido cultivado envasado`,
  ),
  from: words('imported shipped sourced harvested exported importiert'),
  right: words(
    'origin origins origine origen ursprung herkunft provenance procedencia provenienza country ursprungsland',
  ),
}
export const prepositions: Readonly<Record<string, string>> = {
  of: 'of',
  du: 'of',
  de: 'of',
  del: 'of',
  in: 'in',
  en: 'in',
  au: 'in',
  from: 'from',
  aus: 'from',
}

/** Words of addresses after a name, and before it. */
export const streetsAfter = words(
  'street road avenue lane drive boulevard county creek grove hill hills river court highway parkway wharf',
)
export const streetsBefore = words('rue calle avenida chemin impasse carrer camino')

/** Words joined to a food before them that make it only a colour or shape. */
export const likeAfter = words(
  'coloured colored coloring hued tinted shaped sized farben farbig farbene farbiges formig formiger sabor',
)
/**
 * Words for colours in general; before a French, Spanish or Italian one, a name is certainly a
 * colour.
 */
export const colourWords = words(
  'colour color colours colors colouring coloring shade hue tint tone farbe farbton kleur kolor jaune giallo',
)
export const colourBefore = words('couleur colore coloris')

/** Foods that name a colour, and seldom colour anything. */
export const colourFoods = words(
  `orange salmon peach apricot cream lemon lime plum mint olive chestnut coffee chocolate honey mustard
butter pistachio hazelnut almond vanilla champagne aubergine cherry raspberry strawberry banana melon pea
avocado mandarin tangerine egg saumon peche abricot citron prune menthe chocolat miel moutarde creme lachs
pfirsich aprikose zitrone pflaume minze schokolade limette melocoton albaricoque limon ciruela menta crema
naranja durazno mostaza arancione albicocca pesca limone cerise framboise fraise ciliegia cereza`,
)

/** Foods that name a colour, each with the words for that colour. */
const colourNames: Readonly<Record<string, ReadonlySet<string>>> = {
  green: words('olive lime pea mint pistachio avocado'),
  yellow: words('lemon mustard banana butter honey saffron'),
  pink: words('salmon peach shrimp'),
  red: words('cherry lobster'),
  brown: words('chestnut chocolate coffee nut hazelnut walnut almond cinnamon'),
  white: words('milk cream'),
  orange: words('apricot pumpkin carrot tangerine'),
  purple: words('plum aubergine eggplant beetroot'),
  violet: words('plum aubergine'),
  gold: words('honey butter'),
  golden: words('honey butter'),
}
/** The same for foods that are themselves sold by colour. */
const doubtfulNames: Readonly<Record<string, ReadonlySet<string>>> = {
  green: words('apple grape'),
  red: words('tomato strawberry raspberry apple'),
  purple: words('grape fig'),
  orange: words('mandarin peach'),
  black: words('olive cherry'),
}
export const isColourName = (food: string, colour: string) => colourNames[colour]?.has(food) === true
export const mayBeColourName = (food: string, colour: string) => doubtfulNames[colour]?.has(food) === true

/** Words of comparison: "shaped like a", "size of a", "tastes like". */
export const shapeBefore = words('shape shapes shaped size sizes sized taille tamano grosse')
export const feelBefore = words('tastes looks smells feels melts schmeckt')
/** The word before a form: "en forme de" (a shape), not "sous forme de" (a substance). */
export const formBefore: Readonly<Record<string, ReadonlySet<string>>> = {
  forme: words('en'),
  forma: words('con a'),
  formen: words('in'),
  form: words('in the'),
  vorm: words('de in'),
}
export const articles = words(
  'a an the of like from d de du des la le les di un une una uno del von van einer eines eine ein een wie as comme como come il el jak als som',
)
export const indefinite = words('a an eines einer un une una een')
export const comparisons: Readonly<Record<string, string>> = { as: 'as', wie: 'so', que: 'aussi' }
export const textures = words(
  'soft smooth tender thin silky weich zart sanft doux douce suave tierno morbido morbida miekki miekka zacht mjuk mjukt blod',
)
/** Words between a texture and its comparison: "zart wie Butter". */
export const resemblanceLinks = words('as wie comme como come jak als som')
/** A shape right before its comparison: "w kształcie jajka". */
export const shapeOf = words('ksztalcie')
/** Words beside which German "Sole" is brine. */
export const brineWith = words('salz wasser speisesalz meersalz steinsalz trinkwasser jodsalz natursalz')
export const notes = words('note notes undertone undertones nuance nuances noten nuancen')
