/* Foods that nearly everybody eats or drinks, by one name each: a misspelt word is more likely one
   of these than a rare food. */
const words = `carrot potato tomato onion garlic cucumber lettuce cabbage broccoli cauliflower spinach
celery leek pea bean pepper mushroom courgette zucchini aubergine pumpkin corn asparagus beetroot radish
parsnip kale salad apple pear banana orange lemon lime grape strawberry raspberry blueberry cherry peach
apricot plum mango pineapple melon kiwi avocado fig date raisin coconut nut almond hazelnut walnut cashew
peanut pistachio beef pork chicken turkey lamb duck ham bacon sausage mince steak salami fish salmon tuna
cod trout herring sardine mackerel prawn shrimp crab mussel squid egg yolk milk cream butter cheese yoghurt
yogurt quark cheddar mozzarella parmesan feta emmental gouda brie camembert bread toast wheat rye spelt
barley oat rice quinoa millet buckwheat couscous bulgur semolina pasta spaghetti noodle lasagne lasagna
macaroni ravioli flour porridge muesli cereal cracker biscuit cookie cake muffin brownie pancake waffle pie
pizza burger sandwich soup stew curry sugar honey jam chocolate cocoa vanilla cinnamon ginger turmeric cumin
parsley basil oregano thyme rosemary mint mustard ketchup mayonnaise mayo vinegar oil olive salt chilli
paprika tofu soya lentil chickpea hummus tea coffee beer wine juice water cola lemonade whisky vodka gin rum
sesame sunflower tahini pesto crisps chips fries popcorn`

export const commonFoods: ReadonlySet<string> = new Set(words.split(/\s+/u))
