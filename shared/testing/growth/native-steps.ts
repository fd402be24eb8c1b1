import { execInJavaScript } from './exec-in-javascript'

type Sized = { length: number }
type Native = (this: unknown, ...args: unknown[]) => unknown
/** How many characters or items a call has gone over. */
type Gone = (self: Sized, args: unknown[], result: unknown) => number

// oxlint-disable-next-line typescript/unbound-method -- called with its text or list
const [indexInText, indexInList] = [String.prototype.indexOf, Array.prototype.indexOf]

const all: Gone = (self) => self.length
const made: Gone = (_, __, result) => (result as Sized).length
const takenOff: Gone = (self, _, result) => self.length - (result as Sized).length
const fromEnd: Gone = (self, _, result) => self.length - Number(result)
const untilFound: Gone = (self, args) => {
  const at = Number(Reflect.apply(typeof self === 'string' ? indexInText : indexInList, self, args))
  return Math.max(0, (at < 0 ? self.length : at) - Number(args[1] ?? 0))
}
const one: Gone = () => 1

/** The built-ins and what each goes over. Their callbacks are JavaScript and counted as such. */
const natives: [prototype: object, goneOver: Gone, names: string[]][] = [
  [String.prototype, untilFound, ['indexOf', 'includes']],
  [String.prototype, fromEnd, ['lastIndexOf']],
  [String.prototype, takenOff, ['trim', 'trimStart', 'trimEnd']],
  [String.prototype, made, ['repeat', 'padStart', 'padEnd']],
  [String.prototype, all, ['split', 'replace', 'replaceAll', 'normalize', 'toLowerCase', 'toUpperCase']],
  [Array.prototype, untilFound, ['indexOf', 'includes']],
  [Array.prototype, fromEnd, ['lastIndexOf']],
  [Array.prototype, made, ['slice', 'concat', 'flat', 'toSorted', 'toReversed', 'toSpliced']],
  [Array.prototype, all, ['join', 'splice', 'unshift', 'reverse', 'fill']],
  // All that is spread, destructured or iterated.
  [Object.getPrototypeOf([].values()) as object, one, ['next']],
  [Object.getPrototypeOf(''[Symbol.iterator]()) as object, one, ['next']],
]

/**
 * Counts what built-ins go over and matches regular expressions in JavaScript until the returned
 * function is called, which restores them.
 */
export function countNatives(count: (steps: number) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const nativeExec = RegExp.prototype.exec
  const restoring = [() => void (RegExp.prototype.exec = nativeExec)]
  RegExp.prototype.exec = function (this: RegExp, text: unknown) {
    return execInJavaScript(this, String(text))
  }
  for (const [prototype, goneOver, names] of natives) {
    const methods = prototype as Record<string, Native>
    for (const name of names) {
      const native = methods[name] as Native
      restoring.push(() => void (methods[name] = native))
      methods[name] = function (...args) {
        const result = Reflect.apply(native, this, args)
        count(goneOver(this as Sized, args, result))
        return result
      }
    }
  }
  return () => restoring.forEach((restore) => restore())
}
