import type { Reply } from '@shared/api'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Loading, Skeleton } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import { toast } from '@/ui/use-toast'

type Preferences = Reply<'GET /api/user/preferences'>
export type PreferenceRow = { name: keyof Preferences; label: string; hint: string }

/** A group of the user's preferences as switches with one save button. */
export function PreferenceSwitches(props: {
  rows: readonly PreferenceRow[]
  /** Hides the group until the content above it has loaded. */
  waits?: boolean
  saved: { title: string; description: string }
  failed: string
  saveLabel: string
}) {
  const preferences = useApiQuery('GET /api/user/preferences')
  if (preferences.isPending || props.waits)
    return (
      <Loading label="Loading your preferences..." hideLabel>
        {props.rows.map(({ name }) => (
          <SwitchSkeleton key={name} />
        ))}
        <Skeleton className="mt-4 h-11 w-36 max-w-full" />
      </Loading>
    )
  if (preferences.isError) return <QueryError query={preferences} title="Failed to load your preferences" />
  return <Switches {...props} preferences={preferences.data} />
}

function SwitchSkeleton() {
  return (
    <div className="flex min-h-22.5 items-center justify-between gap-4 md:min-h-18">
      <span className="flex-1 space-y-2">
        <Skeleton className="h-3 w-[36%]" />
        <Skeleton className="h-3 w-[70%]" />
      </span>
      <Skeleton className="h-6 w-11 rounded-full!" />
    </div>
  )
}

function Switches({
  rows,
  saved,
  failed,
  saveLabel,
  preferences,
}: Parameters<typeof PreferenceSwitches>[0] & { preferences: Preferences }) {
  const [changes, setChanges] = useState<Partial<Preferences>>({})
  const once = useOneAtATime()
  const save = useApiMutation('PATCH /api/user/preferences')

  async function submit() {
    try {
      await save.mutateAsync({ body: changes })
      // Changes made during the request remain to be saved.
      setChanges((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([name, value]) => changes[name as keyof Preferences] !== value),
        ),
      )
      toast(saved)
    } catch (error) {
      toast({ title: failed, description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void once(submit)
      }}
    >
      <div className="divide-y divide-line">
        {rows.map(({ name, label, hint }) => (
          <Switch
            key={name}
            end
            className="py-2.5"
            label={label}
            hint={hint}
            checked={changes[name] ?? preferences[name]}
            onCheckedChange={(checked) => setChanges((before) => ({ ...before, [name]: checked }))}
          />
        ))}
      </div>
      <Button type="submit" block="phone" className="mt-4" pending={save.isPending} pendingLabel="Saving...">
        {saveLabel}
      </Button>
    </form>
  )
}
