import { plural } from '@shared/domain/text/counts'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import CodesDialog from './codes-dialog'
import { useNewCodes } from './use-shown-once'

/** Asks before new recovery codes replace those `left`, then shows them. */
export default function NewCodesDialog({ left, onClose }: WithClose<{ left: number }>) {
  const [codes, setCodes] = useState<string[]>()
  const { pending, make } = useNewCodes()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Make new recovery codes"
      description={`The ${left} ${plural(left, 'code')} you have left will stop working.`}
      confirmLabel="Make new codes"
      pendingLabel="Making..."
      pending={pending}
      icon={LifeBuoy}
      onConfirm={() => void make((made) => setCodes(made.codes))}
    />
  )
}
