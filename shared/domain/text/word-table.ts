/** A Map from words to whole numbers in a third of the memory, with nothing to traverse. */
export class WordTable {
  readonly #numbers: Int32Array
  /** Where the letters of each word begin; one more for the end of the last. */
  readonly #starts: Uint32Array
  readonly #letters: Uint16Array
  /** The index of each word plus one, at its hash or in the next free slot; 0 for an empty one. */
  readonly #slots: Int32Array

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = Int32Array.from(numbers.values())
    this.#starts = new Uint32Array(numbers.size + 1)
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(numbers.size * 1.5 + 1)))
    let [place, end] = [0, 0]
    for (const word of numbers.keys()) this.#starts[++place] = end += word.length
    this.#letters = new Uint16Array(end)
    const mask = this.#slots.length - 1
    place = 0
    for (const word of numbers.keys()) {
      const start = this.#starts[place++] as number
      for (let at = 0; at < word.length; at++) this.#letters[start + at] = word.charCodeAt(at)
      let slot = hashOf(word) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = place
    }
  }

  get size(): number {
    return this.#numbers.length
  }

  /** The number of a word, or of a part of one from `from` up to `to`. */
  get(word: string, from = 0, to = word.length): number | undefined {
    const mask = this.#slots.length - 1
    for (let slot = hashOf(word, from, to) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] as number) - 1
      if (place < 0) return undefined
      if (this.#isAt(place, word, from, to)) return this.#numbers[place]
    }
  }

  has(word: string): boolean {
    return this.get(word) !== undefined
  }

  /** The word at an index, from 0. */
  wordAt(place: number): string {
    return String.fromCharCode(...this.#letters.subarray(this.#starts[place], this.#starts[place + 1]))
  }

  #isAt(place: number, word: string, from: number, to: number): boolean {
    const start = this.#starts[place] as number
    if ((this.#starts[place + 1] as number) - start !== to - from) return false
    for (let at = from; at < to; at++)
      if (this.#letters[start + at - from] !== word.charCodeAt(at)) return false
    return true
  }
}

/** A 32-bit hash of a word, or of a part of it (FNV-1a). */
export function hashOf(word: string, from = 0, to = word.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  // Mix in the high bits, as the low bits alone depend too little on the last letter.
  return (hash ^ (hash >>> 15)) >>> 0
}

/** A Map from words to several whole numbers each, stored like WordTable. */
export class WordListTable {
  readonly #places: WordTable
  /** For each word the length of its list, then the list. */
  readonly #lists: Int32Array

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    const places = new Map<string, number>()
    const all: number[] = []
    for (const [word, numbers] of lists) {
      places.set(word, all.length)
      all.push(numbers.length, ...numbers)
    }
    this.#places = new WordTable(places)
    this.#lists = Int32Array.from(all)
  }

  get(word: string): readonly number[] {
    const place = this.#places.get(word)
    if (place === undefined) return none
    const start = place + 1
    return Array.from(this.#lists.subarray(start, start + (this.#lists[place] as number)))
  }
}

const none: readonly number[] = []
