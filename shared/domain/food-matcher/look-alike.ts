const looksLike: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '5': 's',
  '8': 'b',
  '3': 'e',
  '4': 'a',
  '6': 'b',
  '9': 'g',
  '7': 't',
  '2': 'z',
}
const pairs = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
])

/** The words that a word with digits may be: `ma1z` is `malz` or `maiz`. */
export function* lettersFor(word: string): Generator<string> {
  const letters = word.replace(/[02-9]/gu, (digit) => looksLike[digit] ?? digit)
  yield letters.replaceAll('1', 'i')
  if (letters.includes('1')) yield letters.replaceAll('1', 'l')
}

/** A word as a camera sees it: `rnilk`, `mi1k` and `milk` look alike. */
export function lookOf(word: string): string {
  let look = ''
  for (let at = 0; at < word.length; at++) {
    const pair = pairs.get(word.slice(at, at + 2))
    const letter = word.charAt(at)
    if (pair !== undefined) at++
    // Every q is followed by u, so another q is a misread g.
    const isG = letter === 'q' && word.charAt(at + 1) !== 'u'
    look += pair ?? looksLike[letter] ?? (isG ? 'g' : letter)
  }
  return look
}

/** Whether two words differ by one letter more, less or changed, or two swapped neighbours. */
export function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1)
  const rest = short.slice(same + 1)
  if (rest === long.slice(same + 1)) return true
  return (
    short[same] === long[same + 1] && short[same + 1] === long[same] && rest.slice(1) === long.slice(same + 2)
  )
}
