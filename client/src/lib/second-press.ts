/** Two presses so close in time (ms) and place (px) are one double press. */
const SOON = 400
const NEAR = 24

let last: MouseEvent | undefined
let spent: MouseEvent | undefined

const isSecondOf = (one: MouseEvent | undefined, { timeStamp, clientX, clientY }: MouseEvent) =>
  one !== undefined &&
  timeStamp - one.timeStamp < SOON &&
  Math.hypot(clientX - one.clientX, clientY - one.clientY) < NEAR

window.addEventListener(
  'click',
  (event) => {
    // Of the keyboard, or of a label for its field.
    if (event.detail === 0) return
    if (!isSecondOf(spent, event)) return (last = event)
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)

/** As a layer closes: the second press of the double one that has closed it does not reach what lay under it. */
export function ignoreSecondPress(): void {
  spent = last
}
