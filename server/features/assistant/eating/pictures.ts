/** Pictures of foods, with the word for what they show. */
const pictures = new Map(
  `🍇 grapes|🍈 melon|🍉 watermelon|🍊 orange|🍋 lemon|🍌 banana|🍍 pineapple|🥭 mango|🍎 apple|🍏 apple|🍐 pear|🍑 peach|🍒 cherries|🍓 strawberries|🫐 blueberries
🥝 kiwi|🍅 tomato|🫒 olives|🥥 coconut|🥑 avocado|🍆 aubergine|🥔 potato|🥕 carrot|🌽 corn|🌶 chilli|🫑 bell pepper|🥒 cucumber|🥬 lettuce|🥦 broccoli|🧄 garlic|🧅 onion
🍄 mushrooms|🥜 peanuts|🌰 chestnut|🫘 beans|🫛 peas|🫚 ginger|🍞 bread|🥐 croissant|🥖 baguette|🥨 pretzel|🥯 bagel|🥞 pancakes|🧇 waffle|🧀 cheese|🥩 steak|🥓 bacon
🍔 burger|🍟 chips|🍕 pizza|🌭 hot dog|🥪 sandwich|🌮 taco|🌯 burrito|🥙 kebab|🧆 falafel|🥚 egg|🍳 fried egg|🥘 paella|🥣 porridge|🍿 popcorn|🧈 butter|🍚 rice|🍛 curry
🍜 ramen|🍝 spaghetti|🍠 sweet potato|🍣 sushi|🍤 fried prawns|🦀 crab|🦞 lobster|🦐 prawns|🦑 squid|🦪 oysters|🍦 ice cream|🍨 ice cream|🍩 doughnut|🍪 cookie|🎂 cake|🍰 cake
🧁 cupcake|🥧 pie|🍫 chocolate|🍬 sweets|🍭 lollipop|🍮 custard|🍯 honey|🥛 milk|☕ coffee|🍵 green tea|🍷 red wine|🍸 martini|🍹 cocktail|🍺 beer|🍻 beer|🥂 sparkling wine|🍾 sparkling wine|🥃 whisky`
    .split(/[|\n]/u)
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
)
const picture = new RegExp(`(?:(?:${[...pictures.keys()].join('|')})\\uFE0F? ?)+`, 'gu')
const one = new RegExp([...pictures.keys()].join('|'), 'gu')

/** A question with a word for each picture of a food that it does not name itself: "🍍?" is "pineapple?". */
export function withPicturesNamed(question: string): string {
  return question.replace(picture, (row) => {
    const names = [...new Set((row.match(one) ?? []).map((each) => pictures.get(each) ?? ''))]
    const isSaid = (name: string) => question.toLowerCase().includes(name.replace(/(?:ies|s)$/u, ''))
    return ` ${names.filter((name) => !isSaid(name)).join(', ')} `
  })
}
