import { fold } from '../text/fold'
import { singularsOf } from '../food-matcher/plurals'
import { pattern } from '../text/pattern'

/** Dishes of several ingredients with varying recipes, in the four languages. */
const dishes = new Set(
  fold(`soup stew salad sandwich burger hamburger cheeseburger curry casserole pie cake cupcake muffin
brownie bun pasty wrap burrito taco quesadilla kebab kebap omelette omelet frittata quiche tart tartlet flan
pudding trifle crumble cobbler gratin bake lasagne lasagna pizza ramen risotto paella pilaf biryani stir-fry
stirfry chowder broth gumbo goulash ragout ragu fricassee dumpling ravioli pancake waffle crepe doughnut
donut croissant pastry strudel meatball meatloaf patty nugget terrine dip dressing sauce gravy marinade
pesto chutney relish salsa sushi roll bowl platter plate meal dinner dish menu breakfast toast topping
filling stuffing fritter croquette falafel schnitzel hotpot tagine shake milkshake smoothie cocktail dessert
mousse cheesecake ice-cream sundae parfait kiev wellington bolognese carbonara benedict suppe eintopf salat
auflauf kuchen torte pfannkuchen omelett gulasch braten frikadelle klosse knodel spatzle strudel sosse dip
nachtisch gericht teller pfanne rouladen eis soupe potage ragout salade tarte gateau crepe gratin quiche
tourte sauce boulettes plat sopa ensalada guiso tortilla tarta pastel bizcocho empanada croquetas salsa
plato cocido potaje bocadillo helado`).split(/\s+/u),
)

const sweets = new Set(
  fold(`cake cupcake muffin brownie pie tart tartlet pudding trifle crumble cobbler strudel pancake waffle
crepe doughnut donut pastry dessert mousse cheesecake ice-cream sorbet sundae parfait cookie biscuit
macaroon meringue custard jam kuchen torte nachtisch eis keks gateau flan helado bizcocho pastel postre
galleta sugar chocolate vanilla honey cocoa caramel`).split(/\s+/u),
)

const drinks = new Set(
  'juice smoothie milkshake shake cocktail tea coffee latte cappuccino lemonade drink beer wine lassi spritz saft tee kaffee'.split(
    ' ',
  ),
)

/** The course of a dish, by the words of its name and its parts; most are savoury. */
export function courseOf(name: string, parts: readonly string[]): 'sweet' | 'drink' | 'savoury' {
  const words = (text: string) => fold(text).split(/[^\p{L}-]+/u)
  if (words(name).some((word) => isAmong(drinks, word)) || isPoured(parts)) return 'drink'
  const isSweet = [name, ...parts].some((text) => words(text).some((word) => isAmong(sweets, word)))
  const isSalted = parts.some((part) =>
    /onion|garlic|stock|soy sauce|mustard|mince|chicken|beef|pork|bacon|fish/u.test(part),
  )
  return isSweet && !isSalted ? 'sweet' : 'savoury'
}

const poured = new RegExp(
  pattern`^(?:(?:white )?rum|gin|vodka|tequila|cachaça|whiske?y|prosecco|vermouth|liqueur|espresso|tonic water|
    .* tea)$`,
  'u',
)
/** A cocktail or a coffee, by its parts; a trifle and a rum cake contain some of these as well. */
const isPoured = (parts: readonly string[]) =>
  parts.some((part) => poured.test(part)) &&
  !parts.some((part) =>
    /flour|biscuit|sponge|bread|mascarpone|raisin|rice|onion|garlic|chicken|beef|fish/u.test(part),
  )

/** Products of several ingredients: the recipe is the maker's, but known ones are certain. */
const products = new Set(
  'biscuit cookie cracker sausage salami pate granola muesli bar snack spread margarine keks riegel wurst aufstrich saucisse saucisson galleta barrita salchicha'.split(
    ' ',
  ),
)

const isAmong = (words: ReadonlySet<string>, word: string) =>
  words.has(word) || singularsOf(word).some((one) => words.has(one))

const inOneWord = /...(?:salat|suppe|kuchen|torte|auflauf|eintopf|gericht|pfanne|gulasch|burger|pizza)$/u

/** Whether a folded German compound is a dish with its ingredient. */
export const isCompoundDish = (word: string): boolean => inOneWord.test(word)

export const isDishWord = (word: string): boolean => isAmong(dishes, word) || isCompoundDish(word)

/** Whether a folded word names something made by a recipe, in a kitchen or by a maker. */
export const isMadeWord = (word: string): boolean => isDishWord(word) || isAmong(products, word)

const manners = new Set(
  fold(`grilled roast roasted fried baked boiled steamed poached scrambled mashed sauteed seared braised
stewed smoked cured pickled stuffed toasted blended homemade home made-up fresh freshly ripe unripe raw
cooked hot cold warm iced frozen dried tinned canned big small large little tiny young old new low high fat
free-range organic plain natural normal regular simple ordinary classic real pure whole half extra light
lean fatty boneless skinless leftover piece pieces slice slices stick sticks strip strips chunk chunks wedge
wedges bite bites nest nests ring rings flake flakes shaving shavings crumb crumbs cube cubes bowl glass cup
mug plate handful spoon spoonful teaspoon tablespoon bit portion serving bag packet tin can bottle jar eaten
drunk made cut peeled unpeeled unsweetened sweetened salted unsalted spicy mild sweet sour creamy crunchy
crispy soft hard thick thin deep pan air evening morning lunch dinner breakfast supper my your our everyday
some any lot lots much many few couple favourite favorite local seasonal type kind sort gebraten gegrillt
gekocht gebacken frisch roh warm kalt getrocknet grille grillee cuit cuite roti frais cru asado asada cocido
cocida frito frita crudo black white red green yellow orange brown blue dark purple`).split(/\s+/u),
)

/** Makers and shops of too many products to mean ingredients; and forms of supplements. */
const makers = new Set(
  fold(`heinz campbell campbells knorr kellogg kelloggs cadbury cadburys nestle findus iglo mccain birdseye
ginsters patak pataks homepride oetker starbucks barista wagamama itsu plenish cauldron mattessons maynards
rowntree rowntrees trebor mccoys rustlers mcvities greggs tesco sainsbury sainsburys asda waitrose morrisons
lidl aldi rewe edeka kaufland carrefour mercadona auchan walmart costco capsule capsules tablet tablets
softgels peptides supplement supplements`).split(/\s+/u),
)

/** Whether a folded word only says how something is made, kept or served, or who sells it. */
export const isManner = (word: string): boolean => manners.has(word) || makers.has(word)
