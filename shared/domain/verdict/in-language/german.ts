import type { Phrases } from './phrases'

export const german: Phrases = {
  locale: 'de-DE',
  quote: (words) => `„${words}“`,
  because: ': ',
  semicolon: '; ',
  more: (count) => `${count} weitere`,

  levels: {
    allergy: 'Ihre Allergie',
    high: 'hoch',
    limited: 'begrenzt',
    moderate: 'mäßig erhöht',
    own: 'Ihre Wahl',
    'not-readable': 'Ergebnis nicht lesbar',
    low: 'nicht erhöht',
  },
  clinicOnly: 'gilt als Allergie',
  complaints: { own: 'Sie haben Beschwerden bemerkt', noted: 'Ihre Fachperson hat Beschwerden vermerkt' },
  noted: 'wie Ihre Fachperson vermerkt hat',
  fine: {
    eaten: (day) => `seit ${day} ohne Beschwerden gegessen`,
    noted: (day) => `am ${day} von Ihrer Fachperson als gut verträglich vermerkt`,
    changedLittle: (day) => `das Weglassen hat bei Ihnen wenig geändert, ${day}`,
  },
  fineAtAll: 'von Ihnen gut vertragen',

  ways: {
    is: (names) => `das ist ${names}`,
    made: (names) => `das wird aus ${names} gemacht`,
    holds: (names) => `das enthält ${names}`,
    usual: (names) => `das enthält meist ${names}`,
    trace: (names) => `die Worte stehen für Spuren von ${names}`,
  },
  also: {
    holds: (names) => `das enthält auch ${names}`,
    usual: (names) => `das enthält meist auch ${names}`,
  },

  never: (title) => `Essen Sie ${title} nicht, auch keine Spuren davon`,
  notAtHome: 'fragen Sie eine Allergologin oder einen Allergologen, und probieren Sie nichts davon zu Hause',
  todos: {
    trigger: (title) => `Lassen Sie ${title} weg`,
    high: (title) => `Lassen Sie ${title} vorerst weg`,
    limited: (title) => `Halten Sie sich bei ${title} an Ihre Grenze`,
    moderate: (title) => `Essen Sie ${title} nur ab und zu, zum Beispiel alle paar Tage`,
  },
  own: (title) => `Sie haben gewählt, ${title} wegzulassen`,
  ownChoice: (names) => `Ihre Wahl: ${names}`,
  unread: (title) => `Fragen Sie das Labor zu ${title}`,
  parts: {
    allergy: (names) => `essen Sie nichts mit ${names}, auch keine Spuren`,
    trigger: (names) => `lassen Sie ${names} weg`,
    high: (names) => `lassen Sie ${names} vorerst weg`,
    limited: (names) => `halten Sie sich bei ${names} an Ihre Grenze`,
    moderate: (names) => `essen Sie ${names} nur ab und zu`,
    own: (names) => `Sie haben gewählt, ${names} wegzulassen`,
    'not-readable': (names) => `fragen Sie das Labor zu ${names}`,
  },

  askFirst: (title, names) => `Fragen Sie erst nach: ${title} kann ${names} enthalten`,
  askAboutRelated: (title, names) =>
    `Fragen Sie eine Allergologin oder einen Allergologen, bevor Sie ${title} essen: Ihre Allergie (${names}) kann auch dafür gelten, und ein IgG-Wert sagt darüber nichts`,
  unlessClear: 'essen Sie ohne klare Antwort nichts davon, auch keine Spuren',
  maybeTraces: (title, names) => `${title} kann Spuren von ${names} enthalten`,
  leaveTraces: 'essen Sie nichts davon, auch keine Spuren',
  tracesMatterLittle: 'solche Spuren sind für ein IgG-Ergebnis kaum von Bedeutung',
  without: {
    leave: (title) => `Lassen Sie ${title} weg, sofern es nicht anders zubereitet ist`,
    limited: (title) =>
      `Halten Sie sich bei ${title} an Ihre Grenze, oder bitten Sie um eine andere Zubereitung`,
    ownModerate: (title) =>
      `Bitten Sie bei ${title} um eine andere Zubereitung, und essen Sie auch diese nur ab und zu`,
    moderate: (title) => `Essen Sie ${title} nur ab und zu, oder anders zubereitet`,
    own: (title) => `Bitten Sie bei ${title} um eine andere Zubereitung, wie Sie es gewählt haben`,
    unread: (title) => `Fragen Sie das Labor zu ${title}, oder bitten Sie um eine andere Zubereitung`,
  },
  dependsOn: (title) => `Es kommt bei ${title} auf die Sorte an`,
  nothingAgainst: (title) =>
    `Gegen das, was ${title} üblicherweise enthält, spricht nichts, soweit es bekannt ist`,
  eachKitchen: (title) => `Jede Küche macht ${title} anders`,
  recipesDiffer: 'Rezepte unterscheiden sich',
  whatIsIn: 'fragen Sie, was darin ist',
  askAbout: (names) => `fragen Sie nach ${names}`,
  readLabel: (names) => `oft ist darin ${names}, lesen Sie das Etikett`,

  eat: (title) => `Sie können ${title} essen`,
  nothingKnown: (title) => `Gegen ${title} spricht nichts, was bekannt ist`,
  noReason: (title) => `Ihr Test gibt keinen Grund, ${title} wegzulassen`,
  notItself: (names, title) => `untersucht ist ${names}, nicht ${title} selbst`,
  noElevation: (names) => `nicht erhöht: ${names}`,
  noResult: (title) => `Nichts ist bekannt zu ${title}, denn dazu gibt es kein Testergebnis`,
  notKnown: (words) =>
    `Wir kennen ${words} nicht: sehen Sie in der Zutatenliste nach, oder scannen Sie das Etikett`,
  didYouMean: (choices) => `Meinten Sie ${choices}?`,

  unreadBeside: (names) => `das Ergebnis zu ${names} ist nicht lesbar, fragen Sie das Labor`,
  askedAnew: (names) => `ein neuerer Test stellt ${names} in Frage, was bis zur Klärung weggelassen bleibt`,
  checkedAgain: 'der Bericht wird noch einmal geprüft, dies stand vorher darin',
}
