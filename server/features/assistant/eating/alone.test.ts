import { expect, it } from 'vitest'
import { foodMatcher } from '../../foods/foods.public'
import { isOfEatingAlone } from './alone'
import { withPicturesNamed } from './pictures'

const matcher = foodMatcher()

it.each([
  'Nutella on toast, good or bad for me?',
  'waldorf salad',
  'porridge every morning fine?',
  'my mother in law made tiramisu',
  'tuna is ok isnt it',
  'Christstollen von meiner Mutter',
  'darf ich maultaschen',
])('%s asks for a verdict', (text) => expect(isOfEatingAlone(matcher, text)).toBe(true))

it.each([
  'which cheese can i have',
  'did my egg white go up',
  'was ist mein schlimmstes lebensmittel',
  'bread makes me itch',
  'what goes instead of eggs',
  'pancakes without egg',
  'my wheat is high, do i have coeliac disease',
])('%s asks for more', (text) => expect(isOfEatingAlone(matcher, text)).toBe(false))

it.each([
  ['🍍?', 'pineapple?'],
  ['🥚🥓 for breakfast?', 'egg, bacon for breakfast?'],
  ['pizza 🍕 ok?', 'pizza ok?'],
  ['thanks 😊', 'thanks 😊'],
])('%s is %s', (written, named) =>
  expect(withPicturesNamed(written).replace(/\s+/gu, ' ').replace(' ?', '?').trim()).toBe(named),
)
