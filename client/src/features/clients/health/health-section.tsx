import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { HealthFields } from './health-fields'
import { andText, bothOf, listsOf, without, type Health, type Lists } from './health-lists'
import { VersionConflict } from './version-conflict'
import { useAutosavedLists } from './use-autosaved-lists'

const paths = ['/api/user/health'] as const

/** "Allergies and own foods": what only the client knows, saved on each change. */
export default function HealthSection() {
  useRefetchOnMount(paths)
  const health = useApiQuery('GET /api/user/health')
  return (
    <Card>
      <CardHeader
        title="Allergies and own foods"
        subtitle="Changes are saved at once. The scanner, recipes and answers follow them."
      />
      {health.isPending && (
        <Loading label="Loading your allergies..." hideLabel className="min-h-79">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {health.isError && !health.data && (
        <QueryError query={health} title="Failed to load your allergies and own foods" />
      )}
      {health.data && <SavedLists health={health.data} />}
    </Card>
  )
}

function SavedLists({ health }: { health: Health }) {
  const { lists, isSaving, saved, failed, theirs, change, drop } = useAutosavedLists(health)
  const [asked, setAsked] = useState<Lists>()
  useLeaveWarning(isSaving)
  const gone = asked ? without(lists.allergies, asked.allergies) : []

  if (theirs)
    return (
      <VersionConflict mine={lists} theirs={listsOf(theirs)}>
        <Button onClick={() => change(bothOf(lists, listsOf(theirs)), theirs)}>Save both</Button>
        <Button variant="secondary" onClick={() => change(lists, theirs)}>
          Save my version
        </Button>
        <Button variant="quiet" onClick={drop}>
          Leave as saved
        </Button>
      </VersionConflict>
    )
  return (
    <>
      <HealthFields
        lists={lists}
        health={health}
        onChange={(next) =>
          without(lists.allergies, next.allergies).length > 0 ? setAsked(next) : change(next)
        }
      />
      <p role="status" className="mt-3 text-body text-ink-2 empty:hidden">
        {isSaving && !failed ? 'Saving...' : saved && 'Saved.'}
      </p>
      {failed && (
        <Alert
          tone="error"
          title="Not saved yet"
          className="mt-3"
          action={
            <Button size="sm" variant="secondary" onClick={() => change(lists)}>
              Try again
            </Button>
          }
        >
          {failed}
        </Alert>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Remove ${andText(gone)} from your allergies?`}
        description={`The scanner and recipes will stop leaving out ${andText(gone)}. We will tell your practitioner.`}
        confirmLabel="Remove"
        onConfirm={() => {
          if (asked) change(asked)
          setAsked(undefined)
        }}
      />
    </>
  )
}
