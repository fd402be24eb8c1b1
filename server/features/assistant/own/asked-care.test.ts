import { describe, expect, it } from 'vitest'
import { tried } from '@shared/testing/runs'
import { shippedFaqs } from '../../faqs/faqs.public'
import { waysOfAsking } from '../intents'
import { careAsked } from './asked-care'
import { allergenIn, otherIn } from './asked-other'
import { plain } from './plain'

describe('what turns on a body', () => {
  it.each([
    ['do I need an adrenaline pen because my mustard is high', 'pen'],
    ['my mouth tingles a little whenever I eat peaches', 'mild-reaction'],
    ['two years ago my lips swelled after crab, may I have it', 'past-reaction'],
    ['as a kid I had hives from eggs, mine are low now', 'past-reaction'],
    ['almond 28, so I am allergic to almonds?', 'disease'],
    ['kein Weizen über 7, also keine Zöliakie oder', 'disease'],
    ['do my results mean I have a leaky gut', 'disease'],
    ['ate a slice of almond tart by accident now what', 'accident'],
    ['whoops, had a bite of marzipan, do I need to worry', 'accident'],
    ['sesame came back low, can i eat it again?', 'listed'],
    ['is my egg thing an allergy or an intolerance?', 'either'],
    ['are my fish oil capsules ok for me', 'supplement'],
    ['I have lost 5 kilos without trying', 'weight'],
    ['feel so much better since I left out beef', 'better'],
    ['left out wheat for three weeks and nothing has changed', 'unchanged'],
    ['should I stop my antidepressants because of the results', 'medication'],
    ['is ibuprofen ok with high egg?', 'medication'],
    ['pregnant and craving a steak, can I', 'pregnancy'],
    ['trying for a baby, is the diet ok', 'pregnancy'],
    ['I get bloated every time I have pasta', 'complaint'],
    ['two days of cramps since the crab cakes', 'complaint'],
    ['does cheese cause my headaches?', 'complaint'],
    ['i cannot tell what makes my belly ache', 'complaint'],
    ['my nose runs after mustard', 'complaint'],
    ['my poo is dark since the liquorice', 'complaint'],
    ['after muesli I have to run to the loo', 'complaint'],
    ['my uncle is coeliac and my rye is low so im ok', 'disease'],
    ['how long until the cramps go away', 'how-long'],
    ['wie lange dauert das noch', 'how-long'],
    ['I gave up milk and bread on my own, is that right', 'own-idea'],
    ['stopped eating eggs because of tiktok', 'own-idea'],
    ['beef 42, how bad is that', 'fright'],
    ['are such high values dangerous', 'fright'],
  ])('%s: %s', (question, about) => expect(careAsked(question)).toBe(about))

  it.each([
    ['can my dog eat beef', { whom: 'your dog', kind: 'pet' }, undefined],
    ['is my son, 7, allowed to eat like me', { whom: 'your son', kind: 'child' }, undefined],
    ['should my 3 year old avoid eggs because mine are high', { kind: 'child' }, undefined],
    ['can my husband eat my diet as well', { whom: 'your husband', kind: 'adult' }, undefined],
    ['my friend has a peanut allergy, can I serve satay to both of us', { kind: 'adult' }, 'peanut'],
    ['my guest is allergic to milk, is a lasagne ok for us', { whom: 'your guest', kind: 'adult' }, 'milk'],
    ['my nephew has coeliac disease, can we share a pizza', { kind: 'child' }, 'gluten'],
  ])('%s is of somebody else', (question, other, allergen) => {
    expect(otherIn(question, plain(question))).toMatchObject(other)
    expect(allergenIn(plain(question))).toBe(allergen)
    expect(careAsked(question)).toBe(other.kind === 'pet' ? 'pet' : `other-${other.kind}`)
  })
})

/** FAQs that speak of bodies as well, whose questions get an answer of either kind. */
const ofHealth = [
  'who-should-ask-first',
  'when-to-see-a-doctor',
  'symptoms-without-elevation',
  'elevated-without-symptoms',
  'diagnosed-allergy',
  'severe-reaction',
  'allergy-or-intolerance',
  'not-an-allergy-test',
  'coeliac-disease',
  'lactose',
  'enough-nutrients',
]

describe('what does not', () => {
  it.each([
    'can I eat beef',
    'is lasagne ok',
    'how do I read a result',
    'how long should I avoid a food',
    'what is the difference between an allergy and an intolerance',
    'what does my report say',
    'can I take the test while I take medicine',
    'who should not change their diet',
    'a hot dog please',
    'what are my highest foods',
    'which complaints should I take to a doctor',
    'does this test find allergies',
  ])('%s', (question) => expect(careAsked(question)).toBeUndefined())

  it('is hardly ever what asks for an FAQ or is off the topic', async () => {
    const { client } = await shippedFaqs()
    const others = [...client.map(({ key }) => key).filter((key) => !ofHealth.includes(key)), 'off-topic']
    const ways = tried((await waysOfAsking()).filter(({ intent }) => others.includes(intent)))
    // What is low and listed as an allergy is told only to who has that allergy.
    const taken = ways.filter(({ text }) => ![undefined, 'listed'].includes(careAsked(text)))
    expect(taken.length / ways.length).toBeLessThan(0.05)
  })
})
