/**
 * Foods that panels often raise, by key: with any one of them excluded, every meal must still have
 * a recipe.
 */
export const singleFoods: readonly string[] = words(`
cows-milk casein butter hard-cheese goats-milk yoghurt egg egg-white wheat gluten rye barley oats spelt
corn rice
buckwheat millet quinoa bakers-yeast yeast soy-bean pea lentil chickpea white-bean kidney-bean green-bean
peanut almond
hazelnut walnut cashew sesame sunflower-seed linseed tomato potato carrot onion garlic celery bell-pepper
button-mushroom apple banana orange lemon pear strawberry pork beef chicken turkey lamb salmon cod shrimp
honey
cane-sugar`)

const dairy = `cows-milk casein whey alpha-lactalbumin beta-lactoglobulin butter buttermilk yoghurt
hard-cheese soft-cheese`
const egg = `egg egg-white egg-yolk`
const glutenGrains = `wheat gluten gliadin spelt durum-wheat rye barley kamut malt oats`
const nuts = `almond hazelnut walnut cashew pistachio brazil-nut pecan macadamia`
const seeds = `sesame sunflower-seed pumpkin-seed linseed poppy-seed chia-seed hemp-seed`
const nightshades = `tomato potato bell-pepper chilli-pepper aubergine paprika-powder cayenne-pepper`
const legumes = `pea lentil chickpea soy-bean peanut white-bean kidney-bean green-bean black-bean
broad-bean lupin`
const fish = `salmon trout tuna cod herring mackerel sardine haddock`
const shellfish = `shrimp crab lobster mussel oyster squid scallop`
const citrus = `orange mandarin lemon lime grapefruit`
const redMeat = `beef veal pork lamb venison`
const poultry = `chicken turkey duck goose`
const alliums = `onion garlic leek chive shallot spring-onion`
const cabbages = `broccoli cauliflower white-cabbage red-cabbage brussels-sprout kohlrabi kale savoy-cabbage`
const stoneFruit = `cherry plum peach apricot nectarine`
const berries = `strawberry raspberry blackberry blueberry cranberry`
const yeasts = `yeast bakers-yeast brewers-yeast`

/** Panels as clients get them, of 5 to 25 foods: with each, every meal must still have a recipe. */
export const combinations: readonly (readonly string[])[] = [
  dairy,
  glutenGrains,
  nuts,
  nightshades,
  legumes,
  `${fish} ${shellfish}`,
  citrus,
  `${redMeat} ${poultry}`,
  seeds,
  alliums,
  cabbages,
  stoneFruit,
  berries,
  `rice corn millet quinoa buckwheat`,
  `${egg} ${yeasts} cows-milk wheat`,
  `apple pear banana grape kiwi`,
  `celery celeriac carrot parsley fennel`,
  `honey cane-sugar maple-syrup agave-nectar cocoa-bean coffee`,
  `black-pepper cinnamon ginger mustard-seed nutmeg vanilla`,
  `coconut olive sunflower-seed avocado linseed`,
  `${dairy} ${egg} ${yeasts}`,
  `${dairy} ${glutenGrains}`,
  `${glutenGrains} ${nuts} ${yeasts}`,
  `${nuts} peanut ${seeds}`,
  `${nightshades} ${alliums}`,
  `${legumes} rice corn oats wheat gluten`,
  `${citrus} ${stoneFruit} ${berries}`,
  `${fish} ${shellfish} ${egg}`,
  `${redMeat} ${poultry} cows-milk egg wheat corn rice`,
  `${cabbages} ${alliums} apple banana celery`,
  `${dairy} ${egg} almond hazelnut wheat gluten rye barley`,
  `cows-milk egg egg-white wheat gluten rice corn oats soy-bean peanut almond hazelnut tomato potato garlic
  onion banana apple bakers-yeast yeast`,
  `cows-milk casein yoghurt egg egg-yolk wheat gluten gliadin rye barley corn rice garlic onion tomato
  potato banana apple orange lemon pork cashew sesame mustard-seed kidney-bean`,
  `cows-milk butter hard-cheese egg-white wheat spelt durum-wheat gluten oats malt rice corn potato tomato
  bell-pepper garlic onion leek banana apple kiwi pineapple walnut hazelnut brewers-yeast`,
  `goats-milk sheeps-milk goats-cheese cows-milk casein egg wheat gluten rice corn quinoa lentil pea
  chickpea soy-bean garlic onion tomato potato banana apple beef tuna shrimp`,
  `egg wheat gluten cows-milk whey rice corn buckwheat millet garlic onion tomato potato banana apple grape
  lemon sunflower-seed sesame peanut almond cashew black-pepper cinnamon vanilla`,
  `wheat gluten rye cows-milk egg salmon cod tuna shrimp crab mussel pork beef chicken rice corn garlic
  onion tomato potato banana apple strawberry coffee honey`,
  `cows-milk yoghurt quark mozzarella egg wheat rye oats gluten bakers-yeast yeast almond pistachio rice
  corn carrot celery tomato potato garlic onion banana apple orange olive`,
  `cows-milk egg wheat gluten barley corn rice coconut cocoa-bean cane-sugar honey garlic onion ginger
  chilli-pepper tomato potato banana apple mango lime linseed white-bean green-bean lamb`,
  `casein cows-milk egg egg-white wheat gliadin gluten spelt rice corn amaranth peanut soy-bean cashew
  pumpkin-seed garlic onion carrot tomato potato banana apple pear plum chicken`,
].map(words)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
