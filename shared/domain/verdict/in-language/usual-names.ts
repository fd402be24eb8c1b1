import type { QuestionLanguage } from '../../text/question-language'

/** The languages of a verdict beside English. */
export type Language = Exclude<QuestionLanguage, 'en'>

/* The most usual names of foods by their keys, where the knowledge's first name in the language is
   another: it lists a word that several languages share only in the first of them. */
const rows: Record<Language, string> = {
  de: `butter Butter, camembert Camembert, cheddar Cheddar, emmental Emmentaler, kefir Kefir,
mozzarella Mozzarella, quark Quark, sardine Sardine, bonito Bonito, zander Zander, orange Orange,
mandarin Mandarine, grapefruit Grapefruit, cranberry Cranberry, pineapple Ananas, mango Mango,
papaya Papaya, kiwi Kiwi, persimmon Kaki, gluten Gluten, spelt Dinkel, quinoa Quinoa,
gliadin Gliadin, teff Teff, sorghum Sorghum, kamut Kamut, oregano Oregano, dill Dill, curry Curry,
turmeric Kurkuma, tarragon Estragon, anise Anis, beef Rindfleisch, veal Kalbfleisch,
pork Schweinefleisch, lamb Lammfleisch, horse Pferdefleisch, venison Hirschfleisch, cashew Cashew,
sesame Sesam, miso Miso, bromelain Bromelain, candida-albicans Candida albicans,
meat-glue Transglutaminase, kohlrabi Kohlrabi, chard Mangold, courgette Zucchini,
aubergine Aubergine, bell-pepper Paprikaschote, chilli-pepper Chili, olive Olive, avocado Avocado,
button-mushroom Champignon, okra Okra, shiitake Shiitake, chanterelle Pfifferling`,
  fr: `camembert camembert, cheddar cheddar, emmental emmental, mozzarella mozzarella, sardine sardine,
sole sole, clam palourde, caviar caviar, banana banane, orange orange, mandarin mandarine,
nectarine nectarine, pineapple ananas, kiwi kiwi, melon melon, lychee litchi, persimmon kaki,
gluten gluten, millet millet, quinoa quinoa, malt malt, cassava manioc, teff teff, oregano origan,
paprika-powder paprika, curry curry, vanilla vanille, turmeric curcuma, cumin cumin,
tarragon estragon, saffron safran, cardamom cardamome, anise anis, caraway carvi,
chamomile camomille, soy-bean soja, lupin lupin, pistachio pistache, venison viande de cerf,
cocoa-bean cacao, miso miso, candida-albicans candida albicans, meat-glue transglutaminase,
tomato tomate, broccoli brocoli, courgette courgette, aubergine aubergine, chilli-pepper piment fort,
olive olive, chicory chicorée, okra gombo, shiitake shiitake, chanterelle girolle, kombu kombu`,
  es: `kefir kéfir, squid calamar, octopus pulpo, bonito bonito, zander lucioperca, caviar caviar,
grapefruit pomelo, mango mango, papaya papaya, kiwi kiwi, coconut coco, lychee lichi, gluten gluten,
cassava mandioca, coriander cilantro, paprika-powder pimentón, curry curry, bay-leaf laurel,
sage salvia, chickpea garbanzo, soy-bean soja, black-bean judía negra, honey miel, cocoa-bean cacao,
coffee café, miso miso, candida-albicans candida albicans, tomato tomate, sweet-potato boniato,
pumpkin calabaza, bell-pepper pimiento`,
}

/** Names by the key of their food: of "bay-leaf laurel" the laurel. */
const byKey = (row: string): ReadonlyMap<string, string> =>
  new Map(
    row.split(/,\s+/u).map((each): [string, string] => {
      const [key = '', ...name] = each.split(' ')
      return [key, name.join(' ')]
    }),
  )

export const usualNames: Record<Language, ReadonlyMap<string, string>> = {
  de: byKey(rows.de),
  fr: byKey(rows.fr),
  es: byKey(rows.es),
}

/** Names of whole groups, which are often entered as allergies, folded. */
export const groupNamesIn: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map(Object.entries({ nuts: 'Nüsse', fish: 'Fisch', shellfish: 'Meeresfrüchte', cheese: 'Käse' })),
  fr: new Map(
    Object.entries({
      nuts: 'fruits à coque',
      fish: 'poisson',
      shellfish: 'fruits de mer',
      cheese: 'fromage',
    }),
  ),
  es: new Map(
    Object.entries({ nuts: 'frutos secos', fish: 'pescado', shellfish: 'mariscos', cheese: 'queso' }),
  ),
}
