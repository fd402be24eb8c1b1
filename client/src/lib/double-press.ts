/** Two presses so close in time (ms) and place (px) are one double press. */
const SOON = 400
const NEAR = 24

let last: { press: MouseEvent; layer: Element | null } | undefined

const isSecondOf = (one: MouseEvent, { timeStamp, clientX, clientY }: MouseEvent) =>
  timeStamp - one.timeStamp < SOON && Math.hypot(clientX - one.clientX, clientY - one.clientY) < NEAR

// A double press that closed a dialog must not reach what was below with its second press.
window.addEventListener(
  'click',
  (press) => {
    // A click from the keyboard, or from a label for its field.
    if (press.detail === 0) return
    if (last?.layer?.isConnected === false && isSecondOf(last.press, press)) {
      press.preventDefault()
      press.stopPropagation()
      return
    }
    const layer = press.target instanceof Element ? press.target.closest('[role$="dialog"]') : null
    last = { press, layer }
  },
  true,
)
