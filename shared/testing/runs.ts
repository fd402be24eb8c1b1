/** `npm run test:full`: everything, at full size. */
export const isFull = process.env['PEARWELL_FULL'] === '1'

/** How much is tried as usual, and in full. */
export const atSize = <const U, const F>(usual: U, full: F): U | F => (isFull ? full : usual)

/** A tenth is tried of what is to hold in full. */
const oneOf = atSize(10, 1)

/** How often a property is tried, or how long a text is, when in full it is `full`. */
export const runs = (full: number): number => Math.ceil(full / oneOf)

/** Of many that are alike those that are tried. */
export const tried = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % oneOf === 0)
