/** What comes out of a pot, a glass or a packet: breakfast, spreads, sauces, drinks; as `dishes.ts` reads it. */
export const pantry = `
porridge = porr?idge|oat ?meal|haferbrei|porrige|overnight oats|gachas|bouillie|hot cereal
usual: oats, semolina
porridge of {flakes} cooked in {milk} with {fruit} | warm sweet cheap pot quick
porridge of {buckwheat} cooked in {milk} with {stewed} | warm sweet cheap pot filling
porridge of {rice} cooked in {milk} with {cinnamon} | warm sweet cheap pot filling
porridge of {quinoa} cooked in {coconut milk} with {fruit} | warm sweet pot filling
porridge of {millet} cooked in {milk} with {nut} | warm sweet cheap pot filling
porridge of {polenta} cooked in {milk} with {sweet} | warm sweet cheap pot
porridge of {flakes} cooked in water with {fruit} and {nut} | warm sweet cheap pot
{flakes} soaked overnight in {milk} with {fruit} | cold sweet uncooked packed
savoury porridge of {flakes} with {veg} and {oil} | warm savoury pot filling

muesli or cereals = muesli|musli|granola|cereals?|corn ?flakes|weetabix|cheerios|flocons
usual: muesli, granola, oats
how: Mix it of plain single packets: mixes hold nuts and oats.
{flakes} with {nut} and {raisins} in {milk} | cold sweet uncooked quick crunchy
{cornflakes} with {milk} and {fruit} | cold sweet uncooked quick crunchy
puffed {rice} with {milk} and {fruit} | cold sweet uncooked quick crunchy
granola of {flakes}, {nut}, {oil} and {sweet}, baked crisp | sweet crunchy oven packed
{flakes} with {yoghurt} and {fruit} | cold sweet uncooked filling
{nut} and {coconut flakes} with {yoghurt} | cold uncooked crunchy filling

a muesli bar = (?:muesli|granola|cereal|protein|energy|oat|snack|nut|musli) ?bars?|musliriegel|riegel|barres? de cereales|barritas?
usual: muesli bar, protein bar
bar of puffed {rice}, {sweet} and {nutbutter} | sweet packed crunchy
bar of {flakes}, {dates} and {nut} | sweet packed filling
bar of {nut}, {coconut flakes} and {sweet} | sweet packed crunchy
bar of {flakes}, mashed {banana} and {raisins}, baked | sweet packed oven
{dates} with {nut} in the hand | sweet packed quick uncooked
{rice cakes} with {dark chocolate} | sweet packed crunchy quick

an omelette or scrambled egg = omelett?es?|scrambled (?:eggs?|tofu)|ruhrei\\w*|frittatas?|boiled eggs?|fried eggs?|poached eggs?|spiegelei\\w*|eggs? for breakfast|oeufs brouilles|tortilla (?:de patatas|francesa)
usual: scrambled eggs
omelette of {chickpea flour} and water with {veg} | savoury warm quick
{tofu} crumbled and fried with {veg} and {spice} | savoury warm quick
fried {potatoes} with {veg} and {herb} | savoury warm filling
{mushrooms} fried with {herb} on {bread} | savoury warm quick
mashed {avocado} on {bread} | savoury quick uncooked
{cold} with {raw} and {bread} | savoury quick uncooked cold
{pulse} warmed with {tomatoes}, and {bread} | savoury warm quick filling

a smoothie = smoothies?|smothie\\w*|lassi|frullato|batidos?
usual: pineapple smoothie, almond milk smoothie
smoothie of {fruit}, {fruit} and {milk} | cold sweet uncooked quick
smoothie of {fruit}, {spinach} and {apple} juice | cold sweet uncooked quick light
smoothie of {fruit}, {yoghurt} and {sweet} | cold sweet uncooked quick
smoothie of {fruit}, {coconut milk} and {ginger} | cold sweet uncooked quick spicy
smoothie of {avocado}, {fruit} and {milk} | cold sweet uncooked quick filling
smoothie of {fruit}, {fruit} and water | cold sweet uncooked quick light

a protein shake = protein ?(?:shakes?|drinks?|powders?)|eiweiss(?:shake|pulver)|proteinpulver|shakes?|milk ?shakes?|whey
usual: protein shake, egg white protein
how: Flavoured powders hold more than their name says: read the label.
{milk} blended with {nutbutter} and {banana} | cold sweet uncooked quick filling
{yoghurt} blended with {fruit} and {milk} | cold sweet uncooked quick filling
{tofu} blended with {fruit} and {milk} | cold sweet uncooked quick filling
{milk} with {pea protein} and {fruit} | cold sweet uncooked quick filling
{milk} with {rice protein} and {cocoa} | cold sweet uncooked quick filling

a drink = (?:drinks?|beverages?|mocktails?|cocktails?|lemonades?|limonade|getrank\\w*|boissons?|bebidas?|something to (?:drink|sip)|what (?:can|could|should|do|else could) i drink|(?:was|kann ich) trinken|(?:quoi|a) boire|(?:de|para) beber)
usual: pineapple juice, almond drink, oat drink
water with {acid} and {mint} | cold light quick uncooked cheap
tea of {mint} | warm light quick cheap
tea of {ginger} and {acid} | warm light quick
{apple} juice with sparkling water | cold sweet quick uncooked
{fruit} blended with ice and {acid} | cold sweet quick uncooked
black {coffee} | warm quick
{milk} with {cocoa} | warm sweet quick
juice of {orange} | cold sweet quick uncooked
juice of {tomatoes} with {black pepper} | cold savoury quick uncooked
tea of {rooibos} | warm light quick cheap

a sandwich = sandwich\\w*|sarnies?|(?:deli|lunch) ?meats?|cold cuts|aufschnitt|(?:brot)?belag|panini|toasties?|stulle|bocadillos?|tartines? salees?
usual: ham, roast beef, crab, mustard, mayonnaise
how: Look at the bread for seeds, durum wheat and oats, and leave mustard and mayonnaise out or read their labels.
{bread} with {cold} and {raw} | cold savoury quick packed uncooked
{bread} with {cheese} and {raw} | cold savoury quick packed uncooked
{bread} with {avocado} and {raw} | cold savoury quick packed uncooked
{bread} with {meat} and {lettuce} | cold savoury packed filling
{bread} with {tuna}, {cucumber} and {oil} | cold savoury quick packed uncooked filling
{bread} with puréed {pulse} and {raw} | cold savoury packed filling
{bread} with {nutbutter} and {fruit} | cold sweet quick packed uncooked
slices of {cucumber} around {cold} and {herb} | cold savoury quick uncooked light

a spread = spreads?|nutella|aufstriche?|tartiner|untable|(?:peanut|nut|almond|cashew|hazelnut) butter|(?:hazelnut|chocolate) spread|marmite|(?:on|for) (?:my |the |a )?(?:bread|toast|crackers?|rice cakes|bagels?)|(?:auf|aufs) (?:das |mein )?brot|sur (?:le |du |mon )?pain|en (?:el |mi )?pan|(?:chocolate|schoko) ?creme|pate a tartiner
usual: nutella, almond butter, cashew butter, hazelnut butter, tahini
{sunflower seed butter} | quick uncooked
{peanut butter} | quick uncooked
{cocoa} stirred with {nutbutter} and {sweet} | sweet quick uncooked
mashed {avocado} with {acid} | savoury quick uncooked
{strawberry jam} | sweet quick uncooked
{honey} | sweet quick uncooked
{cheese} | savoury quick uncooked
{turkey} or {chicken} in slices | savoury quick uncooked
puréed {pulse} with {oil} and {herb} | savoury

a dip = dips?|dipping|guacamole|tzatziki|baba ganoush|salsa dip|in \\S+ dippen
usual: hummus, almond butter, tzatziki
mashed {avocado} with {acid} | savoury quick uncooked cold
{yoghurt} with {cucumber} and {dill} | savoury quick uncooked cold
{cheese} with {chives} | savoury quick uncooked cold
puréed {pulse} with {oil} and {acid} | savoury cold
chopped {tomatoes} with {onion} and {coriander} | savoury quick uncooked cold
puréed roast {carrots} with {oil} and {cumin} | savoury cold
{nutbutter} with {acid} and water | savoury quick uncooked cold

hummus = humm?[ou]s|houmous|hommus
usual: hummus, tahini
{chickpeas} blended with {oil}, {acid} and {cumin} | savoury cold
{chickpeas} blended with {nutbutter} and {acid} | savoury cold
{white beans} blended with {oil}, {acid} and {herb} | savoury cold
{lentils} blended with {oil} and {cumin} | savoury cold
roast {carrots} blended with {oil} and {acid} | savoury cold
mashed {avocado} with {acid} | savoury cold quick uncooked
{beetroot} blended with {yoghurt} and {acid} | savoury cold

mayonnaise = mayo\\w*|majo\\w*|mahonesa|aioli|remoulade|tartare? sauce
usual: mayonnaise, mustard, aioli
mashed {avocado} with {acid} and {oil} | savoury quick uncooked cold
{yoghurt} with {oil}, {acid} and salt | savoury quick uncooked cold
{soya milk} whipped with {rapeseed oil} and {acid} | savoury quick uncooked cold
{cheese} stirred smooth with {acid} | savoury quick uncooked cold
{chickpea water} whipped with {oil} and {acid} | savoury quick uncooked cold
{white beans} blended with {oil} and {acid} | savoury cold

pesto = pestos?
usual: pesto, cashew pesto
{basil} blended with {nut} and {oil} | savoury quick uncooked
{herb} blended with {sunflower seeds} and {oil} | savoury quick uncooked
{rocket} blended with {nut}, {oil} and {acid} | savoury quick uncooked
{spinach} blended with {nut} and {oil} | savoury quick uncooked
chopped {tomatoes} with {basil} and {oil} | savoury quick uncooked
{herb} chopped in {oil} with {acid} | savoury quick uncooked

a dressing = dressings?|vinaigrettes?|salad sauce|salatso\\w+|alin[oa]s?|aderezos?
usual: mustard, tahini, caesar dressing
how: Bought dressings often hold mustard, egg or celery: read the label.
{oil} with {acid} and salt | cold savoury quick uncooked
{oil} with {acid}, {honey} and {herb} | cold savoury quick uncooked
{yoghurt} with {acid} and {herb} | cold savoury quick uncooked
mashed {avocado} with {acid} | cold savoury quick uncooked
{nutbutter} with {acid} and water | cold savoury quick uncooked
puréed {fruit} with {acid} and {oil} | cold quick uncooked

a sauce = (?:pasta |tomato |white |brown |cheese |pizza |steak |cream )?sauces?|so(?:ss|s)e\\w*|salsas?|ketchup|gravy|bratensosse|bechamel\\w*|jus
usual: mustard sauce, pesto, satay sauce, gravy
how: Ready sauces and granules often hold garlic, celery or mustard: read the label.
the juices of the pan with water and {thick} | warm savoury quick
{tomatoes} simmered with {basil} and {oil} | warm savoury quick
{cream} with {mushrooms} and {herb} | warm savoury quick
{coconut milk} with {ginger} and {acid} | warm savoury quick spicy
{milk} thickened with {thick} and {fat} | warm savoury quick
{oil} with {acid} and {herb} | cold savoury quick uncooked
puréed {carrots} or {pumpkin} with {oil} | warm savoury
{nutbutter} with {coconut milk} and {acid} | warm savoury quick

soy, fish or Worcestershire sauce = so[yj]a?h? ?sauce|sojaso\\w+|tamari|fish sauce|oyster sauce|maggi|sauce soja|salsa de soja|teriyaki(?: sauce)?|worcester\\S*(?: sauce)?|liquid seasoning
usual: soya sauce, sesame oil, worcestershire sauce
how: Salt itself is in no test; season with it.
salt with {acid} | quick uncooked
{coconut aminos} | quick uncooked
{balsamic vinegar} with salt | quick uncooked
{miso} in water | quick uncooked
broth of {mushrooms}, boiled down, with salt | savoury
{anchovies} mashed in {acid} | quick uncooked

stock or stock cubes = (?:vegetable |veggie |chicken |beef |veg )?(?:stocks?(?: ?cubes?| powder)?|broths?|bouillons?(?: ?cubes?)?)|\\S*bruh(?:e|wurfel)\\w*|suppenwurfel|cubes? de bouillon|(?:pastillas? de )?caldo
usual: beef stock, vegetable stock, stock cube
how: Cubes and powders nearly all hold celery: look for one that is sold without it, or cook a pot and freeze it in portions.
broth of {root}, {root} and {herb} with salt | savoury cheap
broth of {chicken}, {root} and {herb} | savoury
broth of {mushrooms}, {onion} and {thyme} | savoury
broth of {fish} with {fennel} and {leek} | savoury
water with {miso} | savoury quick
water with salt, {herb} and {oil} | savoury quick cheap
water with {tomatoes} cooked down and {herb} | savoury cheap

crisps and nibbles = crisps|nibbles?|pretzels?|knabber\\S*|chips? alternativ\\w*|apero|aperitivos?|finger ?foods?
usual: salted almonds, mixed nuts, crisps
{popcorn} with salt | crunchy packed savoury cheap
{potatoes} baked thin and crisp in {oil} | crunchy savoury cheap oven
{rice cakes} | crunchy packed savoury quick uncooked
roasted {chickpeas} | crunchy packed savoury oven
{nut} with salt | crunchy packed savoury quick uncooked
{stick} in sticks | crunchy packed savoury quick uncooked light
{apple} in slices | crunchy packed sweet quick uncooked light
baked {kale} with {oil} and salt | crunchy savoury oven light
`
