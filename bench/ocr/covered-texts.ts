/** A label of the bench of covered photos, in one language. */
export type CoveredText = {
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'
  title: string
  heading: string
  list: string
  traces: string
  /** Storage or origin, printed last. */
  care?: string
}

/** The labels; a half is every other one, so that each half has all languages. */
export const coveredTexts: CoveredText[] = [
  {
    language: 'en',
    title: 'Harvest Oat Clusters',
    heading: 'Ingredients:',
    list: 'wholegrain OATS (46%), sugar, sunflower oil, honey (6%), dried apricots (5%), toasted HAZELNUTS (4%), desiccated coconut, glucose syrup, BARLEY malt extract, pumpkin seeds, skimmed MILK powder, cinnamon, salt, emulsifier: sunflower lecithin, natural flavouring.',
    traces: 'May contain traces of almonds, sesame and soya.',
    care: 'Store in a cool, dry place. Close the bag after opening.',
  },
  {
    language: 'de',
    title: 'Pikante Kartoffelsuppe',
    heading: 'Zutaten:',
    list: 'Trinkwasser, Kartoffeln (31 %), Karotten (9 %), Lauch, SAHNE (5 %), Zwiebeln, SELLERIE, geräucherter Bauchspeck (Schweinefleisch, Kochsalz, Gewürze, Rauch), WEIZENMEHL, Rapsöl, modifizierte Maisstärke, jodiertes Speisesalz, Hefeextrakt, Majoran, Petersilie, Zucker, Muskatnuss, weißer Pfeffer.',
    traces: 'Kann Spuren von Senf und Eiern enthalten.',
    care: 'Vor Wärme schützen. Nach dem Öffnen gekühlt aufbewahren.',
  },
  {
    language: 'fr',
    title: 'Biscuits au Citron',
    heading: 'Ingrédients :',
    list: 'farine de BLÉ (52 %), sucre, BEURRE concentré (14 %), ŒUFS entiers frais, jus de citron (3,5 %), poudre d’AMANDE, zestes de citron confits, sirop de glucose, poudres à lever : carbonates de sodium, sel de mer.',
    traces: 'Peut contenir des traces de sésame et de noisettes.',
  },
  {
    language: 'es',
    title: 'Albóndigas en Salsa',
    heading: 'Ingredientes:',
    list: 'carne de vacuno (38%), agua, tomate triturado (19%), cebolla, pan rallado (harina de TRIGO, levadura, sal), HUEVO pasteurizado, aceite de oliva (3%), zanahoria, vino blanco (SULFITOS), ajo, pimiento rojo, almidón de patata, perejil, azúcar, pimienta negra, laurel, conservador: lactato potásico.',
    traces: 'Puede contener trazas de leche, mostaza y apio.',
    care: 'Conservar entre 0 y 4 °C. Calentar antes de servir.',
  },
  {
    language: 'it',
    title: 'Crema di Pistacchio',
    heading: 'Ingredienti:',
    list: 'zucchero, PISTACCHI (28%), olio di girasole, LATTE scremato in polvere, siero di LATTE in polvere, burro di cacao, emulsionante: lecitina di SOIA, aroma naturale di vaniglia.',
    traces: 'Può contenere arachidi e altra frutta a guscio.',
  },
  {
    language: 'nl',
    title: 'Romige Champignonsaus',
    heading: 'Ingrediënten:',
    list: 'water, champignons (22%), ROOM (12%), ui, TARWEBLOEM, zonnebloemolie, MELKEIWIT, gistextract, suiker, zout, gemodificeerd maïszetmeel, knoflook, tijm, peterselie, citroensap uit concentraat, verdikkingsmiddel: xanthaangom, witte peper, laurierblad.',
    traces: 'Kan sporen van ei, selderij en mosterd bevatten.',
    care: 'Na opening gekoeld maximaal drie dagen houdbaar.',
  },
  {
    language: 'de',
    title: 'Vollkorn Knäcke Klassik',
    heading: 'Zutaten:',
    list: 'ROGGENVOLLKORNMEHL (68 %), SESAM (9 %), Sonnenblumenkerne, HAFERFLOCKEN, Leinsamen, Rapsöl, Meersalz, GERSTENMALZEXTRAKT, Kümmel, Hefe.',
    traces: 'Kann Spuren von Milch und Schalenfrüchten enthalten.',
    care: 'Kühl und trocken lagern.',
  },
  {
    language: 'en',
    title: 'Coconut Chicken Curry',
    heading: 'Ingredients:',
    list: 'cooked basmati rice (34%), chicken breast (18%), coconut milk (14%) (coconut extract, water), onion, tomatoes, yogurt (MILK), red peppers, rapeseed oil, ginger purée, garlic purée, cornflour, coriander, brown sugar, MUSTARD seeds, turmeric, cumin, FISH sauce (anchovy extract, salt, sugar), lime juice from concentrate, salt, chilli flakes, curry leaves, fenugreek, black pepper.',
    traces: 'Made in a kitchen that handles peanuts, cashews and wheat.',
    care: 'Keep refrigerated. Once opened consume within 24 hours.',
  },
  {
    language: 'es',
    title: 'Galletas con Avena',
    heading: 'Ingredientes:',
    list: 'copos de AVENA (35%), harina de TRIGO integral, azúcar moreno, aceite de girasol alto oleico (13%), pasas (7%), NUECES (4%), miel, sal marina, gasificante: bicarbonato sódico, canela molida.',
    traces: 'Puede contener trazas de soja, huevo y cacahuetes.',
  },
  {
    language: 'fr',
    title: 'Gratin de Saumon',
    heading: 'Ingrédients :',
    list: 'pommes de terre (36 %), SAUMON (17 %), CRÈME fraîche légère (12 %), eau, épinards, FROMAGE emmental râpé (6 %), poireaux, vin blanc, farine de BLÉ, huile de colza, BEURRE, échalotes, amidon de maïs, jus de citron concentré, sel, aneth, ail, fumet de POISSON, poivre blanc, noix de muscade.',
    traces: 'Fabriqué dans un atelier qui utilise crustacés, céleri et œufs.',
    care: 'À conserver à -18 °C. Ne jamais recongeler.',
  },
  {
    language: 'nl',
    title: 'Chocolade met Zeezout',
    heading: 'Ingrediënten:',
    list: 'suiker, cacaomassa, cacaoboter, volle MELKPOEDER (16%), karamelstukjes (8%) (suiker, glucosestroop, ROOM, BOTER), AMANDELEN, zeezout (0,4%), emulgator: SOJALECITHINE, natuurlijk vanillearoma.',
    traces: 'Kan pinda’s, tarwe en andere noten bevatten.',
    care: 'Koel en droog bewaren.',
  },
  {
    language: 'it',
    title: 'Lasagne alla Bolognese',
    heading: 'Ingredienti:',
    list: 'pasta fresca (semola di GRANO duro, UOVA), carne bovina (15%), polpa di pomodoro (14%), LATTE intero, acqua, carote, cipolle, SEDANO, farina di FRUMENTO, BURRO, formaggio grana (LATTE, sale, caglio) (3%), olio extravergine di oliva, vino rosso, concentrato di pomodoro, sale, rosmarino, aglio, noce moscata, pepe nero, alloro.',
    traces: 'Può contenere tracce di pesce, senape e soia.',
    care: 'Conservare in frigorifero da 0 a 4 °C.',
  },
  {
    language: 'en',
    title: 'Smoky Bean Chilli',
    heading: 'Ingredients:',
    list: 'chopped tomatoes (41%), red kidney beans (18%), black beans (9%), onions, sweetcorn, green peppers, tomato paste, rapeseed oil, smoked paprika, CELERY, garlic, dark chocolate (cocoa mass, sugar, SOYA lecithin), cumin, oregano, salt, red wine vinegar, chilli powder, concentrated lemon juice.',
    traces: 'May contain milk, mustard and gluten.',
  },
  {
    language: 'de',
    title: 'Himbeer Quark Riegel',
    heading: 'Zutaten:',
    list: 'MAGERQUARK (34 %), Zucker, Himbeeren (11 %), BUTTERREINFETT, pflanzliche Fette (Kokos, Shea), VOLLMILCHPULVER, Kakaomasse, Glukosesirup, gemahlene HASELNÜSSE (3 %), Gelatine, Zitronensaftkonzentrat, Emulgator: Lecithine (SOJA), Rote-Bete-Saft, natürliches Aroma, Verdickungsmittel: Pektin.',
    traces: 'Kann Spuren von Erdnüssen, Mandeln und Weizen enthalten.',
    care: 'Gekühlt bei höchstens 8 °C mindestens haltbar bis: siehe Deckel.',
  },
  {
    language: 'fr',
    title: 'Houmous au Cumin',
    heading: 'Ingrédients :',
    list: 'pois chiches cuits (57 %), huile de colza, purée de SÉSAME (13 %), eau, jus de citron concentré, ail, sel, cumin (0,6 %), acidifiant : acide citrique, conservateur : sorbate de potassium, paprika doux.',
    traces: 'Traces éventuelles de lait, moutarde et fruits à coque.',
    care: 'À consommer dans les cinq jours après ouverture.',
  },
  {
    language: 'es',
    title: 'Crema de Calabaza',
    heading: 'Ingredientes:',
    list: 'calabaza (48%), agua, patata, puerro, NATA (6%), queso fundido (LECHE, sales de fundido), aceite de oliva virgen, cebolla, sal, almidón de maíz, zanahoria, jengibre, nuez moscada, pimienta blanca, extracto de levadura, cúrcuma.',
    traces: 'Puede contener trazas de apio, gluten y crustáceos.',
    care: 'Agitar antes de usar. Una vez abierto, mantener en frío.',
  },
  {
    language: 'it',
    title: 'Grissini Rustici',
    heading: 'Ingredienti:',
    list: 'farina di GRANO tenero (74%), olio di oliva (8%), semi di SESAMO (5%), farina di SEGALE, lievito di birra, sale marino, estratto di malto d’ORZO, rosmarino, strutto, semi di lino.',
    traces: 'Può contenere tracce di lupini, latte e noci.',
    care: 'Conservare in luogo fresco e asciutto.',
  },
  {
    language: 'nl',
    title: 'Pittige Pindasoep',
    heading: 'Ingrediënten:',
    list: 'water, PINDAKAAS (15%) (pinda’s, palmolie, zout), kipfilet (10%), aardappelen, sperziebonen, wortel, ui, SELDERIJKNOL, kokosmelk, SOJASAUS (water, SOJABONEN, TARWE, zout), rijstebloem, tomatenpuree, knoflook, gember, komijn, koriander, citroengras, zout, suiker, rode peper, kurkuma, laurier.',
    traces: 'Geproduceerd in een bedrijf waar ook melk, ei en vis worden verwerkt.',
    care: 'Schudden voor gebruik. Niet laten koken.',
  },
  {
    language: 'de',
    title: 'Bunte Nudelpfanne',
    heading: 'Zutaten:',
    list: 'gegarte Nudeln (42 %) (HARTWEIZENGRIESS, Wasser, EIER), Brokkoli (16 %), Paprika, Champignons, Zwiebeln, SCHMELZKÄSE (7 %), Sonnenblumenöl, WEIZENSTÄRKE, SÜSSMOLKENPULVER, Speisesalz, Zucker, SENFSAAT, Kräuter (Basilikum, Oregano, Schnittlauch), Knoblauch, Branntweinessig, Pfeffer, Kurkuma.',
    traces: 'Kann Spuren von Fisch, Soja und Sellerie enthalten.',
  },
  {
    language: 'en',
    title: 'Orchard Fruit Crumble',
    heading: 'Ingredients:',
    list: 'Bramley apples (44%), blackberries (13%), WHEAT flour (with calcium, iron, niacin, thiamin), sugar, BUTTER (7%), rolled OATS, demerara sugar, flaked ALMONDS (2%), rapeseed oil, cornflour, lemon juice, cinnamon, raising agents: sodium carbonates, salt.',
    traces: 'May contain traces of egg, walnuts and pecans.',
    care: 'Serve hot with custard. Suitable for home freezing.',
  },
]

/** The nutrition table's rows in each language; the figures are the same in all. */
export const nutrition: Record<CoveredText['language'], string[]> = {
  en: [
    'Per 100 g',
    'Energy',
    'Fat',
    'of which saturates',
    'Carbohydrate',
    'of which sugars',
    'Protein',
    'Salt',
  ],
  de: ['Je 100 g', 'Energie', 'Fett', 'davon gesättigt', 'Kohlenhydrate', 'davon Zucker', 'Eiweiß', 'Salz'],
  fr: [
    'Pour 100 g',
    'Énergie',
    'Matières grasses',
    'dont saturés',
    'Glucides',
    'dont sucres',
    'Protéines',
    'Sel',
  ],
  es: ['Por 100 g', 'Energía', 'Grasas', 'saturadas', 'Hidratos de carbono', 'azúcares', 'Proteínas', 'Sal'],
  it: ['Per 100 g', 'Energia', 'Grassi', 'saturi', 'Carboidrati', 'di cui zuccheri', 'Proteine', 'Sale'],
  nl: ['Per 100 g', 'Energie', 'Vetten', 'verzadigd', 'Koolhydraten', 'suikers', 'Eiwitten', 'Zout'],
}
