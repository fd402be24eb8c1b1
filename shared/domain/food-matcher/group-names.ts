const redMeat = 'beef veal pork lamb venison goat horse rabbit wild-boar'
const poultry = 'chicken turkey duck goose guinea-fowl quail ostrich'
const meat = `${redMeat} ${poultry} *meat`
const fish = '@fish @crustaceans @molluscs'

/** Names of laboratories, allergy lists and diets for several foods, in the value language. */
const names: Record<string, string> = {
  '@milk': `dairy|dairy products|milk products|milk and milk products|milk protein|milk proteins|cow milk protein|lactose|cheese|cheeses|milchprodukte|milcheiweiss|kase|
lait et produits laitiers|produits laitiers|fromage|lacteos|productos lacteos|queso|all dairy|milk and dairy`,
  'cows-milk hard-cheese soft-cheese processed-cheese camembert cheddar cottage-cheese emmental mozzarella quark':
    'cow cheese|cows cheese|cow milk cheese|cheese cow milk|kuhkase|kuhmilchkase|fromage de vache|fromage au lait de vache|queso de vaca|formaggio vaccino|koeienkaas',
  'egg egg-white egg-yolk quail-egg @eggs':
    'eggs|all eggs|egg products|hen eggs|eggs and egg products|eier|oeufs|huevos',
  '@nuts': `nuts|tree nuts|tree nut|nut|treenuts|all nuts|nuts and tree nuts|mixed nuts|schalenfruchte|nusse|fruits a coque|noix|frutos secos|frutos de cascara`,
  '@crustaceans @molluscs':
    'shellfish|all shellfish|shell fish|crustaceans and molluscs|meeresfruchte|fruits de mer|mariscos|schalentiere|frutti di mare|schaaldieren',
  '@crustaceans': 'crustaceans|crustacean|crustacea|krebstiere|krustentiere|crustaces|crustaceos',
  '@molluscs': 'molluscs|mollusks|mollusc|mollusk|weichtiere|mollusques|moluscos|bivalves',
  '@fish': 'fish|all fish|fishes|finfish|fisch|fische|poisson|poissons|pescado|white fish|oily fish',
  '@fish @crustaceans @molluscs': 'seafood|fish and seafood|fish and shellfish|sea food',
  '@gluten gluten': `gluten grains|cereals containing gluten|gluten cereals|gluten containing grains|gluten and wheat|glutenhaltiges getreide|cereales contenant du gluten|cereales con gluten`,
  'wheat rye barley oats spelt durum-wheat kamut corn rice buckwheat millet quinoa amaranth teff sorghum @gluten':
    'grains|cereals|all grains|getreide|cereales',
  'orange lemon lime grapefruit mandarin':
    'citrus|citrus fruit|citrus fruits|zitrusfruchte|agrumes|citricos|agrumi|citrusvruchten',
  '@soybeans soy-bean': 'soy|soya|soybeans|soja|soy products|soya products',
  '@peanuts': 'peanuts|erdnusse|arachides|cacahuetes',
  '@peanuts @nuts': 'peanuts and tree nuts|nuts and peanuts|peanut and nuts',
  '@sesame-seeds': 'sesame seeds|sesame seed',
  '@mustard': 'mustard|senf|moutarde|mostaza',
  '@celery celery celeriac': 'celery and celeriac|sellerie|celeri|apio',
  '@sulphites':
    'sulphites|sulfites|sulphur dioxide|sulfur dioxide|sulphite|sulfite|sulphur dioxide and sulphites|sulfite und schwefeldioxid',
  '@lupin lupin': 'lupins|lupine',
  lamb: 'sheep',
  'pumpkin courgette': 'squash|squashes',
  [redMeat]:
    'red meat|red meats|rotes fleisch|viande rouge|viandes rouges|carne roja|carnes rojas|carne rossa|rood vlees',
  [meat]: 'meat|meats|all meat|fleisch|viande|carne',
  [poultry]: 'poultry|fowl|geflugel|volaille|aves|aves de corral|pollame|gevogelte',
  [`${meat} ${fish} *animal *blood`]: 'vegetarian|ovo lacto vegetarian|vegetarisch|vegetarien|vegetariano',
  [`${meat} ${fish} *animal *blood *produce @milk @eggs honey`]:
    'vegan|vegano|vegetalien|animal products|products of animals',
  [`${meat} *blood`]: 'pescatarian|pescetarian',
  'pork wild-boar *alcohol *blood': 'halal',
  [`pork wild-boar rabbit horse ostrich eel monkfish swordfish caviar @crustaceans @molluscs *blood *not-kosher`]:
    'kosher',
  'pork wild-boar': 'no pork|pig|pig meat|schweinefleisch',
  '*alcohol': 'no alcohol|alcohol|alcoholic drinks|alkohol|alcool',
  'pea lentil chickpea kidney-bean green-bean soy-bean broad-bean mung-bean adzuki-bean black-bean white-bean lima-bean peanut lupin bean-sprout':
    'legumes|pulses|legume|hulsenfruchte|legumineuses|legumes secs|legumes secos|legumbres|leguminosas|legumi|peulvruchten|rosliny straczkowe|straczkowe|baljvaxter|baelgfrugter',
  'kidney-bean green-bean broad-bean mung-bean adzuki-bean black-bean white-bean lima-bean':
    'beans|bean|bohnen|bean mix',
  '@mushrooms': `mushrooms|mushroom|mushroom mix|fungi|edible mushrooms|cultivated mushrooms|pilze|speisepilze|champignons|setas|hongos|funghi|paddenstoelen|grzyby|svamp|svampe|cogumelos`,
  'white-cabbage red-cabbage savoy-cabbage napa-cabbage': 'cabbage|cabbages|kohl',
  'white-cabbage red-cabbage savoy-cabbage napa-cabbage kale broccoli cauliflower brussels-sprout kohlrabi':
    'brassicas|cruciferous vegetables|brassica|kreuzblutler|cruciferes|cruciferas|crucifere',
  'strawberry raspberry blackberry blueberry cranberry blackcurrant redcurrant gooseberry elderberry mulberry':
    'berries|berry|berry mix|forest fruits|mixed berries|beeren|baies|fruits rouges|bayas|frutos rojos|frutti di bosco|bessen',
  'blackcurrant redcurrant': 'currant|currants',
  'melon cantaloupe-melon honeydew-melon watermelon': 'melons|melon mix',
  'tomato potato bell-pepper chilli-pepper aubergine paprika-powder cayenne-pepper goji-berry':
    'nightshades|nightshade|nightshade vegetables|solanaceae|nachtschattengewachse|solanacees|solanaceas|solanacee|nachtschades',
  'onion garlic leek shallot spring-onion chive':
    'alliums|allium|onions and garlic|lauchgewachse|zwiebelgewachse',
  'bell-pepper chilli-pepper paprika-powder cayenne-pepper': 'capsicum and chilli|peppers and chillies',
  'bell-pepper': 'sweet pepper|sweet peppers',
  'bell-pepper black-pepper': 'pepper|peppers',
  'sea-bass': 'bass',
  'yeast bakers-yeast brewers-yeast': 'yeast|yeasts|all yeast|hefe|levure|levadura',
  'kelp kombu nori wakame spirulina chlorella': 'algae|seaweed|algen|algues|algas|algae mix',
  'sesame sunflower-seed pumpkin-seed linseed poppy-seed chia-seed hemp-seed mustard-seed':
    'seeds|seed mix|samen|graines|semillas|semi|zaden',
  'tea black-tea green-tea': 'tea|teas',
  'chilli-pepper cayenne-pepper': 'chilli|chili|chile|chillies|hot pepper|hot peppers',
  'cocoa-bean': 'cocoa|chocolate|cacao',
  'spring-onion onion shallot': 'onions',
  'peach nectarine apricot plum cherry':
    'stone fruit|stone fruits|steinobst|fruits a noyau|frutas de hueso|frutas con hueso',
  'pineapple mango papaya banana passion-fruit kiwi':
    'tropical fruit|tropical fruits|exotic fruit|exotic fruits|sudfruchte|fruits exotiques|frutas tropicales',
  'lettuce rocket spinach chicory watercress kale chard': 'leafy greens|salad leaves|blattgemuse',
  'goats-milk goats-cheese': 'goat dairy',
  'sheeps-milk sheeps-cheese': 'sheep dairy',
}

export const groupNames: readonly (readonly [name: string, value: string])[] = Object.entries(names).flatMap(
  ([value, text]) =>
    text
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, value] as const),
)

/** Names of whole categories of the catalogue. */
export const categoryNames: Readonly<Record<string, string>> = {
  fruit: 'fruit|fruits|obst|fruchte|fruta|frutas|frutta|owoce|frukt|frugt',
  vegetables:
    'vegetables|vegetable|veg|veggies|gemuse|verduras|hortalizas|verdure|ortaggi|groenten|groente|warzywa|gronsaker|grontsager|vegetais|hortalicas',
  'herbs-and-spices':
    'spices|spice|gewurze|epices|especias|spezie|specerijen|przyprawy|kryddor|krydderier|especiarias|herbs and spices',
}

/** French vegetables, which only their accent tells from English legumes. */
export const byAccent: ReadonlyMap<string, string> = new Map([
  ['légume', 'vegetables'],
  ['légumes', 'vegetables'],
])

/** The two sorts of food that a name keeps apart: no text may name both. */
export const apartNames: Readonly<Record<string, readonly [string, string]>> = { kosher: [meat, '@milk'] }
