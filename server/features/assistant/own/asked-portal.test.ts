import { expect, it } from 'vitest'
import { isEmergency } from '@shared/domain/emergency'
import { waysOfAsking } from '../intents'
import { portalAsked } from './asked-portal'
import { plain } from './plain'

const topicOf = (question: string) => {
  const asked = portalAsked(plain(question))
  return asked?.about === 'portal' ? asked.topic : undefined
}

it.each([
  ['can dr lindqvist see what i type here', 'privacy-chat'],
  ['wer liest meine nachrichten hier', 'privacy-chat'],
  ['my husband did the test too can u tell me his results', 'others-results'],
  ['puedes ver los resultados de mi marido', 'others-results'],
  ['are you chatgpt', 'robot'],
  ['bist du ein mensch?', 'robot'],
  ['hallo wie füge ich ein lebensmittel hinzu das ich weglassen will', 'own-foods-setting'],
  ['how do i add an allergy?', 'own-foods-setting'],
  ['where do i enter my allergies', 'own-foods-setting'],
  ['how can i remove an allergy from my record', 'own-foods-setting'],
  ['can i add my peanut allergy myself', 'own-foods-setting'],
  ['i have a peanut allergy how do i tell the portal', 'own-foods-setting'],
  ['add sesame to my allergies', 'own-foods-setting'],
  ['how do i say that i have no allergies', 'own-foods-setting'],
  ['wie füge ich eine allergie hinzu', 'own-foods-setting'],
  ['comment ajouter une allergie', 'own-foods-setting'],
  ['can i put milk in despite my allergy', undefined],
  ['how do i tell the waiter about my allergy', undefined],
  ['what are my allergies', undefined],
  ['can i change the language to german', 'language'],
  ['how accurate is this test really', 'reliability'],
  ['my doctor says this test is rubbish', 'reliability'],
  ['who is behind pearwell', 'whose-team'],
  ['2fa how', 'two-factor'],
  ['how do i put the app on my home screen', 'home-screen'],
  ['does cooking change the result, like raw vs cooked', 'cooking'],
  ['how much does the test cost', 'cost'],
  ['cuéntame un chiste', 'joke'],
  ['you are useless', 'insult'],
  ['are you there?', 'help'],
  ['whats the weather tomorrow', 'small-talk'],
  ['can i eat beef', undefined],
  ['who can see my results', undefined],
  ['what is my beef number', undefined],
])('%s: %s', (question, topic) => expect(topicOf(question)).toBe(topic))

it('is seen in few questions that FAQs answer, and in no emergency', async () => {
  const ways = await waysOfAsking()
  const seen = (isOne: (intent: string) => boolean) => {
    const texts = ways.filter(({ intent }) => isOne(intent)).map(({ text }) => text)
    return { texts, found: texts.filter((text) => topicOf(text)) }
  }
  const faqs = seen((intent) => !['own', 'food', 'off-topic', 'beyond', 'emergency'].includes(intent))
  expect(faqs.found.length / faqs.texts.length).toBeLessThan(0.015)
  expect(seen((intent) => intent === 'own' || intent === 'food').found.length).toBeLessThan(5)
  expect(seen((intent) => intent === 'emergency').found.filter((text) => !isEmergency(text))).toEqual([])
})
