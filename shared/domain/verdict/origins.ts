import { fold } from '../text/fold'

/** Products of one food or another under one name; in lists they count as none of them. */
const origins: Record<string, string> = {
  '!pork !beef @fish':
    'gelatine|gelatin|e441|gelatine powder|gelatin powder|gelatine capsules|gelatin capsules|gelatine leaves|leaf gelatine|aspic|blattgelatine|speisegelatine|gélatine|gelatina',
  '!beef !pork chicken @fish':
    'collagen|collagen powder|collagen peptides|hydrolysed collagen|hydrolyzed collagen|collagen supplement|collagen supplements|collagen capsules|collagen drink|kollagen|kollagenpulver|collagène|colágeno|chondroitin',
  '@fish': 'marine collagen|fish collagen|fish gelatine|fish gelatin|isinglass|fischgelatine|collagène marin',
  '!beef !veal goat lamb': 'rennet|animal rennet|tierisches lab|présure|cuajo|caglio',
  '!beef !pork': 'animal fat|animal fats|tierisches fett|graisse animale|grasa animal',
  'beef pork coconut': 'stearate|magnesium stearate|stearic acid',
  '!beef !chicken pork': 'bone broth|knochenbrühe|caldo de huesos',
  '!pork beef lamb': 'sausage casing|sausage casings|natural casings|pancreatin|digestive enzymes',
  '!soy-bean sunflower-seed egg egg-yolk egg-white':
    'lecithin|lecithins|e322|lecithin capsules|lezithin|lécithine|lécithines|lecitina',
  '!soy-bean sunflower-seed beef pork':
    'mono and diglycerides|monoglycerides|diglycerides|e471|glycerine|glycerin|glycerol',
  '!soy-bean sunflower-seed wheat': 'tocopherol|tocopherols|vitamin e|vitamin e capsules',
  '!crab !shrimp lobster crayfish':
    'glucosamine|glucosamine tablets|glucosamine capsules|glucosamin|chitosan',
  '!anchovy !sardine !mackerel @fish':
    'fish oil|fish oils|fish oil capsules|fish oil tablets|fischöl|fischölkapseln|huile de poisson|aceite de pescado',
  '!anchovy !sardine !mackerel @fish linseed':
    'omega 3|omega 3 capsules|omega 3 tablets|omega 3 supplement|omega 3 supplements|omega 3 oil|oméga 3|omega 3 kapseln',
  '!corn potato wheat rice cassava':
    'starch|modified starch|modified food starch|stärke|modifizierte stärke|amidon|amidon modifié|almidón|almidón modificado|dextrin|maltodextrin',
  '!corn wheat potato': 'glucose syrup|dextrose|glukosesirup|sirop de glucose|jarabe de glucosa',
  'grape apple barley rice': 'vinegar|vinegars|essig|vinaigre|vinagre',
  '/herbs-and-spices /fruit celery garlic onion yeast soy-bean wheat cows-milk beef chicken pork':
    'natural flavour|natural flavours|natural flavor|natural flavors|natural flavouring|natural flavourings|natural flavoring|flavouring|flavourings|flavoring|natürliches aroma|arôme naturel|arômes naturels|aroma natural',
}

/** The names of families, folded and as written ("légumes" are no legumes), each with its value. */
export const valuesByName = (families: Record<string, string>): (readonly [name: string, value: string])[] =>
  Object.entries(families).flatMap(([value, names]) =>
    names
      .split('|')
      .flatMap((known) => [[fold(known), value] as const, [known.toLowerCase(), value] as const]),
  )

let values: ReadonlyMap<string, string> | undefined

/** The value of a product of several possible sources, by its folded name; else undefined. */
export function originOf(name: string): string | undefined {
  values ??= new Map(valuesByName(origins))
  return values.get(name)
}
