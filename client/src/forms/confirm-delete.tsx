import type { ReactNode } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import type { WriteRoute } from '@/api/query-invalidations'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast, type ToastOptions } from '@/ui/use-toast'

type DeleteRoute = Exclude<Extract<WriteRoute, `DELETE ${string}/:id`>, 'DELETE /api/user/sessions/:id'>

type ConfirmDeleteProps = {
  /** The endpoint that deletes the row. */
  route: DeleteRoute
  id: number
  title: string
  description: ReactNode
  confirmLabel: string
  /** The toast after the deletion. */
  done: ToastOptions
  /** The title of the toast after a failure, and its description. */
  failure: string
  failureOf?: (error: unknown) => string
  /** Stays open after a failure for another try, unless the row is gone. */
  retries?: boolean
  onClose: () => void
}

/** Asks for confirmation before a row is deleted; open while it is mounted. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { route, id, title, description, confirmLabel, done, failure, onClose } = props
  const { failureOf = sentenceOf, retries = false } = props
  const remove = useApiMutation(route)
  const once = useOneAtATime()

  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id } })
      toast(done)
      onClose()
    } catch (error) {
      toast({ title: failure, description: failureOf(error), variant: 'destructive' })
      if (!retries || (error instanceof ApiError && error.status === 404)) onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void once(confirm)}
    />
  )
}
