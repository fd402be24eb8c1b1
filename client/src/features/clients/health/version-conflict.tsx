import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { ScrollIntoView } from '@/ui/scroll-into-view'
import { andText, bothOf, type Lists } from './health-lists'

type VersionConflictProps = {
  mine: Lists
  theirs: Lists
  /** The save buttons. */
  children: ReactNode
}

/** For simultaneous changes: both versions side by side and their union. */
export function VersionConflict({ mine, theirs, children }: VersionConflictProps) {
  return (
    <ScrollIntoView>
      <Alert tone="warning" live title="Changed on another device">
        Nothing was overwritten. We suggest keeping everything from both versions.
      </Alert>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Version title="Your version" lists={mine} />
        <Version title="The other version" lists={theirs} />
        <div className="sm:col-span-2">
          <Version title="Both together" lists={bothOf(mine, theirs)} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:[&>button]:w-full">{children}</div>
    </ScrollIntoView>
  )
}

function Version({ title, lists }: { title: string; lists: Lists }) {
  const { allergies, none, ownFoods } = lists
  return (
    <section className="rounded-md border border-line bg-canvas px-3.5 py-2.5">
      <h3 className="text-small font-semibold">{title}</h3>
      <dl className="mt-1 text-small break-words">
        <div>
          <dt className="inline text-ink-2">Allergies: </dt>
          <dd className="inline">{andText(allergies) || (none ? 'none known' : 'none listed')}</dd>
        </div>
        <div>
          <dt className="inline text-ink-2">Left out by choice: </dt>
          <dd className="inline">{andText(ownFoods) || 'none listed'}</dd>
        </div>
      </dl>
    </section>
  )
}
