import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query'
import type { Faq } from '../faq-words'
import { FaqCard } from './faq-card'
import { Grip } from './grip'
import type { ListProps } from './plain-list'

type SortableListProps = ListProps & {
  /** Moves an FAQ by its menu. */
  onStep: ListProps['onMove']
  /** Receives what happens to the moved card, for announcements. */
  onLive: (text: string, lasting?: boolean) => void
}

/** Above the sidebar, but below the live line with the card's place. */
const UNDER_DIALOGS = 30
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** The place to which the keyboard has moved the lifted card; undefined for a pointer. */
let goal: number | undefined

/** An arrow key moves one place; `goal` tracks it, as keys can be faster than rendering. */
const onePlace =
  (ids: readonly UniqueIdentifier[]): KeyboardCoordinateGetter =>
  (event, { currentCoordinates: { x }, context: { collisionRect, droppableRects } }) => {
    const step = steps[event.code]
    if (step === undefined || goal === undefined || !collisionRect) return undefined
    event.preventDefault()
    goal = Math.min(Math.max(goal + step, 0), ids.length - 1)
    const place = droppableRects.get(ids[goal] ?? '')
    return place && { x, y: place.top + (place.height - collisionRect.height) / 2 }
  }

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

// The screen has its own visible live line.
const silence = () => undefined
const announcements: Announcements = {
  onDragStart: silence,
  onDragOver: silence,
  onDragEnd: silence,
  onDragCancel: silence,
}
const screenReaderInstructions = {
  draggable:
    'Press Space to lift it. Move it with the up and down arrow keys. Press Space to drop it or Escape to cancel.',
}

/** The cards with drag handles for mouse, touch and keyboard. */
export function SortableList({ label, faqs, onMove, onStep, onLive }: SortableListProps) {
  const [lifted, setLifted] = useState<Faq>()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const ids = faqs.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // The delay lets a swipe along the handles scroll the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    // During smooth scrolling the next key would count from an intermediate position.
    useSensor(KeyboardSensor, { coordinateGetter: onePlace(ids), scrollBehavior: 'auto' }),
  )
  const indexOf = (id: UniqueIdentifier | undefined) => faqs.findIndex((faq) => faq.id === id)
  const at = (index: number) => `Position ${index + 1} of ${faqs.length}.`

  function drop(id: UniqueIdentifier, over: UniqueIdentifier | undefined) {
    const from = indexOf(id)
    const to = goal ?? (over === undefined ? from : indexOf(over))
    setLifted(undefined)
    // Another admin may have deleted one of the two meanwhile.
    if (from < 0 || to < 0) return onLive('')
    onMove(from, to)
    onLive(`Dropped. ${at(to)}`)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragStart={({ active, activatorEvent }) => {
        goal = activatorEvent instanceof KeyboardEvent ? indexOf(active.id) : undefined
        setLifted(faqs[indexOf(active.id)])
        onLive(`Lifted. ${at(indexOf(active.id))}`, true)
      }}
      onDragOver={({ over }) => over && onLive(`Lifted. ${at(indexOf(over.id))}`, true)}
      onDragEnd={({ active, over }) => drop(active.id, over?.id)}
      onDragCancel={({ active }) => {
        setLifted(undefined)
        onLive(`Cancelled. ${at(indexOf(active.id))}`)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="grid grid-cols-1 gap-2.5">
          {faqs.map((faq, index) => (
            <SortableCard
              key={faq.id}
              faq={faq}
              index={index}
              count={faqs.length}
              still={still}
              onStep={onStep}
            />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay zIndex={UNDER_DIALOGS} dropAnimation={still ? null : undefined}>
        {lifted && (
          <div inert>
            <FaqCard
              faq={lifted}
              place={indexOf(lifted.id) + 1}
              count={faqs.length}
              grip={<Grip lifted />}
              onMove={() => undefined}
              look="lifted"
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

type SortableCardProps = {
  faq: Faq
  index: number
  count: number
  still: boolean
  onStep: ListProps['onMove']
}

function SortableCard({ faq, index, count, still, onStep }: SortableCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: faq.id })
  return (
    <li
      ref={setNodeRef}
      id={`faq-${faq.id}`}
      className="relative min-w-0 scroll-mt-20"
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: still ? undefined : transition,
      }}
    >
      {isDragging && (
        <div
          aria-hidden="true"
          className="absolute inset-0 rounded-lg border-2 border-dashed border-brand bg-brand-softer"
        />
      )}
      <FaqCard
        faq={faq}
        place={index + 1}
        count={count}
        look={isDragging ? 'gap' : undefined}
        grip={
          <Grip
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Reorder: ${faq.question}`}
          />
        }
        onMove={(to) => onStep(index, to - 1)}
      />
    </li>
  )
}
