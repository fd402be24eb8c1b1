import { describe, expect, it } from 'vitest'
import { growth } from '@shared/testing/growth'
import { foodMatcher } from '../../foods/foods.public'
import { eatingAsked, questionsIn } from './eating-asked'
import type { Wants } from './frames'

const matcher = foodMatcher()
const asked = (question: string) =>
  eatingAsked(matcher, question)?.asks.map(({ words, wants }) => `${wants === 'may' ? '' : `${wants} `}${words}`)

/** What is asked of the words before the bar, in each of the ways after it. */
const ways: readonly (readonly [string, Wants, readonly string[]])[] = [
  ['eggs', 'may', [
    'can i eat eggs', 'Can I eat eggs?', 'CAN I EAT EGGS', 'can I eat eggs please', 'may i eat eggs', 'could i eat some eggs',
    'can i have eggs', 'can i still have eggs', 'can i maybe have a few eggs', 'should i eat eggs', 'am i allowed to eat eggs',
    'am i allowed eggs', 'am i ok with eggs', 'am i fine to eat eggs', 'am i ok to have eggs', 'is it ok to eat eggs',
    'is it ok if i eat eggs', 'is it fine for me to eat eggs', 'is it alright to have eggs', 'would it be ok to eat eggs',
    'are eggs ok', 'are eggs ok for me', 'are eggs fine', 'are eggs allowed', 'are eggs bad for me', 'are eggs a problem',
    'would eggs be a problem', 'will eggs hurt me', 'do eggs agree with me', 'are eggs safe for me', 'are eggs off limits',
    'eggs ok?', 'eggs ok for me', 'eggs yes or no', 'eggs allowed?', 'eggs?', 'eggs', 'Eggs!', 'eggs good or bad',
    'what about eggs', 'how about eggs', 'and what about eggs?', 'what abt eggs',
    'should i avoid eggs', 'do i have to avoid eggs', 'do i need to give up eggs', 'must i cut out eggs', 'should i stop eating eggs',
    'do i have to cut eggs out', 'do i need to worry about eggs', 'should i stay away from eggs', 'do i have to skip eggs',
    'can i keep eating eggs', 'can i go on eating eggs', 'can i eat eggs every day', 'can i eat eggs for breakfast',
    'can i eat eggs if they are baked', 'can i eat eggs with my results', 'hi, can i eat eggs', 'hello i was wondering if i can eat eggs',
    'um so i was wondering if i could maybe have some eggs', 'please tell me if i can eat eggs',
    'do you know if i can have eggs', 'does my test say i can eat eggs', 'cani eat eggs', 'can l eat eggs', 'can i eet eggs',
    'am i alowed to eat eggs', 'shud i avoid eggs', 'any problem with eggs', 'is there a problem with eggs', 'ok to eat eggs?',
    'thoughts on eggs', 'can eggs be eaten by me', 'could one eat eggs', 'can we eat eggs', 'what if i want to know, can i eat eggs',
    'eggs can i', 'can i have the eggs then', 'so eggs ok', 'can i cook with eggs', 'can i bake with eggs', 'can i use eggs',
    'how many eggs can i eat', 'how often can i eat eggs', 'can i eat eggs or not', 'eggs, yes or no?', 'can i eat eggs now',
    'i love them so much, can i eat eggs', 'can i have some more eggs', 'is eating eggs ok', 'is it bad to eat eggs',
    'do eggs need to go', 'must eggs be avoided', 'can i order eggs', 'may i have two eggs',
  ]],
  ['oat milk', 'may', ['oat milk', 'oat milk?', 'is oat milk ok', 'can i drink oat milk', 'can i have oat milk in my tea', 'oat milk ok for me?', 'what about oat milk then']],
  ['mac and cheese', 'may', ['can i eat mac and cheese', 'mac and cheese?', 'is mac and cheese allowed', 'mac and cheese ok']],
  ['fish and chips', 'may', ['can i have fish and chips', 'fish and chips?', 'fish and chips ok']],
  ['scrambled eggs', 'may', ['scrambled eggs', 'could i have scrambled eggs tomorrow', 'are scrambled eggs alright']],
  ['pasta with tomato sauce', 'may', ['can i have pasta with tomato sauce', 'is pasta with tomato sauce ok', 'pasta with tomato sauce?']],
  ['zwirbelbrot', 'may', ['can i eat zwirbelbrot', 'am i ok with zwirbelbrot', 'is it ok to eat zwirbelbrot', 'darf ich zwirbelbrot essen', 'puis-je manger du zwirbelbrot', '¿puedo comer zwirbelbrot?']],
  ['may contain almonds', 'may', ['on the label it says may contain almonds', 'it may contain almonds, can i eat it', 'chocolate that may contain almonds ok?']],
  ['mushroom risotto', 'may', ['im at a restaurant and they have mushroom risotto is that ok', 'they serve mushroom risotto. can i eat it?']],
  ['lasagne', 'may', ['my friend made lasagne can i eat it', 'there is lasagne, is that ok', 'i bought lasagne. can i have it?', 'lasagne, is it allowed']],
  ['milk', 'instead', [
    'what can i use instead of milk', 'what instead of milk', 'what can i drink instead of milk', 'instead of milk?', 'alternative to milk',
    'alternatives for milk', 'milk alternative', 'milk alternatives please', 'milk substitute', 'substitute for milk', 'what is a good substitute for milk',
    'replacement for milk', 'milk replacement', 'what can i replace milk with', 'how do i replace milk', 'what can i swap milk for',
    'swap milk with what', 'what in place of milk', 'what else can i have if not milk', 'if i cant have milk what can i have', 'what can i have insted of milk',
    'alternitive to milk', 'replacment for milk', 'how do i bake without milk', 'any swaps for milk', 'i need a milk substitute', 'what can i use in my tea instead of milk',
  ]],
  ['milk', 'which', ['which milk can i have', 'what milk can i drink', 'wich milk can i have', 'which milk is ok for me', 'what kind of milk am i allowed', 'which milk would be ok for me', 'what type of milk should i drink', 'any milk i can have']],
  ['cheese', 'which', ['what cheese can i have', 'which cheese is allowed', 'what sort of cheese can i eat', 'is there any cheese i can eat', 'which cheese am i allowed']],
  ['nuts', 'which', ['which nuts are ok', 'what nuts can i eat', 'any nuts i can have', 'are there any nuts that are ok']],
  ['mayonnaise', 'holds', ['does mayonnaise have egg in it for me', 'does mayonnaise contain egg', 'is there egg in mayonnaise', 'does mayonnaise have any egg']],
  ['eier', 'may', ['darf ich eier essen', 'Darf ich Eier essen?', 'kann ich eier haben', 'kann ich eier essen', 'darf ich auch eier essen', 'darf ich eier essen bitte', 'sind eier ok', 'sind eier erlaubt', 'sind eier ok für mich', 'was ist mit eier', 'muss ich eier meiden', 'muss ich auf eier verzichten', 'soll ich eier weglassen', 'vertrage ich eier', 'wie sieht es mit eier aus', 'kann man eier essen']],
  ['milch', 'may', ['darf ich milch trinken', 'kann ich noch milch trinken', 'ist milch ein problem', 'ist milch verboten']],
  ['milch', 'instead', ['was kann ich statt milch nehmen', 'statt milch?', 'ersatz für milch', 'alternative zu milch', 'womit kann ich milch ersetzen', 'was anstelle von milch', 'anstatt milch']],
  ['käse', 'which', ['welchen käse darf ich essen', 'Welcher Käse ist erlaubt?', 'was für käse kann ich haben']],
  ['fromage', 'may', ['puis-je manger du fromage', 'Puis-je manger le fromage ?', 'est-ce que je peux manger du fromage', 'je peux manger du fromage ?', 'ai-je le droit de manger du fromage', 'est-ce que je dois éviter le fromage', 'dois-je éviter le fromage', 'puis je manger du fromage', 'on peut manger du fromage', 'je peux avoir du fromage', 'et le fromage ?', 'le fromage est autorisé ?']],
  ['lait', 'instead', ["qu'est-ce que je peux prendre à la place du lait", 'à la place du lait', 'au lieu du lait', 'par quoi remplacer le lait', 'alternative au lait', 'que prendre au lieu de lait']],
  ['fromage', 'which', ['quel fromage puis-je manger', 'quel fromage est-ce que je peux manger', 'quel fromage je peux manger']],
  ['huevos', 'may', ['¿puedo comer huevos?', 'puedo comer huevos', 'puedo comer los huevos', '¿Puedo tomar huevos?', 'podría comer huevos', 'debo evitar los huevos', 'tengo que dejar de comer huevos', 'se puede comer huevos', 'son huevos un problema', 'qué tal huevos', 'y los huevos?', '¿puedo desayunar huevos?']],
  ['leche', 'instead', ['que puedo usar en lugar de leche', 'en vez de leche', 'en lugar de la leche', 'sustituto de leche', 'alternativa a la leche', 'qué tomo en vez de leche']],
  ['queso', 'which', ['¿qué queso puedo comer?', 'que queso puedo comer', 'cuál queso puedo tomar', 'qué tipo de queso puedo comer']],
]

describe('a question about eating', () => {
  it.each(
    ways.flatMap(([words, wants, questions]) =>
      questions.map((question) => [question, wants === 'may' ? words : `${wants} ${words}`] as const),
    ),
  )('%s: %s', (question, expected) => expect(asked(question)).toEqual([expected]))

  it.each<[string, string[]]>([
    ['can i eat eggs and what about mayo', ['eggs', 'mayo']],
    ['eggs and bacon?', ['eggs', 'bacon']],
    ['can i have almonds, cashews and hazelnuts', ['almonds', 'cashews', 'hazelnuts']],
    ['eggs? milk? rice?', ['eggs', 'milk', 'rice']],
    ['can i eat eggs. and bacon', ['eggs', 'bacon']],
    ['so can i have beef or chicken', ['beef', 'chicken']],
    ['darf ich eier und speck essen', ['eier', 'speck']],
    ['puis-je manger des oeufs et du riz', ['oeufs', 'riz']],
    ['puedo comer huevos y arroz', ['huevos', 'arroz']],
    ['can i use almond milk instead of cows milk', ['almond milk', 'instead cows milk']],
    ['can i have bacon and cheese', ['bacon', 'cheese']],
    ['is there milk in pesto? can i have it', ['holds pesto']],
  ])('may ask about several: %s', (question, expected) => expect(asked(question)).toEqual(expected))
})

describe('no question about eating', () => {
  it.each([
    'How do I change my password?', 'can i download my report', 'can i have a copy of my results', 'what does moderate mean',
    'how long should i avoid milk', 'how do i reintroduce eggs', 'why are eggs high', 'when can i eat eggs again', 'what is gluten',
    'what is quinoa', 'tell me about almonds', 'can i trust the scanner', 'the scanner found nothing can i eat it', 'can i eat before the test',
    'can i eat out', 'what can i eat', 'what should i avoid', 'which foods can i eat', 'what foods should i avoid', 'do i have to fast before the sample',
    'can i drink coffee before the sample', 'is my data safe', 'is this an allergy test', 'what does may contain mean', 'can i change my email',
    'is lactose the same as milk', 'do i have coeliac disease', 'are eggs good for dogs', 'can i get a refund', 'is it ok to delete my account',
    'can i use the app abroad', 'what about my report', 'how about a phone call', 'is pain normal', 'can i take ibuprofen', 'instead of the email',
    'replacement for the kit', 'alternative to the app', 'hello', 'thanks', 'help', 'what is the difference between allergy and intolerance',
    'where is wheat found', 'does spelt contain gluten', 'no puedo respirar', 'wie lange soll ich auf weizen verzichten', 'comment changer mon mot de passe',
    'cómo cambio mi contraseña', 'I typed gmial instead of gmail', 'what do i do about a forgotten password', 'who can see my results',
    'is it possible to have the analysis expedited', 'my wheat is high, do i have coeliac disease', 'gluten before testing',
  ])('%s', (question) => expect(asked(question)).toBeUndefined())
})

it('each question of a text stands for itself, where they ask for different things', () => {
  expect(questionsIn(matcher, 'can i eat eggs and how long do i have to avoid milk')).toEqual([
    'can i eat eggs',
    'how long do i have to avoid milk',
  ])
  expect(questionsIn(matcher, 'How do I print my report? Is yoghurt ok?')).toEqual([
    'How do I print my report',
    'Is yoghurt ok',
  ])
  for (const whole of ['can i eat eggs and what about mayo', 'How do I print it and who can see my report?'])
    expect(questionsIn(matcher, whole)).toEqual([whole])
})

it.each<[string, (count: number) => string]>([
  ['can i eat', (count) => 'can i eat '.repeat(count)],
  ['instead of', (count) => 'what instead of milk '.repeat(count)],
  ['and', (count) => `can i eat ${'eggs and '.repeat(count)}`],
])('takes linear time over many times %j', async (_, textOf) => {
  expect(await growth(50, textOf, (text) => eatingAsked(matcher, text))).toBeLessThan(12)
})
