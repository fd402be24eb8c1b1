import type { Sayings } from '../sayings'
import { dayIn, listIn } from './list-in'

const noticed = (basis: string | undefined) =>
  basis === 'practitioner' ? 'Ihre Fachperson hat Beschwerden vermerkt' : 'Sie haben Beschwerden bemerkt'

export const german: Sayings = {
  answers: {
    allergy: 'Allergie',
    'leave-out': 'Weglassen',
    'check-first': 'Erst prüfen',
    'go-ahead': 'Nur zu',
    'not-tested': 'Nicht getestet',
    'not-known': 'Nicht bekannt',
    'not-food': 'Kein Lebensmittel',
  },
  list: listIn('de-DE', 'andere'),
  day: dayIn('de-DE'),
  quote: (words) => `„${words}“`,
  forNow: ', vorerst',
  upTo: (amount) => (amount ? ` bis zu „${amount}“` : ' bis zu Ihrer Grenze'),
  withKinds: (names) => ` mit ${names}`,
  withMost: (family) => ` mit den meisten Sorten „${family}“`,
  it: { name: 'Es', isMany: false },
  they: { name: 'Es', isMany: false },
  is: {
    allergy: ({ name }, _, { isClinical }) =>
      isClinical
        ? `${name} gilt als Allergie. Essen Sie nichts davon, auch keine Spuren.`
        : `Essen Sie nichts davon, auch keine Spuren: ${name}.`,
    trial: ({ name }, _, { until }) =>
      until ? `${name} gehört zu Ihrem Plan: wieder ab ${until}.` : `${name} gehört jetzt zu Ihrem Plan.`,
    baseline: ({ name }, _, { until }) =>
      `${name}: essen Sie wie gewohnt, ${until ? `ab ${until} lassen Sie es weg` : 'bis Ihr Plan es weglässt'}.`,
    trigger: ({ name }, _, { basis }) => `${noticed(basis)}: ${name}.`,
    high: ({ name }) => `${name} ist bei Ihnen hoch.`,
    own: ({ name }) => `Sie haben gewählt, ${name} wegzulassen.`,
    'not-readable': ({ name }) => `Ihr Ergebnis zu ${name} ist nicht lesbar: fragen Sie das Labor.`,
    limited: ({ name }, _, { basis }) =>
      basis === 'practitioner'
        ? `Diese Grenze für ${name} hat Ihre Fachperson vermerkt.`
        : `Das ist Ihre Grenze für ${name}.`,
    moderate: ({ name }) => `Ab und zu genügt: ${name}.`,
    tolerated: ({ name }) => `Sie vertragen ${name} gut.`,
    low: ({ name }) => `${name} war in Ihrem Test nicht erhöht.`,
  },
  how: {
    'counts-as': ({ name }, { text }) => `${name} zählt als ${text}`,
    made: ({ name }, { text }) => `${name} wird aus ${text} gemacht`,
    has: ({ name }, { text }) => `${name} enthält ${text}`,
    usually: ({ name }, { text }) => `${name} enthält meist ${text}`,
    'usually-is': ({ name }, { text }) => `${name} ist meist ${text}`,
    'usually-from': ({ name }, { text }) => `${name} wird meist aus ${text} gemacht`,
    'can-be': ({ name }, { text }) => `${name} kann ${text} sein`,
    some: ({ name }, { text }) => `${name} enthält manchmal ${text}`,
    traces: (_, { text }) => `Die Worte stehen für Spuren von ${text}`,
    diet: ({ name }, { text }) => `${name} passt nicht zu Ihrer Wahl ${text}`,
    'some-diet': ({ name }, { text }) => `${name} passt nicht immer zu Ihrer Wahl ${text}`,
  },
  which: {
    allergy: (_, { isClinical }) => (isClinical ? ', gilt als Allergie' : ', Ihre Allergie'),
    trial: (_, { until }) => (until ? ', in Ihrem Plan bis ' + until : ', jetzt in Ihrem Plan'),
    baseline: (_, { until }) => `, vorerst wie gewohnt${until ? ` bis ${until}` : ''}`,
    trigger: (_, { basis }) =>
      `, und ${noticed(basis)}`.replace(
        'Sie haben Beschwerden bemerkt',
        'Sie haben damit Beschwerden bemerkt',
      ),
    high: () => ', bei Ihnen hoch',
    own: () => ', von Ihnen weggelassen',
    'not-readable': () => ', Ergebnis nicht lesbar',
    limited: (_, { amount }) => (amount ? `, Ihre Grenze ist „${amount}“` : ', mit Ihrer Grenze'),
    moderate: () => ', bei Ihnen mäßig erhöht',
    tolerated: () => ', von Ihnen gut vertragen',
    low: () => ', nicht erhöht',
  },
  asFound: ', wie Sie herausgefunden haben',
  never: () => ' Essen Sie nichts davon, auch keine Spuren.',
  notEvenTraces: ' Essen Sie auch keine Spuren.',
  unlessClear: () => ' Sonst auch keine Spuren davon.',
  say: {
    kinds: (_, __, { text }) => `Nicht ${text}.`,
    'few-kinds': (_, { text }, others) => `Lassen Sie ${text} weg. In Ordnung: ${others.text}.`,
    related: (_, { text }) =>
      `Fragen Sie erst allergologisch nach: die Allergie (${text}) kann verwandte Lebensmittel einschließen.`,
    'ask-about': (_, { text }) =>
      `Rezepte sind verschieden: fragen Sie nach ${text}, Ihrer Allergie, auch keine Spuren.`,
    'ask-about-clinical': (_, { text }) => `Fragen Sie nach ${text}, gilt als Allergie, auch keine Spuren.`,
    product: ({ name }, { text }) => `${text} war nicht erhöht: nichts im Test spricht gegen ${name}.`,
    dish: ({ name }) => `Was ${name} meist enthält, war nicht erhöht. Fragen Sie nach dem Rezept.`,
    bought: ({ name }) => `Was ${name} meist enthält, war nicht erhöht. Prüfen Sie das Etikett.`,
    kitchen: ({ name }) => `Jede Küche macht ${name} anders: fragen Sie, was darin ist.`,
    apart: ({ name }, { text }) => `${name} war nicht erhöht. Halten Sie es getrennt von ${text}.`,
    trace: (_, { text }) => `Spuren von ${text} sind für ein IgG-Ergebnis kaum von Bedeutung.`,
    'not-tested': (_, { text }) => `Ihr Test enthielt ${text} nicht. Gehen Sie danach, wie es Ihnen bekommt.`,
    'no-test': () => 'Sie haben noch kein Ergebnis. Richten Sie sich nach Ihren Allergien.',
    'no-such-test': ({ name }) =>
      `Kein Test sucht nach ${name}. Nichts in Ihren Ergebnissen spricht dagegen.`,
    'not-known': (_, { text }) =>
      `Wir kennen ${text} nicht. Lesen Sie die Zutaten oder scannen Sie das Etikett.`,
    'did-you-mean': (_, { text }) => `Meinten Sie ${text}?`,
    'not-eaten': (_, { text }) =>
      `${text} ist nichts zu essen. Schreiben Sie ein Lebensmittel oder ein Gericht.`,
    poisonous: () => 'Das kann giftig sein. Essen Sie es nicht.',
    medicine: () => 'Das ist ein Arzneimittel. Fragen Sie in der Praxis oder Apotheke.',
    'no-word': () => 'Schreiben Sie ein Lebensmittel oder ein Gericht, zum Beispiel Reis.',
    organism: () => 'Ihr Test hat danach gesucht, aber man isst es nicht.',
    'made-without': (_, { text }) => `Fragen Sie nach einer Zubereitung ohne ${text}.`,
    'not-raised': (_, { text }) => `In Ihrem Test nicht erhöht: ${text}.`,
    fine: (_, { text }) => `Von Ihnen gut vertragen: ${text}.`,
    'now-and-then': (_, { text }) => `Ab und zu genügt: ${text}.`,
    limit: (_, { text }) => `Halten Sie sich an Ihre Grenze: ${text}.`,
    'limit-if': (_, { text }) => `Enthält es ${text}, halten Sie sich an Ihre Grenze.`,
    unread: (_, { text }) => `Ihr Ergebnis zu ${text} ist nicht lesbar: fragen Sie das Labor.`,
    'raised-again': (_, { text }) => `Ein neuerer Test stellt ${text} in Frage. Lassen Sie es vorerst weg.`,
    'not-included': (_, { text }) => `Nicht in Ihrem Test: ${text}.`,
    'unknown-words': (_, { text }) => `Wir kennen ${text} nicht.`,
    'only-one': (_, { text }) => `Ist es nur ${text}: ab und zu.`,
    'only-if': (_, { text }) => `Enthält es ${text}, genügt ab und zu.`,
    igg: () => 'Ein IgG-Wert sagt nichts über eine Allergie.',
    clinic: () => 'Fragen Sie allergologisch nach, und probieren Sie nichts davon zu Hause.',
    'ask-practitioner': () => 'Fragen Sie Ihre Fachperson, was das Ergebnis bedeutet.',
    'being-checked': () => 'Der Bericht wird noch einmal geprüft. Dies stand vorher darin.',
  },
}
