/**
 * What words around the foods say about them: all that is known of a label's statements.
 * - `trace`: what follows may be in it. `traceBack`: what stands before may be. `place`: what else the same place handles
 *   follows; `weakPlace` only after "in a" and the like.
 * - `notList`: none of the following list; `not`: not the following food; `without`: the same, over "and";
 *   `free`: not what stands right before; `non`: not the word right after.
 * - `contains`, `ingredients` and `made` begin a list of what is in it, `ingredients` as its heading; `end` begins something
 *   that is no list; `remark` may also stand within one; `serving` tells how to prepare it and what to eat it with, which
 *   need not be in it.
 * - `unsuitable` and `suitable` name people with an allergy; `ignore` speaks of allergens in general up to `see`.
 * - `plant`: the food named after it is imitated without animals; `meatless`: without meat and fish. `flavour`: it tastes of the food before it;
 *   `flavourOf`: of the food after it. `instead`: something else takes the place of the food before it.
 */
const phrases = {
  trace: `may contain|may also contain|may still contain|may possibly contain|may occasionally contain|may inadvertently contain
may unintentionally contain|can contain|can also contain|could contain|could also contain|might contain|might also contain
may contain trace of|may contain traces of|may include trace of|may contain small amounts of|may have trace of|may have traces of
may be contaminated with|may have been in contact with|may come into contact with|may have come into contact with
may be in contact with|may have been exposed to|nay contain|mav contain|mey contain|may contains|trace|trace of|traces of
trace amount of|possible trace of|possibly contain|possibly contains|possible presence of|contains trace of|contains traces of
contains trace|cannot guarantee|can not guarantee|can't guarantee|cannot be guaranteed free|not guaranteed|no guarantee|cross contamination
cross contact|in contact with|risk of|accidental presence of|precautionary|adventitious|shared with|packed alongside|stored with
in the same facility as|also handles|also processes|also uses|also produces|also packs|also manufactures|also packages|also prepares
also makes|that handles|that processes|that uses|which handles|which processes|which uses|where we also|are also used|also present
spuren von|spur|spuren|spuren moglich|kann spuren|unbeabsichtigt|peut contenir|peuvent contenir|peut egalement contenir|peut aussi contenir
peut eventuellement contenir|trace eventuelle de|traces eventuelles de|traces de|traces d|trace de|traces possibles de|eventuellement des traces
presence eventuelle|presence possible|presence fortuite|susceptible de contenir|contient des traces
puede contener|pueden contener|podria contener|puede contener traza de|trazas de|traza de|traza|trazas|posibles trazas|puo contenere|tracce di|tracce|pode conter|vestigios de
kan sporen|sporen van|kan spor af|kan indeholde|kan innehalla|spor av|moze zawierac|slady`,
  traceBack: `traces possible|trace possible|traces may be present|traces may remain|may be present|may also be present|might be present|can be present|could be present|may be found|may also be found|present in traces`,
  place: `facility|factory|equipment|machinery|shared lines|shared line|shared facilities|shared kitchen|production line|production lines
packing line|processing line|same line|same lines|atelier|usine|fabrique sur une ligne|lignes de production|fabrica|instalaciones
in einem betrieb|in einem werk|betrieb der|produktionsanlage|stabilimento`,
  weakPlace: `kitchen|bakery|premises|site|plant|environment|area|line|lines|room|mill|place|production|building`,
  notList: `free from|free of|free from all|does not contain|do not contain|doesn't contain|don't contain|not containing|contains no|contain no
containing no|contains neither|contains none of|does not include|does not use|does not handle|does not process|do not use|not made with
made without|prepared without|produced without|exempt de|exempt|ne contient pas de|ne contient pas|ne contient ni|ne contient aucun|libre de
no contiene|no contienen|exento de|frei von|enthalt keine|enthalt keinen|enthalt kein|enthalten keine|non contiene|privo di|nao contem|bevat geen`,
  not: `no|no added|not from|not made from|never|zero|nor|neither|non contient|ohne zusatz von|alternative to|alternatives to|substitute for
replacement for|instead of|in place of|rather than|not|isn't|unlike`,
  without: `without|without added|without any|w o|ohne|sans|sans ajout de|sin|senza|sem|zonder|utan|uden|bez`,
  free: `free|frei|freie|freies|freier|freien|vrij|fri`,
  non: `non`,
  contains: `contain|contains|contains the following allergens|contient|contiennent|enthalt|contiene|contienen|contem|bevat
allergen|allergens|allergen information|allergy advice|allergy information|allergen advice|allergen statement|allergene|allergenes|alergenos|allergie hinweis`,
  ingredients: `ingredient|ingredients|ingrediente|ingredientes|ingredienti|zutat|zutaten|ingredienten|ingred|ingedients|lngredients
other ingredients|inactive ingredients|composition`,
  made: `made from|made with|prepared with`,
  end: `store|storage|keep refrigerated|keep frozen|keep in|keep cool|keep dry|keep away|keep the|best before|best by|use by|nutrition|nutritional|nutrition facts|distributed by|manufactured by|manufactured for
packed for|produced for|imported by|suitable for vegetarians|suitable for vegans|suitable for vegan|serving|net weight|refrigerate after|a conserver|mindestens haltbar`,
  remark: `product of|preparation|warning|no artificial|no preservatives|kosher|conservation`,
  serving: `directions|directions for use|instructions|preparation instruction|preparation instructions|cooking instructions|cooking directions
heating instructions|baking instructions|serving instructions|serving suggestion|serving suggestions|how to prepare|how to cook|how to use|how to serve
to prepare|to serve|zubereitung|serviervorschlag|mode d emploi|conseil de preparation|suggestion de presentation|modo de preparacion|modo de empleo`,
  unsuitable: `not suitable for|unsuitable for|not recommended for|not advised for|nicht geeignet fur|ne convient pas aux|no apto para`,
  suitable: `suitable for|safe for|geeignet fur|convient aux|apto para|ideal for`,
  ignore: `for allergens|for allergen|for allergens including|for allergy advice|for allergen information|for allergen advice|for allergens see|allergens are|allergens in bold|including allergens|all allergens`,
  see: `see|see ingredients|in bold|bold|highlighted|listed|underlined|capital`,
  plant: `nondairy|vegan|vegane|veganer|veganes|plant based|plantbased|vegetal|vegetale|vegetalien|vegetalienne|vegano|vegana|mock|faux|eggless
egg less|vegan friendly|dairyless|milkless`,
  meatless: `vegetarian|vegetarian style|veggie|meatless|vegetarisch|vegetarische|vegetarisches|vegetarien|vegetarienne|vegetariano|vegetariana`,
  flavour: `flavour|flavor|flavours|flavors|flavouring|flavoring|flavourings|flavorings|flavoured|flavored|aroma|taste|tasting|style|type|scented|scent|like|smak
flavour powder|flavoring powder|flavor powder|essence`,
  flavourOf: `arome|geschmack|arome naturel|arome naturel de|arome de|arome d|aroma de|aroma natural de|saveur|saveur de|gout|gout de|sabor a|sabor|gusto|geschmack von|aroma di
flavour of|flavor of|flavouring of|taste of`,
  instead: `substitute|substitutes|alternative|alternatives|replacer|replacers|replacement|analogue|analog|imitation|ersatz`,
} as const

export type Cue = keyof typeof phrases

/** All phrases with what they say. */
export const cuePhrases: readonly (readonly [phrase: string, cue: Cue])[] = (
  Object.keys(phrases) as Cue[]
).flatMap((cue) => phrases[cue].split(/[|\n]/u).map((phrase) => [phrase, cue] as const))

/** How a label goes on behind its list of ingredients without a word on foods: how it was made, what it feeds. */
export const behindList =
  /(?:produced|packed|packaged|manufactured|made (?:in|on)|processed|hergestellt|fabriqu[ée]|allerg\p{L}*|nutrition\p{L}*|typical values|keep cool|once opened|nährwert\p{L}*|valeurs? nutriti\p{L}*|información nutricional|consumir)(?!\p{L})/iuy
