import type { CuePhrases } from './cue'

export const english: CuePhrases = {
  trace: `may harbour|may harbor|residues of|carry over of|same oil as|residue of|remnants of|remains of
next to others with|bordering|borders on
may contain|can contain|could contain|might contain|may contain trace of|may contain traces of
may include trace of|may contain small amounts of|may have trace of|may have traces of
may be contaminated with|may have been in contact with|may come into contact with
may have come into contact with|may be in contact with|may have been exposed to|nay contain|mav contain
mey contain|may contains|trace|trace of|traces of|trace amount of|possible trace of|possibly contain
possibly contains|possible presence of|potentially contain|potentially contains|contains possibly
contains trace of|contains traces of|contains trace|cannot guarantee
can not guarantee|can't guarantee|cannot be guaranteed free|not guaranteed|no guarantee|cross contamination
cross contact|in contact with|risk of|accidental presence of|precautionary|adventitious|shared with
packed alongside|prepared alongside|produced alongside|made alongside|stored with|in the same facility as
also handles|also processes|also uses|also produces|also packs|also manufactures|also packages|also prepares
also makes|that handles|that processes|that uses|which handles|which processes|which uses|where we also
also present|unintentionally|unintended|not intentionally|accidentally|inadvertently
that works with|which works with|we work with|grown near|grown next to|grown alongside|harvested near
made where|baked where|produced where|prepared where|packed where|manufactured where`,
  traceBack: `are also used|traces possible|trace possible|traces may be present|traces may remain|may be present
may also be found|may be found|present in traces|in trace amounts|cannot be ruled out|can not be ruled out
cannot be excluded`,
  place: `facility|factory|equipment|machinery|shared lines|shared line|shared facilities|shared kitchen
production line|production lines|packing line|processing line|same line|same lines`,
  weakPlace:
    'kitchen|bakery|restaurant|workshop|warehouse|premises|site|plant|environment|area|line|lines|room|mill|place|production|building',
  notList: `free from|free of|free from all|does not contain|do not contain|doesn't contain|don't contain
not containing|contains no|contain no|containing no|contains neither|contains none of|does not include
does not use|does not handle|does not process|do not use|not made with|made without|prepared without
produced without`,
  not: `no|nothing of|none of|no added|not from|not made from|never|zero|nor|neither|alternative to|alternatives to
substitute for|replacement for|instead of|in place of|rather than|not|isn't|unlike|replaces|does not replace|not a substitute for|no substitute for|not a replacement for`,
  without: 'without|without added|without any|w o',
  free: 'free',
  non: 'non',
  contains: 'contain|contains',
  allergens: `allergen|allergens|contains the following allergens|allergen information|allergy advice
allergy information|allergen advice|allergen statement|for allergens|for allergen|for allergy advice
for allergen information|for allergen advice`,
  ingredients:
    'ingredient|ingredients|ingred|ingedients|lngredients|other ingredients|inactive ingredients|composition',
  made: 'made from|made with|prepared with',
  end: `store|storage|keep refrigerated|keep frozen|keep in|keep cool|keep dry|keep away|keep the
best before|best by|use by|nutrition|nutritional|nutrition facts|distributed by|manufactured by
manufactured for|packed for|produced for|imported by|suitable for vegetarians|suitable for vegans
suitable for vegan|serving|net weight|refrigerate after`,
  remark: 'product of|preparation|warning|no artificial|no preservatives|kosher',
  serving: `directions|directions for use|instructions|preparation instruction|preparation instructions
cooking instructions|cooking directions|heating instructions|baking instructions|serving instructions
serving suggestion|serving suggestions|how to prepare|how to cook|how to use|how to serve|to prepare
to serve`,
  unsuitable: 'not suitable for|unsuitable for|not recommended for|not advised for',
  suitable: 'suitable for|safe for|ideal for',
  plant:
    'nondairy|vegan|plant based|plantbased|mock|faux|fake|pretend|eggless|egg less|vegan friendly|dairyless|milkless',
  meatless: 'vegetarian|vegetarian style|veggie|meatless',
  flavour: `flavour|flavor|flavours|flavors|flavouring|flavoring|flavourings|flavorings|flavoured|flavored
taste|tasting|style|type|scented|scent|like|flavour powder|flavoring powder|flavor powder|essence`,
  flavourOf: 'flavour of|flavor of|flavouring of|taste of',
  instead:
    'substitute|substitutes|alternative|alternatives|replacer|replacers|replacement|analogue|analog|imitation',
}
