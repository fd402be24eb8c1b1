/** What is cooked for the table; as `dishes.ts` reads it. */
export const dinners = `
pizza = pizzas?(?! (?:hut|express))|pizza ?(?:base|dough|crust|teig|boden)|flammkuchen|calzone|toppings? (?:on|for) (?:my |a )?pizza
usual: salami, ham, pineapple, garlic oil, pepperoni
how: Bought tomato sauce mostly holds garlic, and bases may hold durum semolina: make both yourself or read the label.
base of {flour}, yeast and {oil} with {red}, {mozzarella} and {basil} | savoury warm oven
base of {flour}, yeast and {oil} with {mushrooms}, {veg} and {cheese} | savoury warm oven
base of {polenta}, cooked firm, with {red} and {veg} | savoury warm oven
base of {cauliflower} and {flour} with {red} and {herb} | savoury warm oven light
base of {potatoes} in thin slices with {cheese} and {herb} | savoury warm oven
base of {chickpea flour} and water with {veg} and {oil} | savoury warm oven
base of {flour}, yeast and {oil} with {courgettes}, {fish} and {herb} | savoury warm oven

lasagne or a pasta bake = lasagn\\w*|lasana|pasta bakes?|cannelloni|nudelauflauf|gratin de pates|auflauf|gratins?|moussaka|shepherds pie|cottage pie|casseroles?
how: Sheets of rice, maize or lentils are sold; slices of courgette, aubergine or potato do as well.
layers of {courgettes} with {mince}, {red} and {cheese} | savoury warm oven filling
layers of {potatoes} with {mince}, {red} and {herb} | savoury warm oven filling
layers of {aubergine} with {pulse}, {red} and {herb} | savoury warm oven filling
{pasta} baked with {veg} and {cheese} | savoury warm oven filling
{pasta} baked with {mince} and {red} | savoury warm oven filling
{potatoes} baked in {cream} with {veg} | savoury warm oven filling
{mince} with {root} under mashed {potatoes} | savoury warm oven filling
{rice} baked with {veg} and {mince} | savoury warm oven filling

macaroni and cheese = mac(?:aroni)? (?:and|n) cheese|mac n cheese|kasespatzle|cheese(?:y)? pasta
{pasta} with {cheddar} melted in {milk} and {thick} | savoury warm filling
{potatoes} with {cheese} melted over them | savoury warm filling oven
{pasta} with {cream} and {mozzarella} | savoury warm filling
{pasta} with puréed {pumpkin}, {milk} and {oil} | savoury warm filling
{pasta} with puréed {cauliflower}, {oil} and {herb} | savoury warm filling

pasta = pasta|pastas|spag\\S*|noodles?|nudeln|pates|fideos|macaroni|penne|tagliatelle|carbonara|bolognese|bolognaise|ragu|alfredo
usual: durum wheat pasta, couscous, egg noodles
{pasta} with {red}, {basil} and {oil} | savoury warm quick cheap
{pasta} with {mince}, {red} and {root} | savoury warm filling
{pasta} with {fish}, {cream} and {herb} | savoury warm quick
{pasta} with {veg}, {nut} and {oil} | savoury warm quick cheap
{pasta} with {meat}, {mushrooms} and {herb} | savoury warm filling
{rice} with {mince}, {red} and {herb} | savoury warm filling

burgers or meatballs = (?:\\S+ )?burgers?(?! (?:king|buns?|rolls?))|patty|patties|hamburger\\w*|hamburguesas?|frikadell\\w*|buletten?|meat ?balls?|albondigas|boulettes|meat ?loaf|hackbraten
usual: beef burger, burger bun, ketchup
how: Bind with {hold} in the place of egg, and shape it of plain mince: bought ones hold spices, egg or crumbs.
patties of {mince} bound with {hold} | savoury warm filling
patties of {chickpeas} and {herb} bound with {hold} | savoury warm filling
patties of {black beans} and {starch} with {cumin} | savoury warm filling
patties of {fish} and {potatoes} with {dill} | savoury warm filling
patties of {lentils} and {carrots} bound with {hold} | savoury warm filling
patties of {turkey} mince with {herb} in {lettuce} leaves | savoury warm light
patties of {millet} and {veg} bound with {hold} | savoury warm filling

something with mince = minced? ?(?:meat)?|hack(?:fleisch)?|ground (?:meat|beef)|viande hachee|carne (?:picada|molida)|chil+i(?: con carne)?
usual: beef mince, pork mince
how: Buy mince of one animal, or have it minced.
{mince} fried with {veg}, and {starch} | savoury warm quick filling
{mince} stewed with {red}, {kidney beans} and {chilli}, and {starch} | savoury warm filling spicy
{mince} in {pasta} with {red} | savoury warm quick filling
{veg} filled with {mince} and {starch} | savoury warm oven filling
{mince} with {root} under mashed {potatoes} | savoury warm oven filling
{mince} with {rice} and {herb} in {white cabbage} leaves | savoury warm filling

curry = curry|curries|curri|korma|masala|dal|dhal|tikka
usual: curry powder, korma, naan
how: Mix the spices yourself: powders and pastes hold turmeric, garlic and often mustard.
{meat} in {coconut milk} with {ginger} and {veg} | savoury warm filling spicy
{pulse} with {cumin}, {red} and {starch} | savoury warm cheap filling spicy
{pulse} with {veg} and {spice} | savoury warm cheap filling spicy
{veg} with {spice} and {starch} | savoury warm cheap filling spicy
{fish} in {coconut milk} with {lime juice} and {starch} | savoury warm filling
{lentils} with {ginger}, {carrots} and {starch} | savoury warm cheap filling spicy

a stir-fry or fried rice = stir ?fr\\w*|fried rice|wok\\w*|chow mein|pad thai|nasi goreng|gebratener reis|rice bowls?|poke ?bowls?|buddha bowls?|bowls?
{rice} fried with {veg}, {meat} and {ginger} | savoury warm quick filling
{rice} fried with {veg} and {nut} | savoury warm quick cheap filling crunchy
{pasta} fried with {veg} and {fish} | savoury warm quick filling
{tofu} fried with {veg} and {ginger}, and {starch} | savoury warm quick filling
bowl of {rice}, {cold}, {cucumber} and {avocado} | savoury cold quick filling packed
bowl of {starch}, {pulse}, {raw} and {oil} | savoury cold cheap filling packed

sushi = sushi|maki|nigiri|california rolls?
usual: crab sticks, sesame seeds, tempura
how: Leave out wasabi paste, which mostly holds mustard, and surimi; ask for rolls without sesame.
{rice} rolled in {nori} with {cucumber} | savoury cold packed light
{rice} rolled in {nori} with {avocado} | savoury cold packed
{rice} with {salmon} | savoury cold
{rice} rolled in {nori} with {carrot} and {tofu} | savoury cold packed
bowl of {starch}, {fish}, {raw} and {nori}
rolls of {lettuce} with {cold} and {raw} | savoury cold light packed
bowl of {starch}, {cold}, {raw} and {acid} | savoury cold filling

tacos or fajitas = tacos?|fajitas?|enchiladas?|quesadillas?|nachos
usual: taco seasoning, sour cream, nachos
{shell} with {meat}, {raw} and {lime juice} | savoury warm quick
{shell} with {black beans}, {avocado} and {raw} | savoury quick
{shell} with {fish}, {white cabbage} and {lime juice} | savoury warm quick
leaves of {lettuce} with {mince}, {red} and {spice} | savoury warm light quick
{starch} baked with {mince}, {red} and {spice} | savoury warm oven filling

schnitzel, nuggets or something in batter = schnitzel\\w*|nuggets?|fish ?fingers?|fischstabchen|batter|tempura|bread ?crumbs?|coat(?:ing|ed)?|panieren|panade|paniermehl|breaded|paner|empanar|rebozar|panure
usual: breadcrumbs, oat flakes, sesame seeds
how: Brush with water, {oil} or {milk} where a recipe asks for egg.
{meat} in {maize flour}, fried in {oil} | savoury warm crunchy
{meat} in crushed {cornflakes}, baked | savoury warm crunchy oven
{fish} in {rice flour}, fried in {oil} | savoury warm crunchy
{meat} in {desiccated coconut}, baked | savoury warm crunchy oven
{fish} in batter of {chickpea flour} and water | savoury warm crunchy
{veg} in {potato starch}, fried in {oil} | savoury warm crunchy
{meat} in ground {sunflower seeds}, baked | savoury warm crunchy oven

risotto = risottos?|paella|pilaf|pilau
{rice} simmered with {mushrooms}, {root} and {herb} | savoury warm filling pot
{rice} simmered with {peas}, {fish} and {acid} | savoury warm filling pot
{rice} simmered with {pumpkin} and {cheese} | savoury warm filling pot
{millet} simmered with {veg} and {herb} | savoury warm filling pot
{quinoa} simmered with {meat} and {veg} | savoury warm filling pot

a crab or seafood salad = crab (?:salad|sticks?)|surimi\\w*|(?:sea ?food|prawn|tuna) (?:salad|cocktail)
usual: crab, surimi
{prawns} with {cucumber}, {avocado} and {acid} | cold savoury quick
{tuna} with {raw}, {oil} and {acid} | cold savoury quick uncooked
{salmon} with {cucumber}, {yoghurt} and {dill} | cold savoury quick
{fish} with {potatoes}, {herb} and {acid} | cold savoury filling
{chickpeas} with {nori}, {avocado} and {acid} | cold savoury quick uncooked

sausages = sausages?|hot ?dogs?|\\S*wurst\\w*|wurstchen|saucisses?|salchichas?|chorizo
usual: beef sausage, pork sausage
how: Sausages often hold mustard, garlic, celery or mixed meat: read the label or ask the butcher.
sausages of {mince} shaped by hand with {herb} and salt | savoury warm
skewers of {meat} with {veg} | savoury warm
skewers of {fish} with {veg} | savoury warm
patties of {mince} bound with {hold} | savoury warm
slices of {tofu} fried with {paprika} | savoury warm quick

a barbecue = barbe[cq]ues?|bbqs?|(?:put |throw )?on the (?:grill|barbie)|grillen|grill(?:abend|party|fest)|grilling|(?:zum|beim) grillen|barbacoa|cookouts?
usual: beef burger, sausages, coleslaw, mustard, bbq sauce
how: Bring your own marinade and a foil or a tray for your part of the grill: bought marinades often hold mustard, garlic or celery.
grilled {meat} with {herb} | savoury warm filling
grilled {fish} with {acid} | savoury warm light
skewers of {veg} with {oil} and {herb} | savoury warm light
jacket {potatoes} with {yoghurt} and {chives} | savoury warm filling cheap
{sweetcorn} on the cob | savoury warm cheap
patties of {mince} bound with {hold} | savoury warm filling
grilled {tofu} with {ginger} and {acid} | savoury warm
grilled {banana} with {dark chocolate} | sweet warm

a picnic = picnics?|pique ?nique|picknick\\w*
usual: egg sandwich, pasta salad, mixed nuts
{starch} with {cold}, {raw} and {herb} | cold packed savoury filling
{bread} with {cheese} and {raw} | cold packed savoury quick uncooked
{pulse} with {raw}, {oil} and {acid} | cold packed savoury filling uncooked
patties of {mince}, eaten cold, with {raw} | cold packed savoury filling
{stick} sticks with mashed {avocado} | cold packed savoury uncooked light
{fruit} and {nut} | cold packed sweet uncooked

fish cakes = (?:crab|fish|salmon|cod|thai fish) ?cakes?|fisch(?:frikadell\\w*|pflanzerl)|croquettes?|croquetas?
usual: crab, mustard, breadcrumbs
how: Bind with {hold} in the place of egg, and season with {herb} and {acid} in the place of mustard.
cakes of {fish} and {starch} with {herb}, bound with {hold} | savoury warm filling
cakes of {pulse} and {veg} with {hold} | savoury warm filling
cakes of {fish} with {ginger} and {hold} | savoury warm
cakes of {starch}, {veg} and {herb} | savoury warm filling cheap
cakes of {pulse} and {starch} with {herb} | savoury warm filling cheap

a stew = stews?|goulash|gulasch\\w*|eintopf\\w*|ragout|hot ?pots?|tagines?|pot roasts?|estofados?|guisos?|pot au feu|bourguignon\\w*|stroganoff
usual: beef stew, mustard, celery
how: Brown the meat, add the roots and water, and let it simmer for one to two hours; reckon with about 150 to 200 g of meat a head, and take no mustard, stock cube or celery that is not for you.
{meat} stewed with {root}, {root} and {herb}, and {potatoes} | savoury warm filling pot
{meat} stewed with {red} and {paprika} | savoury warm filling pot
{pulse} stewed with {root}, {potatoes} and {herb} | savoury warm cheap filling pot
{meat} stewed with {mushrooms}, {onion} and {cream} | savoury warm filling pot
{pulse} stewed with {red} and {spice} | savoury warm cheap filling pot
{veg} stewed with {root} and {starch} | savoury warm cheap filling pot
`
