import { useEffect, useEffectEvent } from 'react'

/** What is open above the page, the topmost last. All share one history entry, which is marked. */
const layers: (() => void)[] = []
/** New for each load of the page, because entries of an earlier one have no layer. */
const mark = { layer: Math.random() }
const isHere = () => (window.history.state as Partial<typeof mark> | null)?.layer === mark.layer

/** Whether the entry is being removed, so that the step back is not the user's. */
let isLeaving = false

/** Adds the entry for the first layer, and removes it after the last. */
function settle(): void {
  // A step back to an address with a fragment takes the focus away. wouter's own pushState would
  // tell the page of a navigation.
  if (layers.length > 0 && !isHere() && location.hash === '')
    History.prototype.pushState.call(history, { ...(history.state as object | null), ...mark }, '')
  if (layers.length > 0 || !isHere() || isLeaving) return
  isLeaving = true
  window.history.back()
}
// Another layer may follow in place of a closed one.
const settleSoon = () => void setTimeout(settle)

function onStep(): void {
  if (isLeaving) isLeaving = false
  else layers.at(-1)?.()
  settleSoon()
}

/** While `active`, Back calls `onBack` for the topmost layer only, instead of leaving the page. */
export function useOnBack(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!active) return
    const layer = () => back()
    layers.push(layer)
    window.addEventListener('popstate', onStep)
    settle()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      settleSoon()
    }
  }, [active])
}
