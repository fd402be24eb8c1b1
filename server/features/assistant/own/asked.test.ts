import { describe, expect, it } from 'vitest'
import { foodMatcher } from '../../foods/foods.public'
import { isEmergency } from '@shared/domain/emergency'
import { tried } from '@shared/testing/runs'
import { waysOfAsking } from '../intents'
import { whatIsAsked } from './asked'
import { diseaseNote } from './diseases'
import { partsOf, plain } from './plain'

/** Phrasings by what they ask, in four languages, as they are typed on a phone. */
const asked: Record<string, readonly string[]> = {
  'count high': [
    'how many highs have i got',
    'how many foods are high',
    'number of high ones',
    'wie viele sind hoch',
    'combien d’aliments forts',
    'cuántos alimentos tengo altos',
    'how many reds',
    'combien d aliments sont élevés',
    'cuántos alimentos están elevados',
    'wie viele stark erhöhte habe ich',
    'combien en rouge',
  ],
  'count moderate': [
    'number of moderate ones',
    'how many moderates',
    'how many are moderat',
    'how many of mine are moderate',
    'wie viele mittlere werte habe ich',
    'cuantos moderados tengo',
  ],
  'count elevated': [
    'how many are elevated in total',
    'how many foods are elevted',
    'How many foods came back raised?',
    'wie viele lebensmittel sind erhöht',
  ],
  'count low': [
    'how many of them are ok, not raised',
    'how many are not elevated',
    'how many foods show no elevation',
    'wie viele sind nicht erhöht',
  ],
  'count tested': [
    'how many foods did u test',
    'how many foods were tested',
    'wie viele lebensmittel wurden getestet',
    'how many foods were checked in my blood',
    'combien d’aliments testés',
  ],
  'rank top 1': [
    'whats my worst food',
    'what came out highest',
    'my highest value',
    'highest one?',
    'wat is my worst food',
    'was ist mein höchster wert',
    'quel est mon pire aliment',
    'cual es mi peor alimento',
    'What was my highest result',
  ],
  'rank top 2': [
    'second highest?',
    'whats the second worst',
    'my 2nd highest food',
    'mein zweithöchster wert',
  ],
  'rank top 3': ['and the third worst', '3rd highest', 'the third highest of mine'],
  'rank bottom 1': [
    'lowest value i have',
    'my lowest food',
    'what did i score lowest on',
    'mein niedrigster wert',
    'mi valor más bajo',
  ],
  'rank most': ['top 5', 'my 3 worst foods pls', 'top five', 'my top 10 foods', 'what are my five highest'],
  'rank bottom 1 of moderate': [
    'lowest of my moderate foods',
    'mildest moderate one',
    'niedrigster mittlerer wert',
  ],
  'rank bottom 1 of high': [
    'which of my high ones is the lowest',
    'weakest red',
    'cuál es el más bajo de los altos',
  ],
  'rank top 1 of moderate': ['highest moderate', 'which moderate one is closest to high'],
  'family dairy': ['how many dairy foods are elevated', 'any dairy on my list', 'am i high in dairy'],
  'family milk': ['my milk value'],
  'family lait': ['quelle est ma valeur pour le lait'],
  'family leche': ['valor de leche'],
  'family nuts': ['which nuts showed up', 'nuts results'],
  'family nusse': ['welche nüsse sind erhöht'],
  'family pulses': ['any legumes raised'],
  limit: [
    'could my peach be in the normal range really 9.9',
    'is turmeric 8 only just moderate',
    'which are close to the limit',
    'how far is garlic 12.8 from high',
    'is peach close to the limit',
    'how much below the limit is celery',
    'is garlic 12.8 high',
  ],
  why: [
    'why is beef so high i never eat it',
    'i eat rice every single day and its low how come',
    'why is it so high',
    'why is goats milk high and cows milk not',
    'warum ist ziegenmilch hoch und kuhmilch nicht',
    'why beef but not lamb',
  ],
  record: ['list my allergies and my own exclusions', 'allergies + own list pls'],
  again: ['when do i get tested again', 'next test?', 'wann werde ich wieder getestet'],
  measures: ['what does this test measure', 'was misst der test eigentlich', 'what is igg'],
  'list high': [
    'list all my high ones',
    'my high foods',
    'show me my red list',
    'which foods came out high for me',
    'list my highs',
    'welche lebensmittel sind bei mir hoch',
    'all my highs',
  ],
  'list moderate': [
    'whats on my moderate list',
    'list my moderate foods pls',
    'my moderate foods',
    'which are my moderate ones',
  ],
  'list elevated': ['give me everything thats raised', 'what are my elevated foods', 'my elevated foods'],
  avoided: [
    'which foods should i avoid',
    'what should i avoid',
    'what do i have to avoid',
    'was darf ich nicht essen',
    'welche lebensmittel muss ich meiden',
    'welche lebensmittel darf ich nicht mehr essen',
    'que dois-je éviter',
    'qué debo evitar',
    'what cant i eat',
    'which foods do i have to avoid',
  ],
  'found-out complaints': [
    'which foods gave me complaints',
    'list my triggers',
    'what are my trigger foods',
    'which foods did i get symptoms from',
    'welche lebensmittel haben mir beschwerden gemacht',
    'welche lebensmittel vertrage ich nicht',
    'quels aliments m’ont donné des symptômes',
    'qué alimentos me dieron molestias',
  ],
  'found-out fine': [
    'which foods am i fine with',
    'which foods did i do well with',
    'what was tolerated',
    'which foods do i tolerate',
    'welche lebensmittel vertrage ich',
    'was vertrage ich gut',
  ],
  'found-out all': [
    'what did i find out in my plan',
    'what have i found out about foods',
    'what did my trial show',
    'was habe ich in meinem plan herausgefunden',
  ],
  level: [
    'whats my egg white',
    'beef number',
    'how bad is wheat',
    'value for garlick',
    'wheat level',
    'what did i get for almonds',
    'whats my result for rye',
    'is wheat high',
    'was egg white elevated',
    'wie hoch ist mein wert für knoblauch',
    'cuál es mi valor de trigo',
    'how high is my casein',
    'my results for rice?',
    'was kiwi tested',
    'did you test me for kiwi',
    'wert für weizen',
    'do i react to garlic',
    'show me the value for casein',
    'my level for crab',
    'how was my tuna',
    'is garlic high for me',
  ],
  compare: [
    'is garlic higher than egg white',
    'which is worse goats milk or cows milk',
    'wheat or rye which is higher',
    'is rye worse than wheat',
    'egg yolk and egg white, which of mine is higher',
    'ist weizen höher als roggen',
  ],
  'changes all': [
    'what changed since last time',
    'compare my two reports',
    'what is different from my last test',
    'was hat sich seit dem letzten test verändert',
    'what changed between my two reports',
    'compare my last tests',
    'any changes since the last test',
  ],
  'changes up': [
    'what got worse',
    'what went up',
    'which foods went up since last time',
    'qu est ce qui a augmenté',
    'que ha subido desde la última vez',
    'was ist gestiegen',
  ],
  'changes down': [
    'anything better than last test',
    'what went down',
    'which foods went down',
    'what improved since last time',
    'was ist besser als beim letzten test',
  ],
  'changes new': [
    'what is new on my list',
    'whats new on my report',
    'what’s new on my list compared with last year',
  ],
  'changes gone': ['what dropped off my list', 'what is gone from my list', 'which foods came off my list'],
  move: [
    'mustard 26 then 25.5 does that count as going down',
    'durum weat number n before',
    'crab was like 12 right whats it now',
    'is beef better than last time',
    'did my egg white go up',
    'has wheat changed',
    'garlic before and now',
    'trend for my egg white?',
    'is my almond still high',
    'compare my gluten now and then',
    'has my milk gone down',
    'did my egg result go down from last time',
    'is my wheat lower than before',
  ],
  day: [
    'when did i do the test',
    'how old are my results',
    'when was my last test',
    'date of my test',
    'wann war mein letzter test',
    'quand était mon dernier test',
    'cuándo fue mi último análisis',
  ],
  scale: [
    'what scale is mine in',
    'is 12 a lot on my scale',
    'which scale are my results in',
    'welche skala haben meine werte',
    'is 25 high',
  ],
  sample: [
    'whats my sample number',
    'my sample id',
    'sample id?',
    'which sample id do i have',
    'meine probennummer',
  ],
  reports: ['how many reports do i have', 'how many tests have i had', 'wie viele berichte habe ich'],
  allergies: [
    'do i have any allergies saved',
    'what allergies are on my record',
    'my allergies',
    'which allergies do you have on file for me',
    'welche allergien sind gespeichert',
    'mes allergies',
    'mis alergias',
  ],
  chosen: ['what did i choose to leave out', 'my own foods', 'what diets have i chosen'],
  practitioner: [
    'who is my practitioner',
    'whos my nutritionist',
    'name of the therapist who has my report',
    'wer ist meine therapeutin',
    'who is my practicioner',
    'do i have a practitioner',
    'quién es mi nutricionista',
    'qui est mon praticien',
    'my practitioners name',
  ],
  reach: [
    'how do i get hold of my practitioner',
    'how can i contact my practitioner',
    'email of my nutritionist',
    'wie erreiche ich meine therapeutin',
    'reach my practitioner',
  ],
  readers: [
    'who can see my results',
    'who else can read my data',
    'wer kann meine ergebnisse sehen',
    'quién puede ver mis resultados',
  ],
  start: [
    'where do i start',
    'what do i cut out first',
    'do i have to drop all of them at once',
    'im overwhelmed which ones first',
    'womit fange ich an',
    'what should i start with',
    'which ones first',
    'par quoi je commence',
    'por dónde empiezo',
  ],
  eat: [
    'what can i eat',
    'whats left for me to eat',
    'que puedo comer',
    'was kann ich essen',
    'was darf ich noch essen',
    'what am i allowed to eat',
    'qu est ce que je peux manger',
    'what foods can i eat',
    'what can i still eat',
  ],
  'meal breakfast': [
    'breakfast ideas',
    'brekfast ideas',
    'what can i have for breakfast',
    'was kann ich zum frühstück essen',
    'idées pour le petit-déjeuner',
    'desayuno',
    'something for breakfast pls',
  ],
  'meal dinner': [
    'what can i have for dinner tonight',
    'what can i eat tonight',
    'dinner ideas',
    'idées pour le dîner',
    'ideas para la cena',
    'was koche ich heute abend',
    'whats for dinner',
    'what should i cook tonight',
  ],
  'meal lunch': ['lunch?', 'was kann ich zum mittagessen machen'],
  'meal snack': ['need a snack', 'snack ideas', 'something to snack on', 'was kann ich zwischendurch essen'],
  'meal dessert': ['something sweet for dessert', 'dessert ideas', 'pudding ideas', 'nachtisch'],
  'meal -': [
    'chicken recipes',
    'give me a recipe',
    'burger night what bun n patty',
    'i want a birthday cake i can actualy eat',
    'is there a pasta bake i can make',
  ],
  food: [
    'what is amaranth',
    'whats quinoa',
    'was ist quinoa',
    'never heard of amaranth what is it',
    'c est quoi l amarante',
    'qué es la quinoa',
    'tell me about spelt',
    'what are lupins',
  ],
  'cook-with': [
    'what can i cook with chicken',
    'recipe with salmon please',
    'was kann ich mit hähnchen kochen',
    'qué puedo cocinar con pollo',
    'que puis-je cuisiner avec du poulet',
    'ive got salmon broccoli n potatoes for dinner',
    'leftover turkey and potatoes ideas',
    'une idée de plat avec du saumon ?',
    'ideen mit linsen',
    'cena con patatas',
  ],
  plan: [
    'make me a meal plan for the week',
    'give me a full day menu im so bored',
    'what should i buy at the supermarket',
  ],
  instead: [
    'what can i use insted of oats',
    'womit kann ich mandelmehl ersetzen',
    'no beef so what meat',
    'par quoi remplacer la moutarde',
    'every stock cube has celery in it, alternatives',
  ],
  'taste-alike': ['i miss goats cheese what tastes similar', 'something like parmesan'],
  choose: [
    'which milk for my coffee',
    'welche milch für den kaffee',
    'quel fromage sur une pizza',
    'salad dressing ideas no mustard',
  ],
  'dish-without': [
    'pancakes without egg possible',
    'mayo without egg or mustard',
    'can you make hummus without tahini',
  ],
  invited: [
    'my friend makes beef stroganoff with noodles, what can i eat',
    'lamb tagine with almonds served with couscous, which part can i eat',
  ],
  place: ['subway what sandwich', 'nandos what can i have', 'hotel breakfast buffet what should i take'],
  occasion: [
    'ramadan iftar ideas',
    'camping trip meals',
    'long flight to tokyo what do i eat on board',
    'im going to hospital for 3 days what do i tell the kitchen',
    'xmas dinner idea, my mum is picky',
  ],
}

const short = (question: string): string => {
  const said = whatIsAsked(question)
  if (!said) return 'nothing'
  if (said.about === 'count' || said.about === 'list' || said.about === 'found-out')
    return `${said.about} ${said.of}`
  if (said.about === 'rank')
    return said.most > 1 ? 'rank most' : `rank ${said.end} ${said.place}${said.of ? ` of ${said.of}` : ''}`
  if (said.about === 'family') return `family ${said.words}`
  if (said.about === 'changes') return `changes ${said.which}`
  if (said.about === 'meal') return `meal ${said.category ?? '-'}`
  return said.about
}

describe('what somebody asks about themselves', () => {
  for (const [what, questions] of Object.entries(asked))
    it.each(questions)(`${what}: %s`, (question) => expect(short(question)).toBe(what))

  it('is told by more than two hundred phrasings', () => {
    expect(Object.values(asked).flat().length).toBeGreaterThan(200)
  })

  it.each([
    ['beef number', 'beef'],
    ['how bad is wheat', 'wheat'],
    ['what did i get for almonds', 'almonds'],
    ['is garlic high for me', 'garlic'],
    ['what is amaranth', 'amaranth'],
    ['did my egg white go up', 'egg white'],
  ])('%s: %s', (question, words) => expect(whatIsAsked(question)).toMatchObject({ words }))

  it.each([
    'what does high mean',
    'how do i download my report',
    'how often should I retest',
    'what does a moderate result mean',
    'how long should i avoid a food',
    'how do i start an elimination phase',
    'Is this an allergy test?',
    'What is the difference between an allergy and an intolerance?',
    'how do i change my password',
    'when will i get my results',
    'when should i repeat the test',
    'can this test rule out coeliac disease',
    'why is there no recipe for me today',
    'how does the portal choose my recipes',
    'should i eat breakfast before the blood test',
    'a food upsets me but my result is low',
    'which complaints should i take to a doctor',
    'i have a diagnosed allergy what does that mean for my results',
    'who should not change their diet',
    'how do i reintroduce a food',
    'can i eat cheese',
    'can i have eggs for breakfast',
    'is tofu ok',
    'how do i delete my account',
    'my dog is sick',
    'highest mountain',
    'where can i get a good curry tonight',
  ])('is none of it: %s', (question) => expect(whatIsAsked(question)).toBeUndefined())

  it('is hardly ever seen in what asks for an FAQ or is off the topic, and in no emergency that the gate leaves', async () => {
    const matcher = foodMatcher()
    /** Words that name no food fall through where they are looked up. */
    const isFood = (words: string) => {
      const { mentions, phrases } = matcher.read(words)
      return mentions.length > 0 && phrases.every(({ entry }) => entry !== undefined)
    }
    const isAnswered = (text: string) => {
      const said = whatIsAsked(text)
      // What is asked in another language is off the topic to who is no client; small talk is answered.
      if (said?.about === 'faq' || said?.about === 'portal' || said?.about === 'term') return false
      if (said && 'foods' in said) return said.foods.every(isFood)
      return said !== undefined && (!('words' in said) || said.words === '' || isFood(said.words))
    }
    const ways = await waysOfAsking()
    const share = (texts: readonly string[]) => {
      const some = tried(texts)
      return some.filter(isAnswered).length / some.length
    }
    const of = (isOne: (intent: string) => boolean) =>
      ways.filter(({ intent }) => isOne(intent)).map(({ text }) => text)
    // What to cook or to choose is asked of us as well: a few of these are answered by what fits the person.
    expect(share(of((intent) => intent === 'off-topic'))).toBeLessThan(0.02)
    expect(
      share(of((intent) => !['own', 'food', 'off-topic', 'beyond', 'emergency'].includes(intent))),
    ).toBeLessThan(0.025)
    expect(
      of((intent) => intent === 'emergency').filter((text) => !isEmergency(text) && isAnswered(text)),
    ).toEqual([])
  })

  it('comes one by one where several are asked at once', () => {
    expect(partsOf('whats my egg? and how many highs')).toEqual(['whats my egg', 'how many highs'])
    expect(partsOf('im in the shop. list my highs and what went up?')).toEqual([
      'im in the shop',
      'list my highs',
      'what went up',
    ])
  })

  it('is read without accents, marks and slips of the thumb', () => {
    expect(plain('What’s my HIGHTEST value?')).toBe('whats my highest value')
    expect(plain('brekfast, moderat & l’œuf 12,5')).toBe('breakfast moderate l oeuf 12.5')
  })
})

describe('what is said first of a disease', () => {
  it.each([
    ['am i allergic to milk', /IgG shows no allergy.*skin prick/s],
    ['do i have celiac', /neither stop nor start eating gluten/],
    ['Bin ich allergisch gegen Milch?', /IgG shows no allergy/],
    ['est-ce que j’ai la maladie cœliaque', /gluten/],
    ['soy celíaco', /gluten/],
    ['lactose intolerant?', /breath test|IgG/],
    ['is it ibs', /no other disease/],
    ['histamine', /histamine intolerance/],
  ])('%s', (question, said) => expect(diseaseNote(question)).toMatch(said))

  it.each(['can i eat wheat', 'what does high mean', 'how many highs', 'what is an elimination diet'])(
    'is nothing for: %s',
    (question) => expect(diseaseNote(question)).toBeUndefined(),
  )
})
