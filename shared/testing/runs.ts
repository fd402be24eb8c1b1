/** Set by `npm run test:full`, which runs everything at full size. */
export const isFull = process.env['PEARWELL_FULL'] === '1'

/** The first size in ordinary runs, the second in full ones. */
export const atSize = <const U, const F>(usual: U, full: F): U | F => (isFull ? full : usual)

/** Ordinary runs try a tenth. */
const oneOf = atSize(10, 1)

/** How often to try a property, or how long a text is, when in full it is `full`. */
export const runs = (full: number): number => Math.ceil(full / oneOf)

/** A sample of similar cases: every tenth in ordinary runs. */
export const tried = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % oneOf === 0)
