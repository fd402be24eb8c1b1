import type { AllergenGroup } from '@shared/domain/food-matcher/food-matcher'

/**
 * An invented label for the benchmark, with the allergen groups it contains and those it lists as
 * traces.
 */
export type Label = { text: string; contains: AllergenGroup[]; traces: AllergenGroup[] }

/** Ten labels per language; their order matches that of the looks they are drawn in. */
export const labelsByLanguage: Record<string, Label[]> = {
  en: [
    {
      text: 'Ingredients: Wholemeal flour (wheat), water, treacle, rye flour, sunflower seeds 7%, pumpkin seeds, yeast, sea salt, barley malt flour, rapeseed oil. May contain traces of sesame and lupin.',
      contains: ['gluten'],
      traces: ['sesame-seeds', 'lupin'],
    },
    {
      text: 'INGREDIENTS: Mackerel fillets (fish) 62%, tomato puree, sunflower oil, water, mustard seeds, sugar, modified maize starch, salt, paprika extract. Produced in a factory that also handles crustaceans.',
      contains: ['fish', 'mustard'],
      traces: ['crustaceans'],
    },
    {
      text: 'Ingredients: Cooked noodles (rice, water), tofu 18% (soya beans, water, firming agent: calcium sulphate), carrots, bean sprouts, peanuts 5%, tamarind, cane sugar, lime juice, garlic, chilli. May also contain nuts.',
      contains: ['soybeans', 'peanuts'],
      traces: ['nuts'],
    },
    {
      text: 'Ingredients: Sugar, cocoa butter, whole milk powder 21%, cocoa mass, roasted pecan nuts 9%, butterfat, salt, emulsifier (soya lecithin), vanilla. May contain peanuts and wheat. Store in a cool place.',
      contains: ['milk', 'nuts', 'soybeans'],
      traces: ['peanuts', 'gluten'],
    },
    {
      text: 'Ingredients: Free range egg mayonnaise (rapeseed oil, egg yolk, vinegar, mustard flour), potatoes 48%, celery, spring onions, lemon juice, parsley, white pepper. Keep chilled. Eat within two days of opening.',
      contains: ['eggs', 'mustard', 'celery'],
      traces: [],
    },
    {
      text: 'Ingredients: Mussels (molluscs) 40%, double cream (milk), dry white wine (sulphites), leeks, butter (milk), celeriac (celery), garlic, thyme, salt. Although care is taken, pieces of shell may remain.',
      contains: ['molluscs', 'milk', 'sulphites', 'celery'],
      traces: [],
    },
    {
      text: 'Ingredients: Prawns (crustaceans) 35%, coconut milk, courgettes, fish sauce (anchovy, salt), palm sugar, galangal, lemongrass, soy sauce (water, soybeans, wheat, salt). May contain traces of egg.',
      contains: ['crustaceans', 'fish', 'soybeans', 'gluten'],
      traces: ['eggs'],
    },
    {
      text: 'Ingredients: Oat flakes 38%, date paste, cashew nuts 12%, brown rice syrup, almonds, coconut oil, sesame seeds, cinnamon, sea salt. Packed on a line that handles milk and peanuts.',
      contains: ['gluten', 'nuts', 'sesame-seeds'],
      traces: ['milk', 'peanuts'],
    },
    {
      text: 'Ingredients: Minced beef 52%, onions, breadcrumbs (wheat flour, yeast, salt), tomato paste, whey powder (milk), black pepper, celery salt, oregano. May contain mustard and soya. Cook until piping hot.',
      contains: ['gluten', 'milk', 'celery'],
      traces: ['mustard', 'soybeans'],
    },
    {
      text: 'Ingredients: Dried apricots 44% (apricots, preservative: sulphur dioxide), raisins, walnuts 15%, hazelnuts, dried cranberries, sunflower oil. May contain peanuts, sesame seeds and milk.',
      contains: ['sulphites', 'nuts'],
      traces: ['peanuts', 'sesame-seeds', 'milk'],
    },
  ],
  de: [
    {
      text: 'Zutaten: Weizenmehl, Wasser, Rübensirup, Roggenmehl, Sonnenblumenkerne 7 %, Kürbiskerne, Hefe, Meersalz, Gerstenmalzmehl, Rapsöl. Kann Spuren von Sesam und Lupinen enthalten.',
      contains: ['gluten'],
      traces: ['sesame-seeds', 'lupin'],
    },
    {
      text: 'ZUTATEN: Makrelenfilets (Fisch) 62 %, Tomatenmark, Sonnenblumenöl, Wasser, Senfkörner, Zucker, modifizierte Maisstärke, Speisesalz. Im Betrieb werden auch Krebstiere verarbeitet.',
      contains: ['fish', 'mustard'],
      traces: ['crustaceans'],
    },
    {
      text: 'Zutaten: Gekochte Reisnudeln, Tofu 18 % (Sojabohnen, Wasser), Möhren, Sprossen, Erdnüsse 5 %, Tamarinde, Rohrzucker, Limettensaft, Knoblauch, Chili. Kann auch Schalenfrüchte enthalten.',
      contains: ['soybeans', 'peanuts'],
      traces: ['nuts'],
    },
    {
      text: 'Zutaten: Zucker, Kakaobutter, Vollmilchpulver 21 %, Kakaomasse, geröstete Haselnüsse 9 %, Butterreinfett, Süßmolkenpulver, Emulgator: Lecithine (Soja), Vanille. Kann Erdnüsse und Weizen enthalten.',
      contains: ['milk', 'nuts', 'soybeans'],
      traces: ['peanuts', 'gluten'],
    },
    {
      text: 'Zutaten: Kartoffeln 48 %, Rapsöl, Wasser, Gewürzgurken, Eigelb, Branntweinessig, Senf, Sellerie, Frühlingszwiebeln, Zucker, Petersilie, weißer Pfeffer. Gekühlt lagern und rasch verbrauchen.',
      contains: ['eggs', 'mustard', 'celery'],
      traces: [],
    },
    {
      text: 'Zutaten: Muschelfleisch (Weichtiere) 40 %, Sahne (Milch), Weißwein (enthält Sulfite), Lauch, Butter (Milch), Knollensellerie, Knoblauch, Thymian, Salz. Trotz größter Sorgfalt können Schalenreste enthalten sein.',
      contains: ['molluscs', 'milk', 'sulphites', 'celery'],
      traces: [],
    },
    {
      text: 'Zutaten: Garnelen (Krebstiere) 35 %, Kokosmilch, Zucchini, Fischsauce (Sardellen, Salz), Palmzucker, Zitronengras, Sojasauce (Wasser, Sojabohnen, Weizen, Salz). Kann Spuren von Ei enthalten.',
      contains: ['crustaceans', 'fish', 'soybeans', 'gluten'],
      traces: ['eggs'],
    },
    {
      text: 'Zutaten: Haferflocken 38 %, Dattelpaste, Cashewkerne 12 %, Reissirup, Mandeln, Kokosöl, Sesamsamen, Zimt, Meersalz. In der Abfüllung werden auch Milch und Erdnüsse verarbeitet.',
      contains: ['gluten', 'nuts', 'sesame-seeds'],
      traces: ['milk', 'peanuts'],
    },
    {
      text: 'Zutaten: Rindfleisch 52 %, Zwiebeln, Semmelbrösel (Weizenmehl, Hefe, Salz), Tomatenmark, Molkenpulver (Milch), schwarzer Pfeffer, Selleriesalz, Majoran. Kann Senf und Soja enthalten. Vor dem Verzehr gut durchgaren.',
      contains: ['gluten', 'milk', 'celery'],
      traces: ['mustard', 'soybeans'],
    },
    {
      text: 'Zutaten: Getrocknete Aprikosen 44 % (Aprikosen, Konservierungsstoff: Schwefeldioxid), Rosinen, Walnüsse 15 %, Haselnüsse, Preiselbeeren, Sonnenblumenöl. Kann Erdnüsse, Sesamsamen und Milch enthalten.',
      contains: ['sulphites', 'nuts'],
      traces: ['peanuts', 'sesame-seeds', 'milk'],
    },
  ],
  fr: [
    {
      text: "Ingrédients : farine de blé complète, eau, mélasse, farine de seigle, graines de tournesol 7 %, graines de courge, levure, sel marin, farine de malt d'orge, huile de colza. Peut contenir des traces de sésame et de lupin.",
      contains: ['gluten'],
      traces: ['sesame-seeds', 'lupin'],
    },
    {
      text: 'INGRÉDIENTS : Filets de maquereau (poisson) 62 %, purée de tomates, huile de tournesol, eau, graines de moutarde, sucre, amidon de maïs modifié, sel. Fabriqué dans un atelier qui utilise des crustacés.',
      contains: ['fish', 'mustard'],
      traces: ['crustaceans'],
    },
    {
      text: 'Ingrédients : nouilles de riz cuites, tofu 18 % (graines de soja, eau), carottes, pousses de haricots, arachides 5 %, tamarin, sucre de canne, jus de citron vert, ail, piment. Présence possible de fruits à coque.',
      contains: ['soybeans', 'peanuts'],
      traces: ['nuts'],
    },
    {
      text: 'Ingrédients : sucre, beurre de cacao, lait entier en poudre 21 %, pâte de cacao, noisettes grillées 9 %, beurre concentré, sel, émulsifiant : lécithine de soja, vanille. Peut contenir des arachides et du blé.',
      contains: ['milk', 'nuts', 'soybeans'],
      traces: ['peanuts', 'gluten'],
    },
    {
      text: "Ingrédients : pommes de terre 48 %, huile de colza, eau, jaune d'œuf, vinaigre d'alcool, moutarde, céleri, ciboules, jus de citron, persil, poivre blanc. À conserver au frais. À consommer rapidement après ouverture.",
      contains: ['eggs', 'mustard', 'celery'],
      traces: [],
    },
    {
      text: 'Ingrédients : moules (mollusques) 40 %, crème fraîche (lait), vin blanc sec (sulfites), poireaux, beurre (lait), céleri-rave, ail, thym, sel. Malgré tout le soin apporté, des morceaux de coquille peuvent subsister.',
      contains: ['molluscs', 'milk', 'sulphites', 'celery'],
      traces: [],
    },
    {
      text: "Ingrédients : crevettes (crustacés) 35 %, lait de coco, courgettes, sauce de poisson (anchois, sel), sucre de palme, citronnelle, sauce soja (eau, soja, blé, sel). Peut contenir des traces d'œuf.",
      contains: ['crustaceans', 'fish', 'soybeans', 'gluten'],
      traces: ['eggs'],
    },
    {
      text: "Ingrédients : flocons d'avoine 38 %, pâte de dattes, noix de cajou 12 %, sirop de riz, amandes, huile de coco, graines de sésame, cannelle, sel. Conditionné dans un atelier qui utilise du lait et des arachides.",
      contains: ['gluten', 'nuts', 'sesame-seeds'],
      traces: ['milk', 'peanuts'],
    },
    {
      text: 'Ingrédients : viande de bœuf hachée 52 %, oignons, chapelure (farine de blé, levure, sel), concentré de tomates, lactosérum en poudre (lait), poivre noir, sel de céleri, origan. Peut contenir moutarde et soja.',
      contains: ['gluten', 'milk', 'celery'],
      traces: ['mustard', 'soybeans'],
    },
    {
      text: 'Ingrédients : abricots secs 44 % (abricots, conservateur : anhydride sulfureux), raisins secs, noix 15 %, noisettes, canneberges, huile de tournesol. Peut contenir des arachides, du sésame et du lait.',
      contains: ['sulphites', 'nuts'],
      traces: ['peanuts', 'sesame-seeds', 'milk'],
    },
  ],
  es: [
    {
      text: 'Ingredientes: harina integral de trigo, agua, melaza, harina de centeno, pipas de girasol 7 %, pipas de calabaza, levadura, sal marina, harina de malta de cebada, aceite de colza. Puede contener trazas de sésamo y altramuces.',
      contains: ['gluten'],
      traces: ['sesame-seeds', 'lupin'],
    },
    {
      text: 'INGREDIENTES: Filetes de caballa (pescado) 62 %, puré de tomate, aceite de girasol, agua, granos de mostaza, azúcar, almidón modificado de maíz, sal. Elaborado en una fábrica que utiliza crustáceos.',
      contains: ['fish', 'mustard'],
      traces: ['crustaceans'],
    },
    {
      text: 'Ingredientes: fideos de arroz cocidos, tofu 18 % (habas de soja, agua), zanahorias, brotes de judía, cacahuetes 5 %, tamarindo, azúcar de caña, zumo de lima, ajo, guindilla. Puede contener frutos de cáscara.',
      contains: ['soybeans', 'peanuts'],
      traces: ['nuts'],
    },
    {
      text: 'Ingredientes: azúcar, manteca de cacao, leche entera en polvo 21 %, pasta de cacao, avellanas tostadas 9 %, mantequilla concentrada, sal, emulgente: lecitina de soja, vainilla. Puede contener cacahuetes y trigo.',
      contains: ['milk', 'nuts', 'soybeans'],
      traces: ['peanuts', 'gluten'],
    },
    {
      text: 'Ingredientes: patatas 48 %, aceite de colza, agua, yema de huevo, vinagre de alcohol, mostaza, apio, cebolletas, zumo de limón, perejil, pimienta blanca. Conservar en frío y consumir pronto una vez abierto.',
      contains: ['eggs', 'mustard', 'celery'],
      traces: [],
    },
    {
      text: 'Ingredientes: mejillones (moluscos) 40 %, nata (leche), vino blanco seco (sulfitos), puerros, mantequilla (leche), apionabo (apio), ajo, tomillo, sal. Pese al cuidado pueden quedar trozos de concha.',
      contains: ['molluscs', 'milk', 'sulphites', 'celery'],
      traces: [],
    },
    {
      text: 'Ingredientes: gambas (crustáceos) 35 %, leche de coco, calabacín, salsa de pescado (anchoa, sal), azúcar de palma, citronela, salsa de soja (agua, soja, trigo, sal). Puede contener trazas de huevo.',
      contains: ['crustaceans', 'fish', 'soybeans', 'gluten'],
      traces: ['eggs'],
    },
    {
      text: 'Ingredientes: copos de avena 38 %, pasta de dátiles, anacardos 12 %, sirope de arroz, almendras, aceite de coco, semillas de sésamo, canela, sal marina. Envasado en una línea que utiliza leche y cacahuetes.',
      contains: ['gluten', 'nuts', 'sesame-seeds'],
      traces: ['milk', 'peanuts'],
    },
    {
      text: 'Ingredientes: carne picada de vacuno 52 %, cebolla, pan rallado (harina de trigo, levadura, sal), concentrado de tomate, suero en polvo (leche), pimienta negra, sal de apio, orégano. Puede contener mostaza y soja.',
      contains: ['gluten', 'milk', 'celery'],
      traces: ['mustard', 'soybeans'],
    },
    {
      text: 'Ingredientes: orejones de albaricoque 44 % (albaricoque, conservador: dióxido de azufre), pasas, nueces 15 %, avellanas, arándanos, aceite de girasol. Puede contener cacahuetes, sésamo y leche. Año de cosecha en la tapa.',
      contains: ['sulphites', 'nuts'],
      traces: ['peanuts', 'sesame-seeds', 'milk'],
    },
  ],
}
