import { describe, expect, it } from 'vitest'
import { questionLanguage } from '../text/question-language'
import { ate, harmless } from './fixtures/ate-own-allergen'
import { emergencyCardFor } from './emergency-cards'
import { contactText, emergencyText } from './emergency-texts'

describe('the language of a question', () => {
  it.each(Object.entries(ate))('the language of emergencies is recognised as %s', (language, texts) => {
    const taken = texts.filter((text) => questionLanguage(text) !== language)
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(1)
  })
  it.each(Object.entries(harmless))(
    'the language of ordinary texts is recognised as %s',
    (language, texts) => {
      const taken = texts.filter((text) => questionLanguage(text) !== language)
      expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(3)
    },
  )
  it.each(['', 'help', 'milk', 'sushi', 'ich bin ein berliner is a good song, is it'])(
    'the language of "%s" is English',
    (text) => expect(questionLanguage(text)).toBe('en'),
  )
})

describe('the emergency card', () => {
  it.each([
    ['mir schwillt die Zunge an', 'de', /^Das kann ein Notfall sein\. /],
    ['ma langue gonfle et j’ai du mal à respirer', 'fr', /^C'est peut-être une urgence\. /],
    ['se me hincha la lengua y no puedo respirar', 'es', /^Puede ser una emergencia\. /],
    ['hab meinen epipen benutzt, jetzt gehts mir gut', 'de', /^Rufen Sie jetzt den Notruf an/],
    ['meinem vater hängt der mundwinkel', 'de', /^Rufen Sie jetzt den Notruf an: .*Schlaganfall/],
    ['ma mère a la bouche qui pend', 'fr', /AVC/],
    ['a mi padre le cuelga la boca', 'es', /ictus/],
    ['habe 30 tabletten genommen, mir gehts gut', 'de', /auch wenn Sie sich gut fühlen/],
    ['j’ai avalé 30 comprimés', 'fr', /même si vous vous sentez bien/],
    ['me he tomado 30 pastillas sin querer', 'es', /centro de toxicología/],
    ['my tongue is swelling', 'en', /^This may be an emergency\. /],
    ['ich will nicht mehr leben', 'de', /^Sie müssen das nicht allein durchstehen\..*0800 1110111/s],
    ['je veux mourir', 'fr', /^Vous n'avez pas à traverser cela seul\..*3114/s],
    ['no quiero vivir más', 'es', /^No tiene que pasar por esto a solas\..*024/s],
    ['mon bébé est tout bleu', 'fr', /^C'est peut-être une urgence\./],
    ['au secours, il étouffe', 'fr', /cinq claques/],
    ['ma femme a une douleur dans la poitrine', 'fr', /infarctus/],
    ['me duele mucho el pecho', 'es', /infarto/],
    ['Herzinfarkt', 'de', /Herzinfarkts/],
    ['ataque de asma', 'es', /inhalador/],
    ['ich blute stark', 'de', /Drücken Sie mit einem sauberen Tuch/],
    ['ich glaube ich sterbe', 'de', /^Das kann ein Notfall sein\./],
    ['hypo, sugar 2.1, shaky', 'en', /fast-acting sugar now/],
    ['mon sucre est trop bas, j’ai des sueurs', 'fr', /sucre rapide/],
    ['used the pen but it is not getting better', 'en', /^This may be an emergency\./],
  ])('for "%s" is in %s', (question, language, said) => {
    const card = emergencyCardFor(question)
    expect(card.language).toBe(language)
    expect(card.text).toMatch(said)
  })

  it('for an eaten allergen describes a reaction, or what to do until there is one', () => {
    expect(emergencyCardFor('had a prawn, im itchy', 'ill')).toEqual({ text: emergencyText, language: 'en' })
    expect(emergencyCardFor('ate a prawn by mistake', 'by-mistake').text).toBe(contactText)
    expect(emergencyCardFor('Haselnuss gegessen, mein Bauch tut weh', 'ill').text).toMatch(
      /^Das kann ein Notfall sein\./,
    )
    expect(emergencyCardFor("j'ai mangé une noisette par erreur", 'by-mistake').text).toMatch(
      /^Manger ce à quoi/,
    )
  })

  it("for an eaten allergen is in the user's language beside any other complaint", () => {
    expect(emergencyCardFor('Garnelen gegessen, jetzt schmerzt meine Brust', 'ill').language).toBe('de')
    expect(emergencyCardFor('he comido gambas y me duele el pecho', 'ill').language).toBe('es')
  })

  it.each(['de', 'fr', 'es'] as const)('contains the numbers to call in %s, and a title', (language) => {
    for (const question of [...ate[language], ...words[language]])
      for (const kind of [undefined, 'ill', 'by-mistake'] as const) {
        const { text } = emergencyCardFor(question, kind)
        for (const number of ['112', '999', '911']) expect(text).toMatch(new RegExp(`\\b${number}\\b`))
        expect(text.split(/(?<=\.)\s+/u)[0]?.length).toBeLessThan(600)
      }
  })
})

const words = {
  de: ['hab meinen epipen benutzt, jetzt gehts mir gut', 'meinem sohn schwillt die zunge an nach erdnuss'],
  fr: ["j'ai utilisé mon epipen, ça va mieux maintenant", 'mon fils a la langue qui gonfle'],
  es: ['he usado mi epipen y ahora estoy mejor', 'a mi hijo se le hincha la lengua'],
}
