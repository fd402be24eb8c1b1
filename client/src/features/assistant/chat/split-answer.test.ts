import { expect, it } from 'vitest'
import { splitAnswer } from './split-answer'

const text =
  'Leave out for now. Beef is in your trial, and stew often has celery. Carrots and onions are fine for you.'

it('splits an answer with its first sentences from the rest', () => {
  expect(splitAnswer(text)).toEqual({
    answer: 'leave-out',
    lead: 'for now. Beef is in your trial, and stew often has celery.',
    rest: 'Carrots and onions are fine for you.',
    instead: '',
  })
  expect(splitAnswer(`${text} Instead: Lamb (in stews); Chicken.`)).toMatchObject({
    rest: 'Carrots and onions are fine for you.',
    instead: 'Lamb (in stews); Chicken.',
  })
  expect(splitAnswer('Check first. Feta may have goat’s milk.\n\n- Sheep: fine')).toEqual({
    ...{ answer: 'check-first', lead: 'Feta may have goat’s milk.', rest: '- Sheep: fine', instead: '' },
  })
  expect(splitAnswer('Allergy')).toEqual({ answer: 'allergy', lead: '', rest: '', instead: '' })
})

it('moves nothing from the lead while the text arrives', () => {
  const whole = splitAnswer(text)?.lead ?? ''
  for (let end = 'Leave out'.length; end <= text.length; end++) {
    const lead = splitAnswer(text.slice(0, end))?.lead
    expect([end, whole.startsWith(lead ?? '-')]).toEqual([end, true])
  }
})

it.each(['You leave out 16 foods.', 'Allergyless', 'The test measures IgG.', ''])(
  'finds no answer in "%s"',
  (words) => expect(splitAnswer(words)).toBeUndefined(),
)
