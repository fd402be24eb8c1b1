import { expect, it } from 'vitest'
import { questionsOf } from './parts'

it.each([
  ['can I have rice and how high is my beef?', ['can I have rice', 'how high is my beef']],
  ['ist Reis ok und was ist mit Kaffee?', ['ist Reis ok', 'was ist mit Kaffee']],
  ['puis-je manger du riz et quel est mon taux ?', ['puis-je manger du riz', 'quel est mon taux']],
  ['¿puedo comer arroz y cuánto tengo de huevo?', ['¿puedo comer arroz', 'cuánto tengo de huevo']],
  ['¿puedo comer arroz y ¿qué tal el café?', ['¿puedo comer arroz', '¿qué tal el café']],
  ['tell me my highest food and whether rice is ok', ['tell me my highest food', 'whether rice is ok']],
  ['can I eat rice and beans', ['can I eat rice and beans']],
  ['¿puedo comer arroz y huevo?', ['¿puedo comer arroz y huevo?']],
])('%s splits into %j', (question, questions) => expect(questionsOf(question)).toEqual(questions))
