import { useEffect, useState } from 'react'
import { PlainList, type ListProps } from './plain-list'
import type { SortableList } from './sortable-list'

let known: typeof SortableList | undefined

const load = () =>
  import('./sortable-list').then((loaded) => {
    known = loaded.SortableList
    return known
  })

// Loads with the screen, before the list arrives.
void load().catch(() => undefined)

/** The reorderable list. Dragging loads after the cards; without it the menus still move them. */
export function OrderableList(props: ListProps & { onLive: (text: string, lasting?: boolean) => void }) {
  const [Sortable, setSortable] = useState(() => known)
  useEffect(() => {
    void load().then(
      (loaded) => setSortable(() => loaded),
      () => undefined,
    )
  }, [])

  function step(from: number, to: number) {
    props.onMove(from, to)
    props.onLive(`Moved. Position ${to + 1} of ${props.faqs.length}.`)
  }
  const { label, faqs } = props
  if (!Sortable) return <PlainList label={label} faqs={faqs} onMove={step} />
  return <Sortable {...props} onStep={step} />
}
