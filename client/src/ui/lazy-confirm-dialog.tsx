import { lazy, Suspense, useEffect, type ComponentProps } from 'react'
import { OptionalPart } from './optional-part'
import type { ConfirmDialog } from './confirm-dialog'
import { prepare } from './load-dialog'

const load = async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog })
const Dialog = lazy(load)

/** A confirm dialog loaded after the screen, for screens that seldom need one. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  useEffect(() => prepare(load), [])
  if (!props.open) return null
  return (
    <OptionalPart>
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    </OptionalPart>
  )
}
