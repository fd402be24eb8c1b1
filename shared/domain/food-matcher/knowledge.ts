import dairyAndEgg from './foods/dairy-and-egg.json'
import fishAndSeafood from './foods/fish-and-seafood.json'
import fruit from './foods/fruit.json'
import grains from './foods/grains.json'
import herbsAndSpices from './foods/herbs-and-spices.json'
import legumes from './foods/legumes.json'
import meat from './foods/meat.json'
import nutsAndSeeds from './foods/nuts-and-seeds.json'
import other from './foods/other.json'
import vegetables from './foods/vegetables.json'
import additivesTerms from './terms/additives.json'
import asianAndWorldDishesTerms from './terms/asian-and-world-dishes.json'
import breadsAndBakeryTerms from './terms/breads-and-bakery.json'
import celeryAndLupinTerms from './terms/celery-and-lupin.json'
import cerealsTerms from './terms/cereals.json'
import cheesesTerms from './terms/cheeses.json'
import crustaceansShrimpTerms from './terms/crustaceans-shrimp.json'
import crustaceansTerms from './terms/crustaceans.json'
import dairyProductsTerms from './terms/dairy-products.json'
import drinksTerms from './terms/drinks.json'
import eggsTerms from './terms/eggs.json'
import engineStatementsTerms from './terms/engine-statements.json'
import fishCodAndFlatfishTerms from './terms/fish-cod-and-flatfish.json'
import fishDishesTerms from './terms/fish-dishes.json'
import fishFreshwaterTerms from './terms/fish-freshwater.json'
import fishHerringsAndTunasTerms from './terms/fish-herrings-and-tunas.json'
import fishProductsTerms from './terms/fish-products.json'
import fishSalmonAndSturgeonTerms from './terms/fish-salmon-and-sturgeon.json'
import fishSeaPerchesTerms from './terms/fish-sea-perches.json'
import fishSharksAndRegionalTerms from './terms/fish-sharks-and-regional.json'
import fishSnappersAndBreamsTerms from './terms/fish-snappers-and-breams.json'
import fishWordsOfOtherLanguagesTerms from './terms/fish-words-of-other-languages.json'
import fishTerms from './terms/fish.json'
import flavouringsTerms from './terms/flavourings.json'
import frenchSpanishPlantsTerms from './terms/french-spanish-plants.json'
import fruitBerriesTerms from './terms/fruit-berries.json'
import fruitCitrusTerms from './terms/fruit-citrus.json'
import fruitGrapesAndStoneFruitTerms from './terms/fruit-grapes-and-stone-fruit.json'
import fruitTropicalTerms from './terms/fruit-tropical.json'
import fruitVarietiesTerms from './terms/fruit-varieties.json'
import germanFrenchSpanishFishTerms from './terms/german-french-spanish-fish.json'
import germanFrenchSpanishMeatTerms from './terms/german-french-spanish-meat.json'
import germanFrenchSpanishNutsAndSeedsTerms from './terms/german-french-spanish-nuts-and-seeds.json'
import germanFrenchSpanishSeafoodTerms from './terms/german-french-spanish-seafood.json'
import germanFrenchSpanishTerms from './terms/german-french-spanish.json'
import germanPlantsLookalikesTerms from './terms/german-plants-lookalikes.json'
import germanPlantsTerms from './terms/german-plants.json'
import herbsAndSpicesFormsTerms from './terms/herbs-and-spices-forms.json'
import lookalikesTerms from './terms/lookalikes.json'
import meatsChickenTerms from './terms/meats-chicken.json'
import meatsGameAndHorseTerms from './terms/meats-game-and-horse.json'
import meatsLambAndGoatTerms from './terms/meats-lamb-and-goat.json'
import meatsLookalikesTerms from './terms/meats-lookalikes.json'
import meatsPorkTerms from './terms/meats-pork.json'
import meatsPoultryTerms from './terms/meats-poultry.json'
import meatsTerms from './terms/meats.json'
import molluscsClamsAndScallopsTerms from './terms/molluscs-clams-and-scallops.json'
import molluscsMusselsAndOystersTerms from './terms/molluscs-mussels-and-oysters.json'
import molluscsSquidsAndSnailsTerms from './terms/molluscs-squids-and-snails.json'
import molluscsTerms from './terms/molluscs.json'
import mushroomsAndAlgaeTerms from './terms/mushrooms-and-algae.json'
import nutsAlmondTerms from './terms/nuts-almond.json'
import nutsCashewPistachioPecanTerms from './terms/nuts-cashew-pistachio-pecan.json'
import nutsHazelnutAndWalnutTerms from './terms/nuts-hazelnut-and-walnut.json'
import nutsLookalikesTerms from './terms/nuts-lookalikes.json'
import nutsTerms from './terms/nuts.json'
import panelFoodsOfOtherLanguagesTerms from './terms/panel-foods-of-other-languages.json'
import pastaAndNoodlesTerms from './terms/pasta-and-noodles.json'
import peanutsTerms from './terms/peanuts.json'
import plantProductsTerms from './terms/plant-products.json'
import preparedFoodsTerms from './terms/prepared-foods.json'
import pulsesAndSproutsPlantsTerms from './terms/pulses-and-sprouts-plants.json'
import recipeVerbsTerms from './terms/recipe-verbs.json'
import recipeWordsTerms from './terms/recipe-words.json'
import saucesTerms from './terms/sauces.json'
import sausagesAndCharcuterieTerms from './terms/sausages-and-charcuterie.json'
import sausagesFranceItalyIberiaTerms from './terms/sausages-france-italy-iberia.json'
import sausagesGermanSpeakingTerms from './terms/sausages-german-speaking.json'
import sausagesOtherCountriesTerms from './terms/sausages-other-countries.json'
import seedsMustardTerms from './terms/seeds-mustard.json'
import seedsSesameTerms from './terms/seeds-sesame.json'
import seedsTerms from './terms/seeds.json'
import soyTerms from './terms/soy.json'
import sweetsTerms from './terms/sweets.json'
import vegetablesFruitingTerms from './terms/vegetables-fruiting.json'
import vegetablesLeavesAndShootsTerms from './terms/vegetables-leaves-and-shoots.json'
import vegetablesLookalikesAndOthersTerms from './terms/vegetables-lookalikes-and-others.json'
import vegetablesRootsAndOnionsTerms from './terms/vegetables-roots-and-onions.json'
import type { Knowledge } from './values'

const categories = {
  'dairy-and-egg': dairyAndEgg,
  'fish-and-seafood': fishAndSeafood,
  fruit,
  grains,
  'herbs-and-spices': herbsAndSpices,
  legumes,
  meat,
  'nuts-and-seeds': nutsAndSeeds,
  other,
  vegetables,
}

/** The food knowledge that ships: every file of foods and terms. The browser loads it with the matcher, when it is needed. */
export const knowledge: Knowledge = {
  foods: Object.entries(categories).flatMap(([category, foods]) =>
    foods.map((food): Knowledge['foods'][number] => ({ ...food, category })),
  ),
  terms: Object.assign(
    {},
    additivesTerms,
    asianAndWorldDishesTerms,
    breadsAndBakeryTerms,
    celeryAndLupinTerms,
    cerealsTerms,
    cheesesTerms,
    crustaceansShrimpTerms,
    crustaceansTerms,
    dairyProductsTerms,
    drinksTerms,
    eggsTerms,
    engineStatementsTerms,
    fishCodAndFlatfishTerms,
    fishDishesTerms,
    fishFreshwaterTerms,
    fishHerringsAndTunasTerms,
    fishProductsTerms,
    fishSalmonAndSturgeonTerms,
    fishSeaPerchesTerms,
    fishSharksAndRegionalTerms,
    fishSnappersAndBreamsTerms,
    fishWordsOfOtherLanguagesTerms,
    fishTerms,
    flavouringsTerms,
    frenchSpanishPlantsTerms,
    fruitBerriesTerms,
    fruitCitrusTerms,
    fruitGrapesAndStoneFruitTerms,
    fruitTropicalTerms,
    fruitVarietiesTerms,
    germanFrenchSpanishFishTerms,
    germanFrenchSpanishMeatTerms,
    germanFrenchSpanishNutsAndSeedsTerms,
    germanFrenchSpanishSeafoodTerms,
    germanFrenchSpanishTerms,
    germanPlantsLookalikesTerms,
    germanPlantsTerms,
    herbsAndSpicesFormsTerms,
    lookalikesTerms,
    meatsChickenTerms,
    meatsGameAndHorseTerms,
    meatsLambAndGoatTerms,
    meatsLookalikesTerms,
    meatsPorkTerms,
    meatsPoultryTerms,
    meatsTerms,
    molluscsClamsAndScallopsTerms,
    molluscsMusselsAndOystersTerms,
    molluscsSquidsAndSnailsTerms,
    molluscsTerms,
    mushroomsAndAlgaeTerms,
    nutsAlmondTerms,
    nutsCashewPistachioPecanTerms,
    nutsHazelnutAndWalnutTerms,
    nutsLookalikesTerms,
    nutsTerms,
    panelFoodsOfOtherLanguagesTerms,
    pastaAndNoodlesTerms,
    peanutsTerms,
    plantProductsTerms,
    preparedFoodsTerms,
    pulsesAndSproutsPlantsTerms,
    recipeVerbsTerms,
    recipeWordsTerms,
    saucesTerms,
    sausagesAndCharcuterieTerms,
    sausagesFranceItalyIberiaTerms,
    sausagesGermanSpeakingTerms,
    sausagesOtherCountriesTerms,
    seedsMustardTerms,
    seedsSesameTerms,
    seedsTerms,
    soyTerms,
    sweetsTerms,
    vegetablesFruitingTerms,
    vegetablesLeavesAndShootsTerms,
    vegetablesLookalikesAndOthersTerms,
    vegetablesRootsAndOnionsTerms,
  ) as Record<string, string>,
}
