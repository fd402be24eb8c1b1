import { expect, it } from 'vitest'
import { foodsInQuestion } from './foods-in-question'
import { matcher } from '../../testing/seeded-knowledge'

it.each([
  ['hummus with carrot sticks', 'hummus | carrot sticks'],
  ['celery sticks w peanut butter', 'celery sticks | peanut butter'],
  ['mac n cheese and fish n chips', 'mac n cheese | fish n chips'],
  ['emmental n ham toasty', 'emmental | ham toasty'],
  ['edamame + miso soup', 'edamame | miso soup'],
  ['Käsebrot mit Emmentaler', 'Käsebrot | Emmentaler'],
  ['paella con cangrejo', 'paella | cangrejo'],
  ['mustard 26 then 25.5 can i eat it now', 'mustard'],
  ['offered me a macaron at work just now', 'macaron'],
  ['i fancy a slice of leg of lamb', 'leg of lamb'],
  ['almond croissant', 'almond croissant'],
  ['egg yolk low', 'egg yolk'],
  ['crab flavoured crisps', 'crab flavoured crisps'],
  ['rhubarb leaves raw or green potatoes with egg', 'rhubarb leaves raw | green potatoes | egg'],
  ['Can I eat lily of the valley pie?', 'lily of the valley | pie'],
  ['Darf ich Knollenblätterpilze und grüne Kartoffeln', 'Knollenblätterpilze | grüne Kartoffeln'],
  ['beef-style vegan mince or peas', 'beef-style vegan mince | peas'],
])('%s names %s, each with its own words', (question, foods) => {
  const found = foodsInQuestion(matcher, question)
  expect(found.map(({ words }) => words).join(' | ')).toBe(foods)
  for (const { start, end, words } of found) expect(question.slice(start, end)).toBe(words)
})

it.each([
  ['pancakes without egg', 'pancakes without egg'],
  ['full english no bacon', 'full english without bacon'],
  ['burger hold the bun and chips', 'burger without bun | chips'],
  ['caesar salad minus the dressing', 'caesar salad without dressing'],
  ['spaghetti carbonara ohne Ei', 'spaghetti carbonara ohne Ei'],
  ['no milk in my coffee', 'coffee without milk'],
  ['egg free mayo', 'egg free mayo'],
  ['no beef?', 'beef'],
])('%s asks about: %s', (question, foods) => {
  expect(
    foodsInQuestion(matcher, question)
      .map(({ words }) => words)
      .join(' | '),
  ).toBe(foods)
})

it('an unknown food is found and marked as unknown', () => {
  expect(foodsInQuestion(matcher, 'marula powder in my smoothie')).toMatchObject([
    { words: 'marula powder', isKnown: false },
    { words: 'smoothie', isKnown: true },
  ])
})
