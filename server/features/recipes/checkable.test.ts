import { describe, expect, it } from 'vitest'
import { uncheckableWordsIn } from './checkable'
import { readSeedRecipes } from './seed-recipes'

const recipe = { title: 'Plate', description: '', ingredients: ['1 pear'], instructions: ['Cut.'] }

const ordinaryLines = `
2 tbsp olive oil
1 large onion, finely chopped
3 garlic cloves, crushed
400 g tin chopped tomatoes
1 tsp smoked paprika
½ tsp ground cumin
500 g chicken thighs, boneless and skinless
1 x 400 g can chickpeas, drained and rinsed
a pinch of sea salt and freshly ground black pepper
200 g basmati rice
1 lemon, zested and juiced
a small handful of flat-leaf parsley, roughly torn
2 carrots, peeled and cut into batons
1 stick of celery, trimmed
1 litre hot vegetable stock
2 bay leaves
a few sprigs of thyme
1 heaped tbsp tomato purée
250 g chestnut mushrooms, sliced
1 medium courgette, spiralized
100 g baby spinach
150 g green beans, topped and tailed
1 ripe avocado, stoned
1 tbsp cider vinegar
2 tsp runny honey
300 g salmon fillets, skin on
1 thumb-sized piece of ginger, grated
1 red chilli, deseeded and thinly sliced
4 spring onions, sliced on the diagonal
1 tbsp toasted sesame seeds
200 ml full-fat coconut milk
1 sweet potato (about 250 g), scrubbed
2 eggs, at room temperature
100 g unsalted butter, softened, plus extra for greasing
250 g self-raising flour, sifted
1 tsp vanilla extract
150 g golden caster sugar
a knob of butter
50 g rolled oats
1 banana, mashed
120 g frozen blueberries, defrosted
1 tbsp chia seeds
1 head of broccoli, broken into small florets
½ cucumber, halved lengthways
8 cherry tomatoes, quartered
1 romaine lettuce, shredded
60 g feta, crumbled
1 tbsp extra-virgin olive oil, to drizzle
salt, to taste
1 cinnamon stick
2 tbsp cornflour mixed with 2 tbsp cold water
a good grating of nutmeg
500 g lean minced beef
1 green pepper, cored and diced
350 g dried penne
2 slices of stale bread, torn
1 small bunch fresh coriander, stalks and leaves separated
450 g floury potatoes, such as Maris Piper
1 butternut squash, peeled, deseeded and cubed
2 pears, cored
30 g walnuts, toasted
1 tbsp Dijon mustard
lemon wedges, to serve
1 ready-rolled sheet puff pastry
6 medjool dates, pitted
1 tsp bicarbonate of soda
1 fennel bulb, fronds reserved
200 g cooked beetroot, vacuum-packed, not in vinegar
2 tbsp capers, rinsed
1 pork tenderloin, trimmed of sinew
1 pomegranate, seeds only
75 g kale, tough stems removed
1 rounded tsp turmeric
1.5 kg whole chicken, giblets removed
3 tbsp plain yoghurt
1 aubergine, sliced into 1 cm rounds
4 lamb chops, about 150 g each
12 Kalamata olives, pitted
1 lime, cut into wedges
2 tbsp sunflower oil, for frying
1 tin Carnation (condensed milk)
no nuts needed
Serve with a side salad
2 litres water
`
  .trim()
  .split('\n')

describe('text that cannot be checked', () => {
  it.each([
    '2 jaybirds',
    '1 tin Carnation',
    '2 blorbs',
    '1 packet of Dunkelhofer',
    'something nice',
    '1 tbsp It’s Not Butter',
    'dairy-free spread',
    'oil for frying',
  ])('is an ingredient without any known food: %j', (line) => {
    expect(uncheckableWordsIn({ ...recipe, ingredients: ['1 pear', line] })).toEqual([line])
  })

  it.each([
    '2 pears or mungle',
    '1 pot grimbleberry and 2 apples',
    'rice (with quibbleroot)',
    '100 g Birnen mit Ziegenrollkäse',
    'Dunkelhofer, 2 tomatoes',
    'Zorble (of the usual sort)',
    '1 pear, ib',
  ])('is an ingredient with an unknown word: %j', (line) => {
    expect(uncheckableWordsIn({ ...recipe, ingredients: [line] })).toEqual([line])
  })

  it('is an unknown word of two letters, or a possessive without a noun', () => {
    expect(uncheckableWordsIn({ ...recipe, instructions: ['Add ib to the pot.'] })).toEqual(['ib'])
    expect(uncheckableWordsIn({ ...recipe, instructions: ['Stir the Fisher’s into the pot.'] })).toEqual([
      'Fisher’s',
    ])
  })

  it.each(ordinaryLines)('does not include the ingredient %j', (line) => {
    expect(uncheckableWordsIn({ ...recipe, ingredients: [line] })).toEqual([])
  })

  it('is a word in letters that the matcher cannot read, or a food pictograph, in any field', () => {
    expect(uncheckableWordsIn({ ...recipe, title: 'Яйцо with 卵' })).toEqual(['Яйцо', '卵'])
    expect(uncheckableWordsIn({ ...recipe, instructions: ['Fold in the \u0435gg.'] })).toEqual(['\u0435gg'])
    expect(uncheckableWordsIn({ ...recipe, description: 'Brush with ᴇɢɢ.' })).toEqual(['ᴇɢɢ'])
    expect(uncheckableWordsIn({ ...recipe, tags: ['🦐'] })).toEqual(['🦐'])
  })

  it.each([
    '1 pinch of salt',
    '20 μg of vitamin D (water)',
    '½ tsp β-carotene in water',
    'Crème brûlée',
    '1 Jalapeño',
    '8 juniper berries',
    '1 stalk lemongrass',
  ])('does not include %j', (line) => {
    expect(
      uncheckableWordsIn({ ...recipe, title: 'Smørrebrød 😋 🔥 in 5 minutes ☕', ingredients: [line] }),
    ).toEqual([])
  })

  it.each(['Zorblefruit tart', 'Pears with Mungleberry’s'])('is an unknown word in the title %j', (title) => {
    expect(uncheckableWordsIn({ ...recipe, title })).toHaveLength(1)
  })

  it('is an unknown word in a step or a tag, but not in a description or notes', () => {
    expect(uncheckableWordsIn({ ...recipe, instructions: ['Fold in the chopped quibbleroot.'] })).toEqual([
      'quibbleroot',
    ])
    expect(uncheckableWordsIn({ ...recipe, tags: ['quibbleroot'] })).toEqual(['quibbleroot'])
    expect(uncheckableWordsIn({ ...recipe, description: 'As in Quibbleton.', notes: 'Quibbleton!' })).toEqual(
      [],
    )
  })

  it.each([
    'Edna’s Sunday roast',
    'It’s a rainbow, once the scum is off',
    'Spiralize the pears.',
    'Midweek one-pot chicken',
    'Provençal tomatoes, the Ligurian way',
    'Preheat the oven to 180 °C (160 °C fan).',
    'Tip everything into a slotted spoon, drain and pat dry with kitchen paper.',
    'Whizz until smooth, then loosen with a ladleful of cooking water.',
    'Score the skin, rub in the salt and leave uncovered overnight.',
    'Bake until a skewer comes out clean, then cool on a wire rack.',
  ])('does not include the title or step %j', (line) => {
    expect(uncheckableWordsIn({ ...recipe, title: line, instructions: [line] })).toEqual([])
  })

  it('does not occur in the seeded recipes', async () => {
    expect((await readSeedRecipes()).flatMap(uncheckableWordsIn)).toEqual([])
  })
})
