import { describe, expect, it } from 'vitest'
import { isEmergency, mayBeUrgent } from './emergency'
import { emergencyTextsFor } from './emergency-texts'
import { emergencies, ordinary } from './fixtures/emergencies'

describe('recognises an emergency', () => {
  it.each(emergencies)('in: %s', (question) => expect(isEmergency(question)).toBe(true))
  it('at the end of a long text, in capitals and across lines', () => {
    expect(isEmergency(`${'I ate a biscuit. '.repeat(80)}\nNOW I CAN’T\nBREATHE`)).toBe(true)
  })
})

describe('recognises no emergency', () => {
  it.each(ordinary)('in: %s', (question) => expect(isEmergency(question)).toBe(false))
})

describe('the text for an emergency', () => {
  it.each([
    ['my tongue is swelling', /^This may be an emergency\./],
    ['heart is racing after eating nuts', /^This may be an emergency\./],
    ['I want to die', /^You do not have to go through this alone\..*116 123.*988.*112/s],
    ['crushing chest pain down my left arm', /^Call your emergency number now .*heart attack/],
    ['her face is drooping and her words are slurred', /stroke/],
    ['my son drank bleach', /poison centre now/],
    ['took too many tablets', /poison centre now/],
    ['I am allergic to egg and ate some by mistake, no signs', /^Eating something that you are allergic to/],
    ['I am allergic to egg and ate some by mistake, my lips swell', /^This may be an emergency\./],
    [
      'my lips were swollen but I feel better now, should I still be seen?',
      /^Call your emergency number now .* even if it feels better/,
    ],
    ['hab meinen epipen benutzt, jetzt gehts mir gut', /even if it feels better/],
    [
      'epipen used an hour ago, she is fine now',
      /^Call your emergency number now .* even if it feels better/,
    ],
    ['my throat is swollen and it is not better now', /^This may be an emergency\./],
    ['my husband just passed out after prawns', /for them.*on their side.*chest compressions/s],
    ['she is unconscious', /Check their breathing.*recovery position.*CPR/s],
    ['my baby is choking on a grape', /back blows/],
    ['my lips swell and i am choking', /^This may be an emergency\./],
    [
      'chest pain and my left arm is numb is it the beef i ate',
      /heart attack.*not look for the cause in food/s,
    ],
    ['my sugar is 2.4 and i am shaking', /fast-acting sugar now/],
    ['asthma attack and my inhaler is empty', /Sit upright/],
    ['vomited 5 times since last night and cant keep water down', /^Please get medical help today/],
    ['throwing up blood', /internal bleeding/],
    ['oma hat schwarzen stuhl wie teer', /internal bleeding/],
    ['fievre et nuque raide', /a stiff neck with fever/],
    ['no puede mover el brazo izquierdo', /signs of a stroke/],
    ['dolor de barriga muy fuerte con fiebre', /need surgery/],
    ['baby trinkt nix mehr, keine nasse windel', /sips/],
    ['shes having a fit', /in their mouth/],
    ['fell on his head and now hes really sleepy', /blow to the head/],
    ['cut my finger and it wont stop bleeding', /Press firmly/],
    ['scalded her arm with boiling water', /^Cool the burn/],
    ['hitzschlag was tun', /^Call .*Heat stroke/],
    ["can't see the point anymore. took all my tablets", /Do not stay on your own\. Go to somebody/],
    ['my husband took too many tablets', /Do not make the person vomit.*Stay with them/],
    ['swallowed 30 ibuprofen, feel fine', /now, even if you feel well/],
    ['his mouth is hanging on one side', /signs of a stroke.*Note when they.*drink or take anything/s],
    ['our toddler went floppy after egg', /Check their breathing/],
    ['lips gone blue', /allergic reaction only/],
    ['ich will nicht mehr leben', /^You do not have to go through this alone/],
  ])('fits: %s', (question, said) => expect(emergencyTextsFor(question).join(' ')).toMatch(said))

  it('contains the numbers to call for every type of emergency', () => {
    for (const question of [
      'I want to die',
      'chest pain',
      'drank bleach',
      'epipen used, fine now',
      'he is unconscious',
      'choking on bread',
      'having a hypo',
      'asthma attack',
      'nothing stays down',
      'vomiting blood',
    ])
      for (const number of ['112', '999', '911'])
        expect(emergencyTextsFor(question).join(' ')).toContain(number)
  })
})

it('short and misspelt questions on dishes are not urgent', () => {
  for (const question of [
    'sheph pie l8r?',
    'spag bol or no',
    'any burger 4 me',
    'toddler and me dinner idea',
  ])
    expect(mayBeUrgent(question)).toBe(false)
  for (const question of ['hlep me', 'cant breeth', 'she is slumped over'])
    expect(mayBeUrgent(question)).toBe(true)
})
