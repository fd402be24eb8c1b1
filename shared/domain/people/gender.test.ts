import { expect, it } from 'vitest'
import { genderOf } from './gender'

const spellings = {
  Female:
    'F f Female FEMALE female. Fem Woman Weiblich weiblich weibl. W w Frau Femme féminin Féminine Fille Mujer Femenino F. Hembra Donna Femminile Vrouw V vrouwelijk Kvinna Kvinnlig kvinde Kobieta K żeńska Žena Mulher Feminino Nainen Kadın ♀',
  Male: 'M m Male MALE m. Masc Man Männlich maennlich männl. Mann Herr Homme masculin Masculino Garçon H Hombre Varón Uomo Maschile maschio Mannelijk Manlig mand Mężczyzna męska Muž Homem Mies Erkek ♂',
  Other: 'X D Other Divers non-binary Nichtbinär inter otro altro autre anders annat inna ⚧',
}

it.each(
  Object.entries(spellings).flatMap(([gender, words]) => words.split(' ').map((word) => [word, gender])),
)('reads "%s" as %s', (word, gender) => {
  for (const form of [word, ` ${word} `, `${word}\u00a0`, word.normalize('NFD')])
    expect(genderOf(form)).toBe(gender)
})

it.each([
  ['Female (F)', 'Female'],
  ['w / f', 'Female'],
  ['weiblich/female', 'Female'],
  ['männlich (m)', 'Male'],
  ['F, unknown', 'Female'],
])('reads "%s" as %s', (text, gender) => expect(genderOf(text)).toBe(gender))

it.each(
  'Prefer not to say|prefer NOT to say|unknown|Unbekannt|k. A.|k.A.|keine Angabe|n/a|N/A|n. a.|-|?|—|Not stated|not specified|inconnu|non précisé|desconocido|sconosciuto|onbekend|okänd|nieznana|U|'.split(
    '|',
  ),
)('reads "%s" as not stated', (text) => expect(genderOf(text)).toBe(''))

it.each([
  'm/w/d',
  'M/F',
  'Fema1e',
  'Jane',
  '1',
  'yes',
  'not female',
  'Hello W',
  'constructor',
  '__proto__',
  'wm',
])('cannot read "%s"', (text) => expect(genderOf(text)).toBeUndefined())
