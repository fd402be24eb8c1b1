import { type QuestionLanguage, questionLanguage } from '../text/question-language'

/** Words that name another food, or none, elsewhere; `en` includes unclear languages. */
const meanings: Record<QuestionLanguage, Record<string, string>> = {
  en: { 'pommes(?! (?:frites|de))': 'Pommes frites, pommes' },
  de: {
    'pommes(?! frites)': 'Pommes frites',
    rind: 'Rindfleisch',
    hack: 'Hackfleisch',
    korn: 'Getreide',
    most: 'Apfelmost',
  },
  fr: {
    // After "un" or "au" it is a pub, and "au lieu de" means instead of.
    '(?<=(?:du|le) )bar': 'loup de mer',
    '(?<=du )lieu(?! (?:noir|jaune))': 'lieu noir',
    // Without its accent, curd is spelt like quail.
    '(?<=(?:la|une|des) )cailles?': 'cailles',
    '(?<!la |une |des |[œo]e?ufs? de )caille': 'caillé, cailles',
    // Without its accent, "pâté" is spelt like dough, and vice versa.
    '(?<=la )p[âa]te(?! (?:[àd]|d’|feuill|bris|sabl|lev))': 'pâte brisée, pâté',
  },
  es: {
    'pan(?! (?:de|con|integral|blanco|tostado|rallado|negro|bimbo|pizza))': 'pan blanco',
    rape: 'rape blanco',
    pez: 'pescado',
    vaca: 'carne de vaca',
    'tostadas?(?! (?:de|con))': 'pan tostado, tostada de maíz',
    // An omelette in Spain, a flat bread in Mexico.
    'tortillas?(?! (?:de|con|francesa|española))': 'tortilla francesa, tortilla',
  },
}

const readings = Object.fromEntries(
  Object.entries(meanings).map(([language, words]) => [
    language,
    Object.entries(words).map(
      ([word, meant]) => [new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, 'giu'), meant] as const,
    ),
  ]),
) as Record<QuestionLanguage, [RegExp, string][]>

/** Replaces words of its language by unambiguous names: German "Pommes" are chips. */
export const inOwnLanguage = (question: string): string =>
  readings[questionLanguage(question)].reduce((text, [word, meant]) => text.replace(word, meant), question)
