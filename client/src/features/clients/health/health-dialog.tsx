import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { HealthFields } from './health-fields'
import { bothOf, listsOf, sameLists, type Health } from './health-lists'
import { VersionConflict } from './version-conflict'
import { saveHealth } from './save-health'

type HealthDialogProps = WithClose<{ health: Health; clientId: number; name: string }>

/** Staff enter a client's allergies and own foods as told by the client. */
export default function HealthDialog({ health, clientId, name, onClose }: HealthDialogProps) {
  const [lists, setLists] = useState(() => listsOf(health))
  const [theirs, setTheirs] = useState<Health>()
  const [failed, setFailed] = useState<string>()
  const [pending, run] = usePending()
  const queries = useQueryClient()

  const submit = (wanted = lists, seen = health) =>
    run(async () => {
      setFailed(undefined)
      try {
        const { now, clash } = await saveHealth(queries, { clientId }, wanted, seen)
        if (clash) return setTheirs(now)
        toast({ title: 'Allergies and own foods saved' })
        onClose()
      } catch (error) {
        setFailed(sentenceOf(error))
      }
    })

  return (
    <FormDialog
      title="Allergies and own foods"
      description={name}
      submitLabel={theirs ? 'Save both' : 'Save'}
      pendingLabel="Saving..."
      pending={pending}
      isDirty={() => !sameLists(lists, listsOf(health))}
      onSubmit={() => void (theirs ? submit(bothOf(lists, listsOf(theirs)), theirs) : submit())}
      onClose={onClose}
    >
      {failed && (
        <Alert tone="error" title="Not saved" className="mb-4">
          {failed}
        </Alert>
      )}
      {theirs ? (
        <VersionConflict mine={lists} theirs={listsOf(theirs)}>
          <Button variant="secondary" disabled={pending} onClick={() => void submit(lists, theirs)}>
            Save my version
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            Leave as saved
          </Button>
        </VersionConflict>
      ) : (
        <HealthFields lists={lists} health={health} forClient onChange={setLists} />
      )}
    </FormDialog>
  )
}
