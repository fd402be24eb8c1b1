/** How many ways of one pattern are learnt from. */
const MOST = 24

/** Some of the texts that a pattern stands for, spread evenly: "(a|b) c" is "a c" and "b c". */
export function textsOf(pattern: string): string[] {
  const parts = pattern.split(/\(([^)]*)\)/u).map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
  const whole = parts.reduce((count, { length }) => count * length, 1)
  const count = Math.min(whole, MOST)
  return Array.from({ length: count }, (_, number) => {
    let place = Math.floor((number * whole) / count) + ((number * 7) % Math.max(1, Math.floor(whole / count)))
    return parts
      .map((choices) => {
        const choice = choices[place % choices.length] ?? ''
        place = Math.floor(place / choices.length)
        return choice
      })
      .join('')
      .replace(/\s+/gu, ' ')
      .trim()
  })
}
