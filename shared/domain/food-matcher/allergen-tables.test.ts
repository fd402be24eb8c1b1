import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { matcher } from '../../testing/seeded-knowledge'
import type { AllergenGroup } from './values'

/** The fourteen groups in each language, and the words of tables. */
const groups =
  `milk eggs gluten soybeans peanuts nuts sesame-seeds mustard celery fish crustaceans molluscs lupin
sulphites`.split(/\s/u) as AllergenGroup[]
const languages = [
  {
    names:
      'Milk|Eggs|Wheat|Soya|Peanuts|Tree nuts|Sesame seeds|Mustard|Celery|Fish|Crustaceans|Molluscs|Lupin|Sulphites',
    yes: 'Yes',
    no: 'No',
    heads: ['Allergen', 'Contains', 'May contain', 'Free from'],
    traces: 'May contain|Traces|may contain traces',
    holds: 'Contains',
    lacks: 'Free from',
  },
  {
    names:
      'Milch|Eier|Weizen|Soja|Erdnüsse|Schalenfrüchte|Sesam|Senf|Sellerie|Fisch|Krebstiere|Weichtiere|Lupinen|Sulfite',
    yes: 'Ja',
    no: 'Nein',
    heads: ['Allergene', 'Enthält', 'Spuren möglich', 'Nicht enthalten'],
    traces: 'Spuren|kann enthalten|Kann Spuren enthalten',
    holds: 'Enthalten',
    lacks: 'Nicht enthalten',
  },
  {
    names:
      'Lait|Œufs|Blé|Soja|Arachides|Fruits à coque|Sésame|Moutarde|Céleri|Poisson|Crustacés|Mollusques|Lupin|Sulfites',
    yes: 'Oui',
    no: 'Non',
    heads: ['Allergène', 'Contient', 'Peut contenir', 'Ne contient pas'],
    traces: 'Traces|peut contenir|Traces possibles',
    holds: 'Contient',
    lacks: 'Ne contient pas',
  },
  {
    names:
      'Leche|Huevos|Trigo|Soja|Cacahuetes|Frutos de cáscara|Sésamo|Mostaza|Apio|Pescado|Crustáceos|Moluscos|Altramuces|Sulfitos',
    yes: 'Sí',
    no: 'No',
    heads: ['Alérgeno', 'Contiene', 'Puede contener', 'No contiene'],
    traces: 'Trazas|puede contener|Posibles trazas',
    holds: 'Contiene',
    lacks: 'No contiene',
  },
  {
    names:
      'Latte|Uova|Grano|Soia|Arachidi|Frutta a guscio|Sesamo|Senape|Sedano|Pesce|Crostacei|Molluschi|Lupini|Solfiti',
    yes: 'Sì',
    no: 'No',
    heads: ['Allergene', 'Contiene', 'Può contenere', 'Non contiene'],
    traces: 'Tracce|può contenere|Possibili tracce',
    holds: 'Contiene',
    lacks: 'Non contiene',
  },
  {
    names:
      'Melk|Eieren|Tarwe|Soja|Pinda’s|Noten|Sesamzaad|Mosterd|Selderij|Vis|Schaaldieren|Weekdieren|Lupine|Sulfieten',
    yes: 'Ja',
    no: 'Nee',
    heads: ['Allergeen', 'Bevat', 'Kan bevatten', 'Bevat geen'],
    traces: 'Sporen|kan bevatten|Kan sporen bevatten',
    holds: 'Bevat',
    lacks: 'Bevat niet',
  },
  {
    names:
      'Mleko|Jaja|Pszenica|Soja|Arachidy|Orzechy|Sezam|Gorczyca|Seler|Ryby|Skorupiaki|Mięczaki|Łubin|Siarczyny',
    yes: 'Tak',
    no: 'Nie',
    heads: ['Alergen', 'Zawiera', 'Może zawierać', 'Nie zawiera'],
    traces: 'Ślady|może zawierać|Śladowe ilości',
    holds: 'Zawiera',
    lacks: 'Nie zawiera',
  },
  {
    names:
      'Leite|Ovos|Trigo|Soja|Amendoins|Frutos de casca rija|Sésamo|Mostarda|Aipo|Peixe|Crustáceos|Moluscos|Tremoço|Sulfitos',
    yes: 'Sim',
    no: 'Não',
    heads: ['Alergénios', 'Contém', 'Pode conter', 'Não contém'],
    traces: 'Vestígios|pode conter|Traços',
    holds: 'Contém',
    lacks: 'Não contém',
  },
  {
    names:
      'Mjölk|Ägg|Vete|Soja|Jordnötter|Nötter|Sesamfrön|Senap|Selleri|Fisk|Kräftdjur|Blötdjur|Lupin|Sulfiter',
    yes: 'Ja',
    no: 'Nej',
    heads: ['Allergen', 'Innehåller', 'Kan innehålla', 'Innehåller inte'],
    traces: 'Spår|kan innehålla|Kan innehålla spår av',
    holds: 'Innehåller',
    lacks: 'Innehåller inte',
  },
  {
    names:
      'Mælk|Æg|Hvede|Soja|Jordnødder|Nødder|Sesamfrø|Sennep|Selleri|Fisk|Krebsdyr|Bløddyr|Lupin|Sulfitter',
    yes: 'Ja',
    no: 'Nej',
    heads: ['Allergen', 'Indeholder', 'Kan indeholde', 'Indeholder ikke'],
    traces: 'Spor|kan indeholde|Kan indeholde spor af',
    holds: 'Indeholder',
    lacks: 'Indeholder ikke',
  },
].map(({ names, traces, ...words }) => ({ ...words, names: names.split('|'), traces: traces.split('|') }))
type Language = (typeof languages)[number]

const said = ['contains', 'traces', 'none'] as const
type Said = (typeof said)[number]
/** Each group in turn with each answer, so that every answer has every other as its neighbour. */
const answerOf = (at: number, turn: number): Said => said[(at + Math.floor(at / 3) + turn) % 3] ?? 'none'

/** The groups that a text does not say the expected of, in all three turns. */
function wrongIn(textOf: (rows: [name: string, answer: Said][], language: Language) => string) {
  return languages.flatMap((language) =>
    [0, 1, 2].flatMap((turn) => {
      const rows = language.names.map((name, at): [string, Said] => [name, answerOf(at, turn)])
      const text = textOf(rows, language)
      const found = matcher.groups(matcher.read(text))
      return groups.flatMap((group, at) => {
        const answer = answerOf(at, turn)
        const now = said.find((one) => one !== 'none' && found[one].includes(group))
        const is = now ?? (found.possible.includes(group) ? 'possible' : 'none')
        return is === answer ? [] : [`${language.names[at]}: ${answer}, said ${is}, in ${text.slice(0, 90)}`]
      })
    }),
  )
}

describe('a table of allergens', () => {
  const words = (language: Language, trace: number): Record<Said, string> => ({
    contains: language.yes,
    traces: language.traces[trace] ?? '',
    none: language.no,
  })
  const statements = (language: Language): Record<Said, string> => ({
    contains: language.holds,
    traces: language.traces[1] ?? '',
    none: language.lacks,
  })
  const separators = [': ', ' : ', ' - ', ' – ', '\t', '   ', ' | ', ' ...... ', ' = ', ' ', '? ']
  const cases = [': ', ' - ', '\t', '   ', ' | ', ' ........ ', ' = ', ' ', '? ', '\n']
    .map((separator) => [separator, [0, 1, 2]] as const)
    .flatMap(([separator, traces]) => traces.map((trace) => [separator, trace] as const))

  it.each(cases)('says of each food what its line says, behind %j with trace word %i', (separator, trace) => {
    const wrong = wrongIn((rows, language) =>
      rows.map(([name, answer]) => name + separator + words(language, trace)[answer]).join('\n'),
    )
    expect(wrong).toEqual([])
  })

  it.each(separators)('says it in capitals and in small letters behind %j', (separator) => {
    const textOf = (rows: [string, Said][], language: Language) =>
      rows.map(([name, answer]) => name + separator + words(language, 0)[answer]).join('\n')
    expect(wrongIn((rows, language) => textOf(rows, language).toUpperCase())).toEqual([])
    expect(wrongIn((rows, language) => textOf(rows, language).toLowerCase())).toEqual([])
  })

  it.each([': ', ' - ', '\t', '   ', ' | '])(
    'says it by a statement as the answer behind %j',
    (separator) => {
      const wrong = wrongIn((rows, language) =>
        rows.map(([name, answer]) => name + separator + statements(language)[answer]).join('\n'),
      )
      expect(wrong).toEqual([])
    },
  )

  it.each([', ', '; ', ' | '])('says it of pairs on one line, separated by %j', (separator) => {
    const wrong = wrongIn((rows, language) =>
      rows.map(([name, answer]) => `${name}: ${words(language, 0)[answer]}`).join(separator),
    )
    expect(wrong).toEqual([])
  })

  it('says it of answers in brackets', () => {
    const wrong = wrongIn((rows, language) =>
      rows.map(([name, answer]) => `${name} (${words(language, 0)[answer]})`).join(', '),
    )
    expect(wrong).toEqual([])
  })

  it.each(['\t', '  ', ' | '])('has columns with a heading each, between %j', (separator) => {
    const wrong = wrongIn((rows, language) =>
      [
        language.heads.join(separator),
        ...rows.map(([name, answer]) =>
          [name, ...said.map((one) => (one === answer ? language.yes : language.no))].join(separator),
        ),
      ].join('\n'),
    )
    expect(wrong).toEqual([])
  })

  it.each(['✓', 'x', 'X', '✗', '+', '●'])('has columns with a %s where one applies', (mark) => {
    const wrong = wrongIn((rows, language) =>
      [
        language.heads.join(' | '),
        ...rows.map(([name, answer]) =>
          [name, ...said.map((one) => (one === answer ? mark : ''))].join(' | '),
        ),
      ].join('\n'),
    )
    expect(wrong).toEqual([])
  })

  const marks = [
    ['✓', '✗'],
    ['✔️', '❌'],
    ['✓', '-'],
    ['x', '-'],
    ['+', '-'],
    ['✗', '-'],
    ['☒', '☐'],
    ['☑', '☐'],
  ] as const
  it.each(marks)('has %s for contained and %s for not', (yes, no) => {
    for (const separator of [' ', ': ', '\t', ' | ']) {
      const wrong = wrongIn((rows, language) =>
        rows
          .map(
            ([name, answer]) =>
              name + separator + { contains: yes, traces: language.traces[0] ?? '', none: no }[answer],
          )
          .join('\n'),
      )
      expect(wrong).toEqual([])
    }
  })

  it('says of lists what the answer before them says', () => {
    const wrong = wrongIn((rows, language) => {
      const listed = (wanted: Said) => rows.flatMap(([name, answer]) => (answer === wanted ? [name] : []))
      return [
        `${language.no}: ${listed('none').join(', ')}`,
        `${language.yes}: ${listed('contains').join(', ')}`,
        `${language.heads[2]}: ${listed('traces').join(', ')}`,
      ].join('\n')
    })
    expect(wrong).toEqual([])
  })

  it('says of lines below a heading what the heading says', () => {
    const wrong = wrongIn((rows, language) => {
      const [, contains, traces, none] = language.heads
      const listed = (wanted: Said) => rows.flatMap(([name, answer]) => (answer === wanted ? [name] : []))
      return [
        `${contains}:`,
        ...listed('contains'),
        `${none}:`,
        ...listed('none'),
        `${traces}:`,
        ...listed('traces'),
      ].join('\n')
    })
    expect(wrong).toEqual([])
  })
})

/** Headings of contained, absent and possible allergens in each language. */
const headings = [
  'Present/Absent/Possible|With/Without/May contain|Presence/Absence/Traces|Yes/No/Possible cross-contact',
  'Vorhanden/Nicht vorhanden/Kreuzkontakt möglich|Mit/Ohne/Spuren|Enthält/Enthält nicht/Mögliche Spuren',
  'Présence/Absence/Traces possibles|Avec/Sans/Contamination croisée|Présents/Absents/Contact croisé possible',
  'Presentes/Ausentes/Posible contaminación|Con/Sin/Trazas|Tiene/No tiene/Puede tener',
  'Presenti/Assenti/Possibile contaminazione|Con/Senza/Tracce|Presenza/Assenza/Possibile presenza',
  'Aanwezig/Afwezig/Mogelijk spoor|Met/Zonder/Sporen|Bevat/Bevat niet/Kruisbesmetting mogelijk',
  'Obecne/Nieobecne/Możliwe ślady|Z/Bez/Śladowe ilości|Zawiera/Nie zawiera/Możliwe zanieczyszczenie',
  'Presentes/Ausentes/Possível contaminação|Com/Sem/Vestígios|Tem/Não tem/Pode ter',
  'Finns/Finns inte/Kan finnas|Med/Utan/Spår|Ingår/Ingår ej/Möjlig korskontaminering',
  'Til stede/Ikke til stede/Mulige spor|Med/Uden/Spor|Indeholder/Indeholder ikke/Mulig krydskontaminering',
].map((all) => all.split('|').map((heads) => heads.split('/')))

describe('a list below a heading', () => {
  const orders = [said, ['contains', 'none', 'traces'], ['none', 'traces', 'contains']] as const
  const marks = ['', '* ', '• ', '- '].flatMap((bullet) => [
    [bullet, ':'],
    [bullet, ''],
  ])

  it.each(marks)('says what the heading says, with bullet %j and %j behind the heading', (bullet, colon) => {
    for (const order of orders)
      for (const kind of [0, 1, 2]) {
        const wrong = wrongIn((rows, language) => {
          const [contains, none, traces] = headings[languages.indexOf(language)]?.[kind] ?? []
          const heads = { contains, none, traces }
          const listed = (wanted: Said) =>
            rows.flatMap(([name, answer]) => (answer === wanted ? [bullet + name] : []))
          return ['Menu 4', ...order.flatMap((one) => [`${heads[one]}${colon}`, ...listed(one)])].join('\n')
        })
        expect(wrong).toEqual([])
      }
  })

  table({
    match: [
      'Milk: Tem:\n• leite (queijo, manteiga)\n• trigo\nNão tem:\n• ovo | Chocolate with\nalmonds\nand milk\nwithout\nsugar',
    ],
    trace: ['Nuts: Milk: yes\nNuts: possible cross-contact | Mleko: TAK\nOrzechy: śladowo'],
    none: ['Egg: Tem:\n• leite (queijo, manteiga)\n• trigo\nNão tem:\n• ovo'],
  })
})

describe('an answer at a line’s end', () => {
  table({
    match: [
      'Milk: Suitable for vegans: no\nMilk chocolate | Vegan: yes\nMilk chocolate | Für Veganer geeignet: nein\nMilchschokolade',
      'Milk: Végétalien : non\nLait, sucre | Sin gluten: sí\nLeche, azúcar | Additives: no\nMilk, sugar | Vegano: no\nLatte intero, zucchero',
      'Milk: Milk-free: no | Milchfrei: nein | Allergy advice: contains\nmilk | Milk yes egg no soya no | Milk 4 × 200 ml',
      'Milk: Sugar, wheat flour, milk. Contains no\nnuts | Ingredients: sugar, milk, egg\nVegan: no\nGluten free: yes',
      'Milk: Milk\nno\nadded sugar\nno\npreservatives | Contains milk no\nnuts no\neggs',
    ],
    trace: [
      'Milk: May contain:\n✓ milk\n✓ nuts | May contain: milk ✓, nuts ✗ | Allergy advice: may contain\nmilk | May contain\nMilk: yes\nEgg: no',
      'Nuts: Suitable for people with a nut allergy: no\nVegan: yes | May contain nuts: yes',
    ],
    none: [
      'Nuts: Contains no\nnuts | contains: no\nnuts | milk, contains\nno\nnuts | Contains no artificial colours, no\nnuts',
      'Milk: Contains milk? No | Contains milk: no. | Does it contain milk? No. | May contain milk: no | ✗ Milk | Free from: ✓ milk ✓ nuts',
      'Milk: Milk-free: yes | Milch enthalten: nein | No: nuts,\nmilk | Contains no:\nnuts\nmilk',
      'Fish: Nuts (almonds, hazelnuts): no\nMilk: yes\nFish, crustaceans: no',
    ],
    unsure: ['Milk: Milk ✗\nEgg ✗'],
  })
})

describe('a claim without a full stop', () => {
  const claims = [
    'Free from nuts|Nut free|No added nuts|Contains no nuts|Suitable for people with a nut allergy',
    'Frei von Nüssen|Nussfrei|Ohne Nüsse|Enthält keine Nüsse',
    'Sans noix|Ne contient pas de noix|Exempt de noix',
    'Sin nueces|Libre de nueces|No contiene nueces',
    'Senza noci|Privo di noci|Non contiene noci',
    'Zonder noten|Vrij van noten|Bevat geen noten',
    'Bez orzechów|Wolny od orzechów|Nie zawiera orzechów',
    'Sem nozes|Livre de nozes|Não contém nozes',
    'Uden nødder|Fri for nødder|Indeholder ingen nødder',
    'Utan nötter|Fri från nötter|Innehåller inga nötter',
  ].flatMap((line) => line.split('|'))
  const milk = matcher.resolve([{ name: 'Milk' }, { name: 'Nuts' }])
  const verdicts = (text: string) => matcher.verdicts(matcher.read(text), milk).map(({ verdict }) => verdict)

  it.each(claims)('%s says nothing of the line below that begins with a capital', (claim) => {
    for (const next of [
      'Milk, sugar, salt',
      'Milk chocolate, sugar',
      'Ingredients: sugar, milk',
      'Contains milk',
    ])
      expect(verdicts(`${claim}\n${next}`), next).toEqual(['match', 'none'])
  })

  table({
    none: [
      'Milk: Free from nuts,\nmilk and eggs. | Free from nuts and\nMilk | Frei von künstlichen\nAromen, Milch und Nüssen | Free from\nMilk, nuts',
    ],
  })
})

describe('lists below "yes", "perhaps" and "no"', () => {
  const heads =
    `Yes|Maybe|No\nJa|Vielleicht|Nein\nOui|Peut contenir|Non\nSÌ|FORSE|NO\nMét|Misschien een spoor van|Zónder
MIT|Vielleicht Spuren von|OHNE\nSí|Quizás|No\nSim|Talvez|Não`.split('\n')
  const foods = matcher.resolve(['Milk', 'Soya', 'Fish'].map((name) => ({ name })))
  it.each(heads.flatMap((head) => ['', '- '].map((bullet) => [head, bullet] as const)))(
    'says match, trace and none below %s with bullet "%s"',
    (head, bullet) => {
      const [yes, perhaps, no] = head.split('|')
      const text = `Tiramisù\n${yes}\n${bullet}latte\n${bullet}leche\n${perhaps}\n${bullet}soja\n${bullet}soya\n${no}\n${bullet}fish\n${bullet}cod`
      const said = matcher.verdicts(matcher.read(text), foods).map(({ verdict }) => verdict)
      expect(said).toEqual(['match', 'trace', 'none'])
    },
  )
})
