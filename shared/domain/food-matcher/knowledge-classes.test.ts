import { describe, expect, it } from 'vitest'
import { tried } from '../../testing/runs'
import { table } from '../../testing/verdict-table'
import { type AllergenGroup, foodGroups, foodOfGroup, valuesOf } from './values'
import type { GroupFindings } from './verdicts'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

describe('varieties under one food', () => {
  table({
    match: [
      'Onion: shallots | Schalottenwürfel | échalote grise | chalotas fritas | scallions | Frühlingszwiebelringe | ciboules | cebolletas | scalogno',
      'Onion: sjalotten | skalottenlök | szalotka | cebolinha | salladslök | rødløg | uienpoeder | vöröshagyma',
      'Onion: lenteuitjes | skalotløg | Heckenzwiebel | rakkyo',
      'Spring onion: scallion greens',
      'Mushroom: mushrooms | dried mushrooms | wild mushrooms | Waldpilze | champignons | paddenstoelen | shiitake | morels | Steinpilze | shimeji',
      'Mushroom mix: oyster mushroom | setas',
      'Champignon: button mushroom',
      'Button mushroom: mushroom powder',
      'Curd (Quark): curd | cheese curds | Magerquark | fromage blanc | Topfencreme | cuajada | twaróg | kwark',
      'Curd: quark | kwarktaart | sernik | Quarkbällchen',
    ],
    unsure: [
      'Shiitake: mushrooms | mixed mushrooms',
      'Mushroom: truffle oil | mushroom flavouring',
      'Curd (Quark): fromage frais',
    ],
    none: [
      'Onion: leeks | chives | garlic granules | Schnittlauch',
      'Curd (Quark): raspberry curd | beancurd | soy bean curd | cottage cheese | citrus curd',
      'Mushroom: mushroom-free | yeast extract',
      'Shallot: onion powder',
    ],
  })
})

describe('what is made of a cereal', () => {
  /** The names of wheat, rye and barley, and what is made of a cereal. */
  const languages: Record<string, { heading: string; cereals: string; products: string }> = {
    en: {
      heading: 'Ingredients',
      cereals: 'wheat rye barley',
      products: 'glucose syrup (_)|glucose syrup from _|_ glucose syrup|_ dextrose|_ maltodextrin|_ alcohol',
    },
    de: {
      heading: 'Zutaten',
      cereals: 'Weizen Roggen Gerste',
      products: 'Glukosesirup aus _|Dextrose aus _|Maltodextrin aus _|Stärke (_)|Essig aus _',
    },
    fr: {
      heading: 'Ingrédients',
      cereals: 'blé seigle épeautre',
      products:
        'sirop de glucose de _|sirop de glucose de _ déshydraté|dextrose de _|maltodextrine de _|herbe de _',
    },
    es: {
      heading: 'Ingredientes',
      cereals: 'trigo centeno cebada',
      products: 'jarabe de glucosa de _|dextrosa de _|maltodextrina de _|almidón de _|hierba de _',
    },
    it: {
      heading: 'Ingredienti',
      cereals: 'frumento segale orzo',
      products: 'sciroppo di glucosio di _|destrosio di _|maltodestrine di _|amido di _',
    },
    nl: {
      heading: 'Ingrediënten',
      cereals: 'tarwe rogge gerst',
      products: 'glucosestroop van _|glucosestroop (_)|dextrose uit _',
    },
    pl: {
      heading: 'Składniki',
      cereals: 'pszenicy żyta',
      products: 'syrop glukozowy z _|skrobia z _|maltodekstryna z _',
    },
    pt: {
      heading: 'Ingredientes',
      cereals: 'trigo centeio cevada',
      products: 'xarope de glicose de _|dextrose de _|amido de _',
    },
    sv: {
      heading: 'Ingredienser',
      cereals: 'vete råg korn',
      products: 'glukossirap från _|maltodextrin (_)|dextros av _',
    },
    da: {
      heading: 'Ingredienser',
      cereals: 'hvede rug byg',
      products: 'glukosesirup af _|maltodextrin (_)|dextrose fra _',
    },
  }

  it.each(Object.entries(languages))('is named by the cereal: %s', (_, { heading, cereals, products }) => {
    for (const cereal of cereals.split(' '))
      for (const product of products.split('|')) {
        const text = `${heading}: E330, ${product.replace('_', cereal)}, E471`
        expect(matcher.groups(matcher.read(text)).contains, text).toContain('gluten')
      }
  })
})

describe('fish sauces', () => {
  table({
    match: [
      'Anchovy: fish sauce | nam pla | Fischsoße | sauce de poisson | salsa di pesce | colatura | garum | Worcestersauce | vissaus | patis',
      'Anchovy: fish sauce (water, salt, sugar) | sosem rybnym | nuoc nam',
      'Fish: nước mắm | molho de peixe | fisksås | Worcester sauce',
    ],
    none: ['Anchovy: vegan fish sauce | oyster sauce | soy sauce', 'Fish: plant-based fish sauce'],
  })
})

describe('cheeses of sheep and goats', () => {
  table({
    match: [
      `Sheep's cheese: feta | Manchego | pecorino grattugiato | Ossau-Iraty | halloumi | bryndza | cheese (ewe's milk) | Schafmilchkäse | fårost`,
      `Sheep's milk: roquefort | kefalotyri | queso curado de oveja | hard cheese (sheep's and goat's milk) | Ziegen- und Schafskäse`,
      `Goat's cheese: Sainte-Maure | crottin | getost | ser kozi | goat brie | soft cheese (goat milk) | feta (sheep's and goat's milk)`,
      `Goat's milk: Valençay | lait de brebis et de chèvre | sheep/goat milk | cow, goat and sheep milk | garrotxa`,
      `Cow's milk: cow's and goat's milk | fromage de chèvre et de vache | Feta-style cheese (cow's milk)`,
      'Goat: goat and milk',
      'Cheese (cow): cheddar | Kuhmilchkäse | soft cheese',
    ],
    unsure: [
      `Cow's milk: feta | Roquefort | soft cheese (ewe's milk) | chèvre frais`,
      `Goat's cheese: feta | caprino`,
      'Cheese (cow): feta',
    ],
    none: [`Sheep's cheese: vegan feta | goat's cheese | goat yoghurt`, 'Goat: sheep and goat cheese'],
  })
})

describe('animals around a milk or a cheese', () => {
  table({
    match: [
      `Goat's milk: leche semidesnatada de cabra | lait entier de chèvre | latte intero di capra | leite magro de cabra | caprine milk | kozie mleko`,
      `Goat's milk: Milch von Ziegen | volle melk van geiten | gedemælk | milk from cows or goats | leche de vaca, oveja y cabra | Rohmilch von der Ziege`,
      `Goat's cheese: formaggio caprino | queso tierno (leche de cabra) | Składniki: ser (mleko kozie, sól) | queijo (leite de cabra) | cheese (cow, goat)`,
      `Sheep's milk: lait thermisé de brebis | leche termizada de oveja | leite pasteurizado de ovelha | mleka owczego | fårmjölk | Vollmilch vom Schaf`,
      `Sheep's cheese: formaggio (latte ovino) | queso (leche de cabra y oveja) | fromage (lait de brebis) | serem owczym | kaas (melk van schapen)`,
      `Cow's milk: formaggio (latte di vacca, pecora e capra) | blue cheese | brunost`,
      'Goat: goat meat, milk | curry (milk, goat) | milk and goat',
      'Lamb: lamb, milk | cheese, lamb | milk, agnello',
      'Mozzarella: mozzarella (latte di bufala)',
    ],
    unsure: [
      `Cow's milk: leche cruda de cabra | mleko owcze | Milch vom Schaf | latte crudo di bufala`,
      `Sheep's cheese: blue cheese | Blauschimmelkäse | queso azul`,
      `Goat's milk: brunost`,
    ],
    none: [
      'Lamb: formaggio (latte di vacca, pecora e capra) | latte ovino | latte di pecora',
      'Goat: leche pasteurizada de cabra | milk of cow, goat and sheep',
      `Goat's milk: milk and goat | milk from Sheepdrove farm`,
    ],
  })
})

describe('words that are a fruit in one language', () => {
  table({
    match: [
      'Peach: Ingredienti: pesca, zucchero | Ingredienti: acqua, pesche 12% | succo di pesca',
      'Pear: Ingrediënten: peer, suiker | peren op sap | Ingredienti: pere',
    ],
    none: ['Fish: Ingredienti: pesca | pesca', 'Pear: peer reviewed | peer to peer'],
  })
})

describe('products of milk, eggs, cereals and soya', () => {
  table({
    match: [
      'Gluten: oats | gluten-free oat flakes | oat bran | Haferflocken | seitan | spelt',
      'Milk: lactoperoxidase',
      'Egg: lizozymu | Lisozym | ovolysozyme | muramidase',
      'Milk: calcium caseinate | lactalbumin | lactoferrin | hydrolysed milk protein | whey permeate',
      'Egg: lysozyme | E1105 | preservative: E 1105 | lizozym | conalbumin | vitellin | livetin',
      'Egg white: lysozyme hydrochloride (preservative)',
      'Soya Bean: E426 | tempeh | natto | textured vegetable protein',
      'Fish: isinglass | marine collagen',
    ],
    trace: ['Gluten: may contain oats', 'Egg: may contain lysozyme'],
    unsure: [
      'Milk: lactitol | sweetener (E966) | lactulose | tagatose | E963 | lactic starter cultures | Laktit | lactobionic acid | natural butter flavour',
      'Milk: Laktitsirup | Lactitolmonohydrat | jarabe de tagatosa | syrop laktytolowy | galattooligosaccaridi | 3-sialyllactose | tagatoza',
      'Egg: E322 | quail eggs',
      'Shrimp: glucosamine',
      'Fish: DHA | omega-3',
      'Soya Bean: E322 | E479b',
    ],
    none: [
      'Milk: lactic acid | E270 | calcium lactate | lactobacillus | lactase | E472b',
      'Gluten: gluten-free flour',
    ],
  })
})

describe('a group and the food that stands for it', () => {
  const { foods, terms } = knowledge
  const values = valuesOf(foods)
  const names = [
    ...terms.map(([term]) => term),
    ...foods.flatMap(({ name, derived, names: own }) => [name, ...derived, ...Object.values(own).flat()]),
  ]
  const pairs = Object.entries(foodOfGroup).map(([group, key]) => ({
    group: group as AllergenGroup,
    food: matcher.resolve([{ name: values.foods.get(key)?.name ?? '', key }]),
  }))
  const findingOf = ({ contains, traces, possible }: GroupFindings, group: AllergenGroup) =>
    contains.includes(group)
      ? 'match'
      : traces.includes(group)
        ? 'trace'
        : possible.includes(group)
          ? 'unsure'
          : 'none'

  const frames = ['', 'Contains ', 'May contain ']
  it.each(frames)('have the same verdict on every name: "%s…"', (frame) => {
    const disagreeing = tried(names).flatMap((name) => {
      const reading = matcher.read(frame + name)
      const groups = matcher.groups(reading)
      return pairs.flatMap(({ group, food }) => {
        const ofGroup = findingOf(groups, group)
        const ofFood = matcher.verdicts(reading, food)[0]?.verdict
        // A quail's egg is certain for its group, but only possible for hen's egg; gluten is the
        // same in all cereals.
        const mayBeAnother = ofGroup === 'match' && ofFood === 'unsure' && group !== 'gluten'
        return ofGroup === ofFood || mayBeAnother ? [] : [`${group}: ${name}`]
      })
    })
    expect(disagreeing).toEqual([])
  })

  // Milk, eggs, soya and celery are also single foods, which differ from others of their groups.
  const open = foodGroups.filter((group) => group === 'gluten' || foodOfGroup[group] === undefined)
  it.each(open.filter((group) => group !== 'milk'))('name all members of the group: %s', (group) => {
    const members = values.membersOf(group)
    const foods = matcher.resolve(members.map((key) => ({ name: values.foods.get(key)?.name ?? '', key })))
    const name = group.replace('-', ' ')
    for (const frame of frames) {
      const verdicts = matcher.verdicts(matcher.read(frame + name), foods).map(({ verdict }) => verdict)
      expect(verdicts).not.toContain('none')
      if (frame === 'May contain ')
        expect(new Set(verdicts)).toEqual(new Set(members.length > 0 ? ['trace'] : []))
    }
  })
})

describe('an ambiguous source in a trace statement', () => {
  table({
    unsure: [
      'Soya Bean: May contain lecithin. | kann Emulgator Lecithin enthalten',
      'Egg: may contain nougat | may contain surimi | peut contenir: E322',
      'Milk: may contain lactitol',
      'Gluten: miso | may contain miso | may contain stock cubes',
    ],
    trace: [
      'Almond: may contain nuts | kann Spuren von Schalenfrüchten enthalten',
      'Wheat: may contain gluten',
      'Cod: may contain fish',
      'Soya Bean: may contain soya lecithin',
    ],
  })
})
