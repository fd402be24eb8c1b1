import { choose, instead } from './meals/choose'
import { meal } from './meals/ideas'
import { eat } from './meals/meals'
import { occasion, occasionIn, place, placeIn, anyPlace } from './meals/outings'
import { plain } from './words/plain'
import { plan } from './meals/menus'
import { cookWith, dishWithout, invited } from './meals/served'
import { categoryIn } from './meals/wishes'
import type { Own } from './person/about-person'
import type { Answer } from '../answer'
import type { Ask } from '../understand/intents'
import { type AnswerHandlers, ofOwn } from './answer-handler'
import { faqSources } from '../faq-passages'
import { namesFood } from '../understand/foods'
import { verdictsOn } from './verdicts'

const mealAnswer = (own: Own, { question }: Ask): Promise<Answer | undefined> =>
  meal(own, categoryIn(plain(question)), question)

export const swapsAndMeals: AnswerHandlers<'meals'> = {
  instead: ofOwn(
    'some',
    async (own, ask) => (await instead(own, 'instead', ask.question)) ?? verdictsOn(own, ask, 'instead'),
  ),
  'taste-alike': ofOwn('some', (own, { question }) => instead(own, 'taste-alike', question)),
  choose: ofOwn(
    'none',
    async (own, ask) => (await choose(own, ask.question)) ?? verdictsOn(own, ask, 'which'),
  ),
  meal: ofOwn('none', mealAnswer),
  menu: ofOwn('none', (own, { question }) => plan(own, question)),
  'cook-with': ofOwn('none', async (own, ask) => (await cookWith(own, ask.question)) ?? mealAnswer(own, ask)),
  invited: ofOwn('none', async (own, ask) => invited(own, ask.question) ?? verdictsOn(own, ask)),
  place: ofOwn('none', async (own, ask) => {
    const name = placeIn(plain(ask.question))
    const faqs = await faqSources(own, 'eating-out')
    if (name) return place(own, name, faqs)
    const foods = ask.foods.filter(namesFood)
    return verdictsOn(own, { ...ask, foods }) ?? anyPlace(own, faqs)
  }),
  occasion: ofOwn('none', async (own, ask) => {
    const name = occasionIn(plain(ask.question))
    return name ? occasion(own, name, ask.question) : mealAnswer(own, ask)
  }),
  'dish-without': ofOwn(
    'none',
    async (own, ask) => (await dishWithout(own, ask.question)) ?? mealAnswer(own, ask),
  ),
  eat: ofOwn('none', (own) => eat(own)),
}
