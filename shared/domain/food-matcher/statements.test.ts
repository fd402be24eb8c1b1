import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { matcher } from '../../testing/seeded-knowledge'

const groups = (text: string) => matcher.groups(matcher.read(text))

describe('trace statements', () => {
  table({
    trace: [
      'Milk: May also, in rare cases, contain milk | Can unintentionally contain milk | Milk may inadvertently be present. | Contains milk traces',
      'Sesame: Prepared alongside sesame | Our mill also uses sesame | The presence of sesame cannot be ruled out',
      'Mustard: May contain the following allergens: celery, mustard | A factory that handles other allergens such as mustard',
      'Milk: Kann Butter und Milch enthalten | Milch und Soja können in Spuren enthalten sein. | Milch: Spuren möglich',
      'Hazelnut: Kann Mandeln (geröstet), Haselnüsse und andere Schalenfrüchte enthalten. | Kann ggf. auch Haselnüsse beinhalten',
      'Sesame: Im Werk werden auch Sesam und Senf verarbeitet. | Unser Betrieb verarbeitet auch Sesam. | Auf derselben Linie wird Sesam abgefüllt',
      'Celery: Hergestellt in einer Produktionsstätte, in der Sellerie verwendet wird. | Aus einem Verarbeitungsbetrieb für Sellerie',
      'Milk: Milchspuren | Enthält Milchspuren. | Kann Milchbestandteile enthalten | Für Milchallergiker nicht geeignet.',
      'Egg: Eier und Milch können nicht ausgeschlossen werden.',
      'Soya: Peut accidentellement contenir du soja | Soja et lait peuvent être présents. | Possible présence de soja',
      'Hazelnut: Peut contenir des traces de noisettes et d’autres fruits à coque. | Élaboré dans un local où l’on utilise des noisettes',
      'Mustard: Fabriqué sur des équipements traitant aussi de la moutarde | Fabriqué dans un établissement utilisant de la moutarde',
      'Soya: Puede contener de forma accidental soja | Elaborado en un obrador donde se manipula soja | Posible presencia de soja',
      'Milk: Es wird keine Garantie gegeben, dass keine Milch darin ist | Die Abwesenheit von Milch wird nicht gewährleistet',
      'Milk: We are unable to guarantee it is free of milk | The absence of egg and milk is not guaranteed | No aseguramos que sea sin leche',
      'Milk: Nous ne pouvons pas exclure la présence de lait | Nul ne saurait garantir l’absence de lait',
      'Milk: Puede contener, de manera no deliberada, leche | Peut contenir, de façon involontaire, du lait | Kann, versehentlich, Milch enthalten',
      'Celery: Our canteen kitchen processes celery | Cooked where celery and fish are chopped | Packed in halls where celery is handled',
      'Celery: Préparé dans un local où sont épluchés du céleri et du poisson | Elaborado en un centro que trabaja con apio | Grown next to celery',
      'Milk: Puede contener trazas de leche y derivados. | En esta planta también se procesa leche. | Puede haber trazas de leche',
    ],
    match: [
      'Milk: Milch, Zucker. Kann Milch enthalten | Milk. Can be frozen | Milk, also suitable for freezing',
      'Egg: Kann gekühlt werden. Eier, Zucker | Puede congelarse. Huevo',
    ],
    none: [
      'Gluten: Waffeln ohne Gluten | Glutenfreies Toastbrot | aus glutenfreiem Brot | Pain de mie sans gluten | Pan sin gluten | Wraps without gluten',
      'Milk: ni gluten, ni lait | ni huevo ni leche | Sans protéines de lait | Convient aux intolérants au lait | Milchfreier Kuchen',
      'Milk: Contains no traces of milk | ohne Spuren von Milch | ne contient pas de traces de lait',
    ],
  })
})

describe('trace statements in further languages', () => {
  table({
    trace: [
      'Milk: Non si esclude la presenza di latte. | Può inoltre contenere soia e latte | In questo stabilimento si utilizzano anche uova e latte | Latte: possibili tracce.',
      'Milk: Kan in aanraking zijn gekomen met melk. | Melk: sporen mogelijk. | Gemaakt in een fabriek die ook melk verwerkt. | In deze keuken wordt gewerkt met melk',
      'Milk: Zakład wykorzystuje mleko. | Produkt mógł mieć kontakt z mlekiem. | Mleko: możliwe ślady. | Osoby uczulone na mleko nie powinny spożywać produktu.',
      'Milk: Produzido em instalações que também processam leite. | Embalado numa linha que processa leite | Não indicado para alérgicos ao leite.',
      'Milk: Tillverkad i en lokal där man även hanterar mjölk. | Förekomst av mjölk kan inte uteslutas. | Ej lämplig för mjölkallergiker.',
      'Milk: Produceret på en fabrik, hvor der anvendes mælk. | Forekomst af mælk kan ikke udelukkes. | Ikke egnet til mælkeallergikere.',
      'Nuts: Niet geschikt voor mensen met een notenallergie. | Kan stukjes walnootschil bevatten.',
    ],
    match: [
      'Rye: Contiene segale; può inoltre contenere soia',
      'Egg: No apto para alérgicos a la leche, ya que contiene huevo',
      'Milk: ALLERGENEN: Ei - Melk - Soja | Bevat wel melk | Składniki: ryż, bez konserwantów, mleko, sól',
    ],
    none: [
      'Milk: Senza: latte, uova | Nessun ingrediente a base di latte. | Non contiene latte né uova | Bevat noch melk noch ei. | Niet gemaakt met melk.',
      'Milk: Wolne od: gluten, mleko, soja | Nie zawiera mleka ani jaj | Isento de leite e ovos | Fri från mjölk och ägg | Uden mælk og æg. Mælkefri.',
    ],
  })
})

describe('a denied promise', () => {
  table({
    trace: [
      'Milk: Die Abwesenheit von Milch kann nicht garantiert werden. | Wir garantieren nicht, dass es frei von Milch ist | Nous ne pouvons pas garantir l’absence de lait.',
      'Milk: No podemos garantizar que esté libre de leche. | Non è possibile garantire l’assenza di latte. | De afwezigheid van melk kan niet gegarandeerd worden.',
      'Milk: Nie gwarantujemy braku mleka. | Não garantimos a ausência de leite. | Vi kan inte garantera att produkten är fri från mjölk.',
    ],
    none: ['Milk: Garantiert frei von Milch. | Guaranteed free from milk. | Garantito senza latte.'],
  })
})

describe('bread without gluten', () => {
  table({
    none: [
      'Gluten: Glutenfreies Brot | Glutenvrij brood | Glutenfritt bröd | Pain sans gluten | Pan sin gluten | Pane senza glutine | Chleb bezglutenowy | Pão sem glúten',
      'Gluten: pasta di sesamo | Ingredienti: ceci, pasta di nocciole | pasta de cacahuete',
    ],
    match: ['Wheat: Brot ohne Milch | pane senza latte | pasta di grano duro | wheat bread without gluten'],
  })
})

describe('compounds', () => {
  table({
    trace: ['Milk: Enthält Milchspuren. | Bevat melksporen'],
    match: [
      'Tomato: Tomatenpulver | tomatenpoeder | tomatpulver',
      'Fish: Ingrediënten: visextract',
      'Pork: mięso wieprzowe | tłuszcz wieprzowy',
    ],
  })
})

describe('a share of nothing', () => {
  table({
    none: [
      'Milk: 0 % milk | 0% Milch | 0 % lait | 0% leche | 0% melk | 0% mleka | 0% leite | 0% mjölk | 0% mælk | Ingredients: oats, 0% milk, salt',
      'Milk: 0% milk, 0% egg | 0% lait 0% œuf 100% plaisir | Contains 0% milk | 0% dairy',
      'Nuts: 0% nuts | 100 % free of nuts | 0% milk, 0% nuts',
    ],
    match: [
      'Milk: 0 % fat milk | 0% Fett, Milch | Milch 0,1 % Fett | Milch 0% Fett | milk (0%) | yogurt 0% | 0% yoghurt | Yaourt 0% lait écrémé',
      'Milk: Fett 0 % Milch 10 % | 0% added sugar milk | 0% sugar, milk | 0% milk chocolate | 0% milk fat yogurt | 100 % milk',
    ],
  })
})

describe('a statement after a negation', () => {
  table({
    trace: [
      'Milk: free from gluten may contain milk | no added sugar can contain milk | gluten free traces of milk possible',
      'Milk: ohne Zuckerzusatz kann Milch enthalten | glutenfrei kann Spuren von Milch enthalten | frei von Gluten Spuren von Milch möglich',
      'Milk: sans gluten peut contenir du lait | sans sucre traces de lait possibles | sin gluten puede contener leche',
    ],
    match: [
      'Soya: no artificial colours contains soya | free from gluten contains soya | ohne Zuckerzusatz enthält Soja | ohne Farbstoffe Allergene: Soja',
      'Soya: sans conservateur contient du soja | sin azúcar contiene soja | Free from colours Allergens: soya',
    ],
    none: [
      'Milk: Free from the following allergens: egg, milk | Enthält keine der folgenden Allergene: Ei, Milch',
      'Egg: enthält weder Milch noch Ei | sans lait, sans œufs | ne contient ni lait ni œufs | sin leche ni huevo | libre de leche, huevo y soja',
    ],
  })
})

describe('a heading on allergens', () => {
  table({
    match: [
      'Milk: Ingredients, allergens in bold: sugar, milk | Ingredients including allergens: milk | Ingredients (allergens are in bold): milk',
      'Egg: Allergens are highlighted: milk, egg | All allergens listed: milk, egg | For allergens see bold: milk, egg | Allergen information: egg',
      'Milk: Zutaten, Allergene fett gedruckt: Milch | Zutaten einschließlich Allergene: Zucker, Milch | Allergene sind hervorgehoben: Milch',
      'Milk: Ingrédients, allergènes en gras : lait | Les allergènes sont soulignés : lait | Ingredientes, alérgenos en negrita: leche',
      'Milk: Ingredients including allergens, such as milk, sugar | Made in our bakery\nAllergens: milk',
    ],
    none: [
      'Gluten: Allergens, including cereals containing gluten, are in bold. | For allergens, including cereals containing gluten, see bold',
      'Gluten: Pour les allergènes, y compris les céréales contenant du gluten, voir en gras. Sucre',
    ],
    unsure: ['Milk: For allergens, including milk, see the ingredients in bold'],
  })
})

describe('names without commas', () => {
  table({
    match: ['Nuts: Contains peanuts tree nuts', 'Wheat: SOY MILK WHEAT | Contains egg noodles wheat'],
    unsure: [
      'Milk: SOY MILK WHEAT | Contains soy milk wheat | Allergens: coconut milk egg | Enthält: Mandeln Milch | Contient : soja lait',
      'Peanuts: Contains peanuts tree nuts',
      'Milk: cashews milk | rice milk egg mustard',
    ],
    none: [
      'Milk: Contains almond milk. | Contains: peanut butter, oats | Contains coconut milk and oat milk | May contain cashew cream',
      'Milk: almond milk | Ingredients: water, soy milk, sugar | lait de soja | Contains nuts. Ingredients: oat milk',
    ],
  })

  const names = [
    'milk|eggs|wheat|soya|peanuts|tree nuts|sesame seeds|mustard|celery|fish|crustaceans|molluscs|lupin|sulphites',
    'Milch|Eier|Weizen|Soja|Erdnüsse|Schalenfrüchte|Sesam|Senf|Sellerie|Fisch|Krebstiere|Weichtiere|Lupinen|Sulfite',
    'lait|œufs|blé|soja|arachides|fruits à coque|sésame|moutarde|céleri|poisson|crustacés|mollusques|lupin|sulfites',
    'leche|huevos|trigo|soja|cacahuetes|frutos de cáscara|sésamo|mostaza|apio|pescado|crustáceos|moluscos|altramuces|sulfitos',
  ].map((line) => line.split('|'))
  it.each(['Contains: ', 'May contain ', 'Enthält: ', 'Spuren von ', 'Peut contenir ', 'Alérgenos: '])(
    'are found in pairs after %j',
    (statement) => {
      const lost: string[] = []
      for (const language of names)
        for (const one of language)
          for (const two of language) {
            const { contains, traces, possible } = groups(`${statement}${one} ${two}`)
            if (one !== two && new Set([...contains, ...traces, ...possible]).size < 2)
              lost.push(`${one} ${two}`)
          }
      expect(lost).toEqual([])
    },
  )
})

describe('line breaks', () => {
  table({
    trace: [
      'Hazelnut: Kann Spuren von\nHaselnüssen\nenthalten | May\ncontain traces\nof hazelnuts | May contain\nhazelnuts',
      'Milk: May contain egg\nmilk | MAY CONTAIN EGG\nMILK | Kann Ei\nMilch enthalten. | Spuren von Ei\nMilch möglich',
      'Milk: May contain\nnuts\nmilk\negg | Made on equipment that\nalso processes nuts and\nmilk | Kann Spuren von Ha-\nselnüssen und Milch ent-\nhalten',
    ],
    match: [
      'Milk: Ingredients\nalmonds\nmilk\nsugar | Wheat flour\nSugar\nMilk powder\nMay contain nuts | Soy\nMilk\nWheat',
      'Milk: Allergens\negg\nmilk | Contains\nmilk\negg',
      'Wheat: May contain nuts\nIngredients\nwheat flour | Glucose syrup and oils\nMay contain nut\nWheat flour',
    ],
    unsure: ['Milk: Free from\nnuts\nmilk | Free from nuts\nMilk\nSugar | Free from colours\nMilk\nSugar'],
    none: ['Milk: free from egg and\nmilk | no\nmilk | Suitable for all. Free\nfrom milk and egg'],
  })
})

describe('a listed food that its context seems to negate', () => {
  table({
    unsure: [
      'Egg: Ingredients: rice, free from artificial colours, milk powder, egg. | Zutaten: Reis, frei von Farbstoffen, Milchpulver, Ei',
      'Wheat: Ingredients: sugar, free from milk, eggs and soya, wheat flour | Ingrédients : riz, exempt de colorants, sel, farine de blé',
      // Capitals alone mark no beginning.
      'Milk: zorble free from , milk | ZORBLE FREE FROM , MILK',
    ],
    none: [
      'Milk: Ingredients: rice, milk-free margarine, salt | Ingredients: rice, water, no milk, eggs or nuts | Free from colours, milk, egg',
      'Nuts: Ingredients: rice. Free from milk, nuts, egg | Zutaten: Reis (ohne Nüsse), Salz',
    ],
    match: ['Milk: Ingredients: lactose-free milk, rice | Ingredients: no added sugar, milk'],
  })

  it('is marked as silenced', () => {
    const reading = matcher.read('Ingredients: rice, free from artificial colours, milk powder.')
    const [milk] = matcher.verdicts(reading, matcher.resolve([{ name: 'Milk' }]))
    expect(milk?.spans).toMatchObject([{ word: 'milk powder', verdict: 'unsure', silenced: true }])
  })
})
