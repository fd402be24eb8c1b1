import { describe, expect, it } from 'vitest'
import { tried } from '../../testing/runs'
import { table } from '../../testing/verdict-table'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

/** The groups of several foods, by language: their names, then some of their foods. */
const languages: Record<string, Record<string, [names: string, members: string]>> = {
  en: {
    fish: ['fish', 'tuna|cod fillet|smoked salmon|basa'],
    crustaceans: ['crustaceans', 'prawns|crab meat|lobster'],
    molluscs: ['molluscs', 'mussels|squid|oyster extract'],
    nuts: ['nuts|tree nuts', 'almonds|hazelnut paste|walnuts'],
    gluten: ['gluten|cereals containing gluten', 'wheat flour|barley malt|rye|spelt'],
  },
  de: {
    fish: ['Fisch', 'Thunfisch|Lachs|Kabeljaufilet'],
    crustaceans: ['Krebstiere', 'Garnelen|Hummer'],
    molluscs: ['Weichtiere', 'Miesmuscheln|Tintenfisch'],
    nuts: ['Schalenfrüchte|Nüsse', 'Mandeln|Haselnüsse|Cashewkerne'],
    gluten: ['Gluten|glutenhaltiges Getreide', 'Weizenmehl|Roggen|Gerstenmalz|Dinkelmehl'],
  },
  fr: {
    fish: ['poisson', 'thon|saumon fumé|cabillaud'],
    crustaceans: ['crustacés', 'crevettes|homard'],
    molluscs: ['mollusques', 'moules|huîtres'],
    nuts: ['fruits à coque', 'amandes|noisettes|noix de cajou'],
    gluten: ['gluten|céréales contenant du gluten', 'farine de blé|seigle|épeautre'],
  },
  es: {
    fish: ['pescado', 'atún|salmón|bacalao'],
    crustaceans: ['crustáceos', 'gambas|langosta'],
    molluscs: ['moluscos', 'mejillones|calamares'],
    nuts: ['frutos de cáscara|frutos secos', 'almendras|avellanas|pistachos'],
    gluten: ['gluten|cereales con gluten', 'harina de trigo|centeno|avena'],
  },
  it: {
    fish: ['pesce', 'tonno|salmone|merluzzo'],
    crustaceans: ['crostacei', 'gamberi|aragosta'],
    molluscs: ['molluschi', 'cozze|calamari'],
    nuts: ['frutta a guscio', 'mandorle|nocciole|pistacchi'],
    gluten: ['glutine|cereali contenenti glutine', 'farina di frumento|segale|farro'],
  },
  nl: {
    fish: ['vis', 'tonijn|zalm|kabeljauw'],
    crustaceans: ['schaaldieren', 'garnalen|kreeft'],
    molluscs: ['weekdieren', 'mosselen|inktvis'],
    nuts: ['noten', 'amandelen|hazelnoten'],
    gluten: ['gluten|glutenbevattende granen', 'tarwebloem|rogge|spelt'],
  },
  pl: {
    fish: ['ryby', 'tuńczyk|łosoś|dorsz'],
    crustaceans: ['skorupiaki', 'krewetki|homar'],
    molluscs: ['mięczaki', 'małże|ostrygi'],
    nuts: ['orzechy', 'migdały|orzechy laskowe'],
    gluten: ['gluten|zboża zawierające gluten', 'mąka pszenna|żyto|orkisz'],
  },
  pt: {
    fish: ['peixe', 'atum|salmão|bacalhau'],
    crustaceans: ['crustáceos', 'camarão|lagosta'],
    molluscs: ['moluscos', 'mexilhões|lulas'],
    nuts: ['frutos de casca rija', 'amêndoas|avelãs'],
    gluten: ['glúten|cereais que contêm glúten', 'farinha de trigo|centeio'],
  },
  sv: {
    fish: ['fisk', 'tonfisk|lax|torsk'],
    crustaceans: ['kräftdjur', 'räkor|hummer'],
    molluscs: ['blötdjur', 'musslor|bläckfisk'],
    nuts: ['nötter', 'mandel|hasselnötter'],
    gluten: ['gluten', 'vetemjöl|råg|kornmalt'],
  },
  da: {
    fish: ['fisk', 'tun|laks|torsk'],
    crustaceans: ['krebsdyr', 'rejer|hummer'],
    molluscs: ['bløddyr', 'muslinger|blæksprutte'],
    nuts: ['nødder', 'mandler|hasselnødder'],
    gluten: ['gluten', 'hvedemel|rug|bygmalt'],
  },
}

/** A heading decides on the words that are foods in one language only. */
const headings: Record<string, string> = {
  en: 'Ingredients',
  de: 'Zutaten',
  fr: 'Ingrédients',
  es: 'Ingredientes',
  it: 'Ingredienti',
  nl: 'Ingrediënten',
  pl: 'Składniki',
  pt: 'Ingredientes',
  sv: 'Ingredienser',
  da: 'Ingredienser',
}
const contains: Record<string, string> = {
  en: 'Contains',
  de: 'Enthält',
  fr: 'Contient',
  es: 'Contiene',
  it: 'Contiene',
  nl: 'Bevat',
  pl: 'Zawiera',
  pt: 'Contém',
  sv: 'Innehåller',
  da: 'Indeholder',
}

const foods = matcher.resolve(knowledge.foods.map(({ key, name }) => ({ key, name })))
const groupOf = new Map(knowledge.foods.map(({ key, group }) => [key, group]))

/** The foods of a group that a text leaves open. */
function askedOf(text: string, group: string): string[] {
  const verdicts = matcher.verdicts(matcher.read(text), foods)
  return foods.flatMap(({ keys: [key = ''] }, at) =>
    verdicts[at]?.verdict === 'unsure' && groupOf.get(key) === group ? [key] : [],
  )
}

const rows = Object.entries(languages).flatMap(([language, groups]) =>
  Object.entries(groups).flatMap(([group, [names, members]]) =>
    names.split('|').map((name) => ({ language, group, name, members: members.split('|') })),
  ),
)

describe.each(tried(rows))('$name in $language', ({ language, group, name, members }) => {
  const heading = `${headings[language]}: `
  const alone = (member: string) => askedOf(`${heading}${member}.`, group)

  it.each(members)('asks about nobody else in the bracket behind %s', (member) => {
    const asked = alone(member)
    for (const text of [
      `${member} (${name})`,
      `${member} (${name.toUpperCase()})`,
      `${member} [${name}]`,
      `${member} 12 % (${name})`,
      `${member} (12 %) (${name})`,
      `${member} (${name}, 12 %)`,
      `${member}/${name}`,
      `${member} (${contains[language]} ${name})`,
    ]) {
      expect(askedOf(`${heading}${text}.`, group), text).toEqual(asked)
      expect(askedOf(`${heading}salt, ${text}, sugar.`, group), text).toEqual(asked)
    }
  })

  it('asks about none beside those of its own bracket', () => {
    const asked = new Set(members.flatMap(alone))
    for (const text of [
      `${name} (${members.join(', ')})`,
      `${name} [${members.join(' 5 %, ')} 3 %]`,
      `${name} 20 % (${members.join(', ')})`,
      `${name}: ${members[0]}`,
    ])
      for (const asking of askedOf(`${contains[language]}: ${text}.`, group))
        expect(asked.has(asking), `${text}: ${asking}`).toBe(true)
  })

  it('asks about none beside those of the list before a summary', () => {
    const list = `${heading}salt, ${members.join(', ')}, sugar.`
    const asked = askedOf(list, group)
    expect(askedOf(`${list} ${contains[language]}: ${name}.`, group)).toEqual(asked)
    expect(askedOf(`${contains[language]} ${name}. ${list}`, group)).toEqual(asked)
  })

  it('asks about each food where the list has none of them', () => {
    const all = askedOf(`${contains[language]}: ${name}.`, group)
    expect(all.length).toBeGreaterThan(2)
    const text = `${heading}salt, sugar, palm oil. ${contains[language]}: ${name}.`
    expect(askedOf(text, group)).toEqual(all)
    expect(askedOf(`${heading}salt (${name}), sugar.`, group)).toEqual(all)
  })
})

describe('a bracket with the name of a group', () => {
  table({
    none: [
      'Cod: Tuna (FISH) | tuna chunks 60% (fish), water | Tuna in sunflower oil (FISH) | basa (fish) | fish (basa)',
      'Hazelnut: ALMONDS (NUTS) | chopped almonds [tree nuts] | almonds (allergen: nuts) | nuts (almonds) | May contain nuts (almonds)',
      'Barley: WHEAT flour (GLUTEN) | semola di grano duro (glutine) | couscous (cereals containing gluten) | Weizenmehl (Gluten)',
      'Oyster: moules (mollusques) | Contains: molluscs (mussels), milk',
      'Rye: Ingredients: wheat flour, salt. Allergens: GLUTEN | Contains: cereals containing gluten (wheat, barley)',
    ],
    unsure: [
      'Cod: fish sauce (fish) | fish stock (fish) | water (fish) | (fish) | tuna, stock (fish) | fish (e.g. tuna) | Fisch (u. a. Thunfisch)',
      'Hazelnut: nut paste (nuts) | nuts (including almonds) | nuts (almonds and others) | almonds, nuts | mixed nuts (such as almonds)',
      'Barley: flour (gluten) | bread (gluten) | Mehl (Gluten) | wheat flour, starch (gluten)',
      'Rye: Ingredients: flour, salt. Contains: gluten | Ingredients: wheat flour, gluten, salt',
      'Salmon: Tuna salad. Contains: fish | Ingredients: tuna flavouring, salt. Contains: fish | Contains: tuna, fish',
      'Walnut: Ingredients: almonds, mixed nuts, salt. Contains: nuts',
    ],
    trace: [
      'Hazelnut: Sugar. May contain (nuts) | May contain nuts | Ingredients: almonds, salt. May contain nuts | May contain nuts (e.g. almonds)',
    ],
    match: [
      'Fish: Tuna (FISH)',
      'Nuts: ALMONDS (NUTS)',
      'Gluten: WHEAT flour (GLUTEN)',
      'Wheat: flour (wheat, gluten)',
    ],
  })
})
