import { expect, it } from 'vitest'
import { graveNotes } from './topics'

it.each([
  'a little bright red blood on the toilet paper',
  'nur ganz wenig blut am klopapier',
  'un petit peu de sang sur le papier après les selles',
  'un poco de sangre roja en el papel al limpiarme',
])('a little blood calls for a doctor soon: %s', (question) =>
  expect(graveNotes(question).join(' ')).toMatch(/^See a doctor about the blood soon, .*black.*112/u),
)

it.each([
  'got hives after dinner dont know if its serious',
  'Ausschlag seit dem Mittagessen, ist das schlimm?',
  'plaques rouges depuis le dîner, c’est grave ?',
  'me han salido ronchas después de la cena, es grave?',
])('a fresh rash says when to call for help: %s', (question) =>
  expect(graveNotes(question).join(' ')).toMatch(/^Call the emergency number at once .*breath.*swell/u),
)

it.each(['is milk high', 'blood oranges, are they on my list', 'is a rash typical of histamine'])(
  'nothing serious is found in "%s"',
  (question) => expect(graveNotes(question)).toEqual([]),
)
