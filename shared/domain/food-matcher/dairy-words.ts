import { pattern } from '../text/pattern'

const words = (text: string) => new Set(text.trim().split(/\s+/u))

/** Plants that milks, butters and cheeses without milk are made of. */
export const milkPlants = words(
  `almond hazelnut walnut cashew pecan brazil-nut pistachio macadamia pine-nut chestnut peanut soy-bean
coconut oats oat-bran rice hemp-seed sesame pea lupin chickpea quinoa millet buckwheat spelt barley rye
sunflower-seed pumpkin-seed linseed potato teff sorghum amaranth mung-bean broad-bean chia-seed corn lentil`,
)

const creamPlants = words('soy-bean coconut oats rice hemp-seed pea lupin cashew almond broad-bean')
const cheesePlants = words('soy-bean coconut oats rice cashew almond macadamia pea lupin potato')
const yoghurtPlants = words('soy-bean oats rice hemp-seed pea lupin cashew')
const butterPlants = new Set([
  ...milkPlants,
  ...words('cocoa-bean mango apple pumpkin plum date avocado sweet-potato fig pear'),
])

/** Words for dairy unless a plant precedes them, with the plants that surely replace it. */
const dairyHeads = new Map<string, ReadonlySet<string>>()
for (const [heads, plants] of [
  [
    'milk milch rohmilch vollmilch magermilch lait leche latte drink melk drank mleko mleka mleczko napoj mjolk dryck maelk drik leite bebida bevanda',
    milkPlants,
  ],
  ['butter beurre mantequilla burro boter maslo smor manteiga', butterPlants],
  [
    'cheese kase fromage queso formaggio kaas ser ost queijo mozzarella parmesan cheddar feta ricotta',
    cheesePlants,
  ],
  ['cream creamer creme sahne nata panna room smietana smietanka gradde flode whitener', creamPlants],
  [
    'yoghurt yogurt joghurt jogurt yaourt yogur yoghourt iogurte kefir quark custard gelato curd pudding skyr',
    yoghurtPlants,
  ],
  ['ice', yoghurtPlants],
] as const)
  for (const head of heads.split(' ')) dairyHeads.set(head, plants)

/** The plants that replace the dairy of a phrase beginning so; undefined for others. */
export const plantsOfDairy = (phrase: readonly string[]) => dairyHeads.get(phrase[0] ?? '')

/** Words for flour: any plant before them is what was ground. */
const flours = words(
  `flour meal starch bran flake semolina grit groat germ farina farine fecule amidon harina almidon mehl
starke griess flocken kleie flour powder fibre fiber crumb rusk flours starches flakes crumbs farines
harinas sourdough levain meel bloem zetmeel maka skrobia mjol mel starkelse stivelse farinha amido
semola semolas semolino semoule griesmeel kasza kaszka grysik`,
)
const pastas = words(
  `pasta noodle noodles spaghetti macaroni penne fusilli vermicelli lasagne lasagna lasagnes tagliatelle
linguine rigatoni couscous ramen udon fettuccine farfalle gnocchi pate pates nudel nudeln fideos orzo ziti
rotini tortellini soba makaron`,
)
const breads = words(
  `bread tortilla tortillas wrap wraps taco tacos chip chips cracker crackers cake cakes crispbread
breadcrumb breadcrumbs crisp crisps roll bun cereal cereals cookie cookies biscuit biscuits pizza base crust
dough batter wafer wafers cone crumble muffin pancake pancakes waffle waffles pretzel pretzels bagel pain
brot pan pane pao brood brod chleb pie shell shells paper stick sticks puff puffs`,
)
const pastaPlants = words(
  `rice corn quinoa buckwheat lentil chickpea pea soy-bean mung-bean black-bean adzuki-bean kidney-bean
white-bean lima-bean broad-bean millet amaranth teff sorghum chestnut cassava sweet-potato courgette kelp
lupin almond`,
)
const breadPlants = words(
  'rice corn quinoa buckwheat lentil chickpea pea mung-bean millet teff cassava sorghum amaranth',
)

/** Categories of foods whose flour is named after them. */
const flourCategories = new Set(['grains', 'nuts-and-seeds', 'legumes', 'vegetables', 'fruit'])

export type GrainHead = { isReplacedBy(key: string, category: string): 'certain' | 'perhaps' | undefined }

const flourHead: GrainHead = {
  isReplacedBy: (_, category) => (flourCategories.has(category) ? 'certain' : undefined),
}
const pastaHead: GrainHead = { isReplacedBy: (key) => (pastaPlants.has(key) ? 'certain' : undefined) }
const breadHead: GrainHead = {
  isReplacedBy: (key, category) =>
    breadPlants.has(key) ? 'certain' : category === 'grains' || key === 'potato' ? 'perhaps' : undefined,
}

/** A grain word that is wheat without a plant, by its last or (French, Spanish) first word. */
export function grainHeadOf(phrase: readonly string[]): GrainHead | undefined {
  for (const word of [phrase.at(-1) ?? '', phrase[0] ?? '']) {
    if (flours.has(word)) return flourHead
    if (pastas.has(word)) return pastaHead
    if (breads.has(word)) return breadHead
  }
  return undefined
}

/** Words by which a phrase names its cereal. */
const cerealWords = words(
  `wheat rye barley oat oats spelt kamut durum emmer einkorn triticale weizen roggen gerste hafer dinkel ble
seigle orge avoine epeautre trigo centeno cebada avena espelta wholewheat frumento grano segale orzo farro
tarwe rogge gerst haver spelt pszenna zytnia owsiana jeczmienna orkiszowa vete rag korn havre hvede rug byg
centeio cevada aveia seitan`,
)

/** Beginnings of the same within compounds and inflected adjectives. */
const cerealStems = new RegExp(
  pattern`^(?:wheat|oat|rye|barley|spelt|gerst|rogge|rug|byg|vete|rag|korn|pszen|zytni|owsi|owies|jeczm|
    orkisz)|weizen|roggen|hafer|dinkel|tarwe|haver(?!l)|hvede|havre`,
  'u',
)

/** Whether a word of a food with gluten names its cereal, alone or in a compound. */
export const isCereal = (word: string) => cerealWords.has(word) || cerealStems.test(word)

/** Further sources of ambiguous ingredients, beside the catalogue's foods. */
export const otherSources = words(
  `rapeseed canola palm shea safflower cottonseed tapioca synthetic bacterial microbial fungal vegetable
colza tournesol girasol sonnenblumen raps fish bovine porcine beet cotton plant illipe sal microbiological
pea`,
)

/** Words between an ingredient and its source. */
export const fromWords = words(
  'from of ex aus von vom fran fra de d du des del della di dal af av van z derived obtained made extracted sourced produced out',
)

const polishHeads = words(
  'mleko mleczko napoj maslo ser smietana smietanka maka skrobia makaron chleb kasza kaszka grysik platki',
)
const plantAdjective = /(?:ow|an|pn)(?:[aey]|ego|emu|ej|ym|ych|ymi)$/u

/** Whether a word says what a Polish product is made of, without "of": "mleko ryżowe". */
export const isPlantAdjective = (head: string, word: string) =>
  polishHeads.has(head) && plantAdjective.test(word)

/** Words that may be between a plant and the product it is made into. */
export const between = words(
  'based base basis style organic whole wholegrain brown white unsweetened sweetened plain fine ground roasted toasted modified derived protein pflanzliche',
)

/** Animals whose milk is not cow's, by the milk's catalogue key; the buffalo has none. */
export const otherMilkAnimals = animalsOf({
  'goats-milk': `goat goats caprine ziege ziegen chevre chevres caprin caprins cabra cabras cabrun capra
capre caprino caprina caprini geit geiten kozi kozia kozie koziego koziej kozim`,
  'sheeps-milk': `sheep ewe ewes ovine schaf schafe schafen schafs brebis oveja ovejas ovelha ovelhas pecora
pecore ovino ovina ovini schaap schapen owczy owcza owcze owczego owczej owczym`,
  '': 'buffalo buffalos buffaloes buffel buffels bufflonne bufflonnes bufala bufalas bufale bufalina bufalino bawola bawole bawolego',
})

/** The same with cows and words that only follow a milk: "sheep's and goat's milk". */
export const milkAnimals: Readonly<Record<string, string>> = {
  ...otherMilkAnimals,
  ...animalsOf({
    'cows-milk': `cow cows kuh kuhe kuhen vache vaches vaca vacas vacca vacche vaccino koe koeien krowie krowi krowy krowiego ko kor`,
    'goats-milk': 'get getter ged geder koz kozy',
    'sheeps-milk': 'far faret faar owcy owiec',
  }),
}

/** Words for animals that follow a milk or a cheese without "of". */
export const animalAdjectives = words(
  `caprine caprin caprins caprino caprina caprini cabrun ovine ovino ovina ovini vaccino bufalina bufalino
kozi kozia kozie koziego koziej kozim owczy owcza owcze owczego owczej owczym krowie krowi krowiego bawole
bawolego`,
)

function animalsOf(milks: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(milks).flatMap(([milk, animals]) => [...words(animals)].map((animal) => [animal, milk])),
  )
}

/** Parts of a food that can be absent while the food is present: lactose-free milk is milk. */
const narrow = words(
  `lactose laktose lactosa lattosio laktoza laktozy laktos whey molke siero serwatka serwatki vassle casein
caseine caseina kasein kaseine kazeina kazeiny protein proteins proteine proteines proteina proteinas
eiweiss milcheiweiss milchprotein milchzucker sugar eiwit melkeiwit melksuiker yolk dotter eigelb caffeine fat`,
)

export const isComponent = (phrase: readonly string[]) => phrase.some((word) => narrow.has(word))

/** After these words "free" is about animal husbandry or acids. */
export const notFree = words('range ranged from of flow flowing run running trade form fatty fall press to')

/** Words of composite ingredients, whose bracket lists their own ingredients. */
export const composites = words(
  `sauce sauces worcestershire worcester cake cakes biscuit biscuits cookie cookies cracker crackers wafer
wafers sponge pie pastry custard gravy filling topping coating noodle noodles pasta bread breadcrumb
breadcrumbs crumb crumbs crouton croutons dough batter pudding dressing mayonnaise pesto houmous hummus
falafel seasoning burger patty nugget nuggets meatball cone cereal cereals muesli granola bar chocolate
nougat marzipan praline caramel toffee fudge brownie muffin waffle waffles pancake pancakes tortilla wrap
naan pitta pita roll bun crust base pizza stuffing coleslaw curry paste spread mix margarine shortening
macaroni spaghetti lasagne ravioli tortellini gnocchi stock broth bouillon ketchup relish chutney salad
fajita taquito dumpling dumplings pretzel pretzels rusk brine marinade glaze`,
)
