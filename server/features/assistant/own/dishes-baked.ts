/** What is baked, and what is sweet; as `dishes.ts` reads it. */
export const bakes = `
a cake = (?<!rice |corn |fish |crab |oat |maize |salmon |cod )cakes?|cupcakes?|muffins?|torten?|kuchen|\\S*(?:kuchen|torte)|gateaux?|bizcochos?|tartas?|pastel(?:es)?|magdalenas?|sponge
usual: birthday cake, marzipan
how: For each egg take half a mashed {banana}, or four spoons of {apple purée}; for ground almonds take ground seeds or nuts that fit, or flour.
how: For each egg take a spoon of ground {linseed} in three of water; for ground nuts take flour.
cake of {flour}, {sweet}, {fat} and {milk}, bound with {bind} | sweet oven packed
chocolate cake of {flour}, {cocoa}, {sweet} and {oil}, bound with {bind} | sweet oven packed
carrot cake of {flour}, {carrot}, {oil} and {cinnamon}, bound with {bind} | sweet oven packed
apple cake of {flour}, {apple}, {fat} and {cinnamon}, bound with {bind} | sweet oven packed
fruit cake of {flour}, {fruit} and {sweet}, bound with {bind} | sweet oven packed
no-bake cake of {yoghurt} and {fruit} on crushed {nut} and {fat} | sweet cold uncooked
no-bake cake of {nut}, {dates} and {cocoa} | sweet cold uncooked packed
ice-cream cake of frozen {banana}, {fruit} and {coconut cream} | sweet cold uncooked
rice cake of {rice} cooked in {milk} with {fruit} | sweet
cake of layered {melon} and {fruit}, topped with {cream} | sweet cold uncooked light

brownies = brownies?|blondies?
chocolate squares of {flour}, {cocoa}, {sweet} and {fat}, bound with {bind} | sweet oven packed
squares of {sweet potatoes}, {cocoa} and {nutbutter} | sweet oven packed
squares of {black beans}, {cocoa} and {sweet} | sweet oven packed
no-bake squares of {dates}, {cocoa} and {nut} | sweet uncooked packed
squares of {flour}, {fruit} and {sweet}, bound with {bind} | sweet oven packed

biscuits = cookies?|biscuits?|shortbread|(?:weihnachts)?platzchen|\\S*kekse?|lebkuchen|gingerbread|galletas?|sables|macaroons?|flapjacks?
usual: almond biscuits, cookies, gingerbread
how: Roll out with {flour}; what is brushed with egg else is brushed with water or {milk}.
shortbread of {flour}, {fat} and {sweet} | sweet oven packed crunchy
spiced biscuits of {flour}, {fat}, {sweet} and {cinnamon} | sweet oven packed crunchy spicy
chocolate biscuits of {flour}, {cocoa}, {fat} and {sweet} | sweet oven packed crunchy
flake biscuits of {flakes}, {banana} and {raisins} | sweet oven packed
nut biscuits of ground {nut}, {flour} and {sweet}, bound with {bind} | sweet oven packed crunchy
coconut biscuits of {coconut flakes}, {sweet} and {bind} | sweet oven packed

pancakes or waffles = pancakes?|crepes?|pfannkuchen|palatschinken|tortitas|blini|waffles?|waffeln?|gaufres?|gofres?
how: Half a mashed {banana} or three spoons of {apple purée} stand in for an egg.
how: A spoon of ground {linseed} in three of water stands in for an egg.
pancakes of {flour} and {milk}, bound with {bind}, with {fruit} | sweet warm quick
thin pancakes of {buckwheat flour} and water with {fruit} | sweet warm quick
pancakes of {flour}, {milk} and mashed {banana} | sweet warm quick
pancakes of {chickpea flour} and water with {veg} | savoury warm quick
waffles of {flour}, {milk} and {oil}, bound with {bind} | sweet warm crunchy
pancakes of {flour}, {coconut milk} and {stewed} | sweet warm
pancakes of grated {potatoes}, bound with {hold}, with {apple purée} | savoury warm

a crumble or pie = crumbles?|(?:apple |fruit |sweet )?pies?(?! chart)|pie ?crust|tarts?|strudel|streusel|cobbler|tarte(?: aux? \\S+)?|tartaleta
{stewed} under crumbs of {flour}, {fat} and {sweet} | sweet warm oven
{stewed} under crumbs of {flakes}, {fat} and {sweet} | sweet warm oven crunchy
{stewed} under crumbs of ground {nut}, {fat} and {sweet} | sweet warm oven crunchy
tart of {flour} and {fat} with {fruit} | sweet oven
crust of crushed {nut} and {dates} with {yoghurt} and {fruit} | sweet cold uncooked
pie of {flour} and {fat} with {meat}, {veg} and {herb} | savoury warm oven
pie of {fish} and {veg} under mashed {potatoes} | savoury warm oven

a quiche = quiches?|flans? sales?|quiche lorraine
tart of {flour} and {fat} with {veg} and {cheese}, set with {thick} in {milk} | savoury warm oven
tart of {flour} and {oil} with {veg}, set with {tofu} | savoury warm oven packed
baked {chickpea flour} and water with {veg} and {herb} | savoury warm oven packed
tart of {flour} and {fat} with {leek} and {cream} | savoury warm oven

meringue = meringues?|pavlovas?|baiser|merengue|macarons?
usual: meringue, egg white powder
how: Whip the chilled liquid of a tin of {chickpeas} with lemon juice or vinegar for about ten minutes until stiff, add the sugar by spoons, and dry it at about 100 °C for two hours.
meringue of whipped {chickpea water}, sugar and {acid} | sweet oven
whipped {coconut cream} with {fruit} in a meringue’s place | sweet cold uncooked
whipped {cream} with {fruit} in a meringue’s place | sweet cold uncooked

a mousse, custard or tiramisu = mousses?|custards?|vanillesosse|panna ?cotta|tiramisu|trifle|creme brulee|cheese ?cake|kasekuchen|pudin|natillas|blancmange|(?:vanilla|chocolate|schoko\\w*|vanille) ?pudding
usual: tiramisu, custard, cheesecake
cream of {milk}, {thick}, {sweet} and vanilla | sweet
chocolate cream of {milk}, {thick}, {cocoa} and {sweet} | sweet
layers of {cream}, {coffee} and crushed {rice cakes} with {cocoa} | sweet cold
mousse of whipped {coconut cream} and {fruit} | sweet cold uncooked
mousse of {avocado}, {cocoa} and {sweet} | sweet cold uncooked
{yoghurt} whipped with {fruit} and {sweet} | sweet cold uncooked light
{rice} pudding of {milk} with {stewed} | sweet warm

ice cream = ice ?creams?|gelato|sorbets?|eis|glaces?|helados?|ice lol(?:ly|lies)|popsicles?
usual: almond ice cream, hazelnut ice cream, vanilla ice cream, pineapple sorbet
how: In a parlour ask for the list of ingredients (egg, nuts) and for a clean scoop.
frozen {banana} blended with {cocoa} | sweet cold uncooked
frozen {fruit} blended with {coconut milk} and {sweet} | sweet cold uncooked
sorbet of {fruit}, {acid} and {sweet} | sweet cold uncooked light
frozen {yoghurt} with {fruit} | sweet cold uncooked
ice of {cream}, {sweet} and {fruit} | sweet cold uncooked

chocolates and sweets = sweets|candy|candies|truffles?|pralines?|energy balls?|bliss balls?|sussigkeiten|bonbons?|chuches|golosinas
balls of {dates}, {nut} and {cocoa} | sweet uncooked packed
{fruit} dipped in {dark chocolate} | sweet packed
{dates} filled with {nutbutter} | sweet uncooked packed quick
dried {mango} or {apple} | sweet uncooked packed quick light
{popcorn} with {sweet} | sweet packed crunchy

bread = bread(?! ?crumbs?)|brot|brotchen|pain(?! au)|loaf|baguettes?|toast|bagels?|focaccia|sourdough
usual: sesame bread, oat bread, durum wheat bread, almond bread
how: Buy with a list of ingredients: seeds on top, durum semolina, oats, nuts, milk and egg wash differ from loaf to loaf.
bread of {flour}, yeast, water and salt | savoury packed
soda bread of {flour}, {yoghurt} and baking soda | savoury packed quick
loaf of {buckwheat} soaked overnight and baked with salt | savoury packed oven
{bread} | savoury packed quick uncooked
flat bread of {flour}, {oil} and water from the pan | savoury quick warm

burger buns and rolls = (?:burger |hamburger )?buns?|bread rolls?|rolls?|burgerbrotchen|hot dog rolls?
usual: sesame bun, brioche, burger bun
rolls of {flour}, yeast, water and {oil}, without seeds | savoury oven
large leaves of {lettuce} around the patty | savoury uncooked light quick
thick slices of baked {sweet potatoes} | savoury oven
fried caps of {mushrooms} | savoury quick
two {rice cakes} | savoury quick uncooked
{corn tortillas} | savoury quick uncooked

wraps = wraps?|tortillas?|burritos?|flat ?breads?|pitt?a(?: bread)?|naan|fladenbrot|chapati
usual: sesame wrap, wheat tortillas, naan
{corn tortillas} with {meat} and {raw} | savoury quick packed
large leaves of {lettuce} with {cold} and {raw} | savoury quick uncooked light packed cold
thin pancakes of {buckwheat flour} and water with {cheese} and {raw} | savoury packed
flat breads of {flour}, {oil} and water with {pulse} and {raw} | savoury packed filling
flat breads of {chickpea flour} and water with {veg} | savoury
leaves of {white cabbage} around {rice} and {meat} | savoury warm filling

crackers = crackers?|crisp ?breads?|knackebrot|breadsticks?|grissini|oat ?cakes
usual: sesame crackers, oatcakes
{rice cakes} | savoury crunchy quick packed uncooked
{rye crispbread} | savoury crunchy quick packed uncooked
{corn cakes} | savoury crunchy quick packed uncooked
{buckwheat crispbread} | savoury crunchy quick packed uncooked
thin crackers of {flour}, {oil} and salt | savoury crunchy packed oven
crackers of {sunflower seeds}, {linseed} and water, baked crisp | savoury crunchy packed oven

something baked = bake|backen|hornear|baking(?! powder| soda)
cake of {flour}, {fruit} and {sweet}, bound with {bind} | sweet oven packed
chocolate cake of {flour}, {cocoa}, {sweet} and {oil}, bound with {bind} | sweet oven packed
shortbread of {flour}, {fat} and {sweet} | sweet oven packed crunchy
{stewed} under crumbs of {flour}, {fat} and {sweet} | sweet warm oven
tart of {flour} and {oil} with {veg}, set with {tofu} | savoury warm oven packed
baked {chickpea flour} and water with {veg} and {herb} | savoury warm oven packed
bread of {flour}, yeast, water and salt | savoury packed
`
