import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'
import type { Level } from '@shared/domain/reports/levels'
import { countFoodStatuses, countKept } from '@shared/domain/avoidance/food-status'
import { hasEmail } from '@shared/domain/people/no-email'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { SmallPlate } from '@/features/reports/plate/plate.public'
import { unreadText } from '@/features/reports/results/unread.public'
import { useUser } from '@/session/session'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { LevelMarker, levelWords } from '@/ui/level-marker'
import { Loading, Skeleton } from '@/ui/skeleton'
import { Actions, Lead, EntryScreen } from '../entry-screen'
import { SignInName } from './sign-in-name'

/** Step 4: signed in, with a summary of the latest report. */
export function ResultsStep() {
  const { firstName, email } = useUser()
  const tests = useApiQuery('GET /api/reports', { query: { status: 'completed', pageSize: 200 } })
  const id = tests.data?.[0]?.id
  const latest = useApiQuery(
    'GET /api/reports/:id',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  )
  const report = latest.data
  const isComing = tests.isPending || (id !== undefined && latest.isPending)
  const counts = report && report.results.length > 0 ? countsOf(report) : undefined
  const name = firstName.trim()
  const greeting = name ? `You're signed in, ${name}.` : "You're signed in."

  return (
    <EntryScreen
      step={4}
      title={
        counts
          ? `${greeting} ${counts.keep} of ${counts.all} ${plural(counts.all, 'food')} ${plural(counts.keep, 'stays', 'stay')}.`
          : greeting
      }
      head={
        report &&
        report.results.length > 0 && (
          <div className="mx-auto flex max-w-[20rem] justify-center rounded-xl bg-surface p-4">
            <SmallPlate counted results={report.results} className="w-full" />
          </div>
        )
      }
    >
      {isComing && (
        <Loading label="Loading your results..." className="mt-5">
          <Skeleton className="h-24 rounded-lg!" />
        </Loading>
      )}
      {counts && <Figures counts={counts} />}
      {!isComing && !report && (
        <Lead>
          {tests.isError || latest.isError
            ? "We couldn't load your results here. Use the button to open them."
            : 'Your results appear here once the laboratory has released them.'}
        </Lead>
      )}
      {hasEmail(email) ? <EmailChoice /> : <SignInName name={email} />}
      <Actions>
        <Link href="/client/my-reports" className={buttonClass({ size: 'lg', block: true })}>
          Read my results
        </Link>
      </Actions>
    </EntryScreen>
  )
}

const meaning: Record<Level, string> = { high: 'out for now', moderate: 'now and then', low: 'no change' }
const colour: Record<Level, string> = {
  high: 'text-high-text',
  moderate: 'text-mod-text',
  low: 'text-low-text',
}

function countsOf({ results, unread }: Reply<'GET /api/reports/:id'>) {
  const { allergy, own } = countFoodStatuses(results)
  const counts = { high: 0, moderate: 0, low: 0 }
  for (const { level } of results) counts[level] += 1
  return { ...counts, keep: countKept(results), own: allergy + own, all: results.length, unread }
}

function Figures({ counts }: { counts: ReturnType<typeof countsOf> }) {
  const { own, unread } = counts
  return (
    <>
      <Card flush className="mt-5">
        <dl className="grid grid-cols-3 divide-x divide-line">
          {(['high', 'moderate', 'low'] as const).map((level) => (
            <div key={level} className="flex min-w-0 flex-col-reverse justify-end px-3 py-3.5">
              <dt className="text-small break-words">
                <b className="font-semibold">{levelWords[level]}</b>
                <span className="block text-ink-3">{meaning[level]}</span>
              </dt>
              <dd
                className={`mb-1 flex items-center gap-2 font-display text-[1.75rem] leading-9 font-semibold ${colour[level]}`}
              >
                <LevelMarker level={level} className="size-4.5" />
                {counts[level]}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {own > 0 && (
        <p className="mt-3 text-small text-ink-2">
          {own} of these foods {plural(own, 'is', 'are')} on your own lists. Leave them out, whatever the
          value.
        </p>
      )}
      {unread.length > 0 && <p className="mt-3 text-small text-ink-2">{unreadText(unread)}</p>}
    </>
  )
}

type Preferences = Reply<'GET /api/user/preferences'>

const isWanted = ({ emailNotifications, reportNotifications }: Preferences) =>
  emailNotifications && reportNotifications

/** Asks whether to email about the next report; not shown when the portal sends no email. */
function EmailChoice() {
  const config = useApiQuery('GET /api/config')
  const preferences = useApiQuery('GET /api/user/preferences')
  const save = useApiMutation('PATCH /api/user/preferences')
  const [wantsEmail, setWantsEmail] = useState<boolean>()
  if (!preferences.data || !config.data?.emailConfigured) return null

  function choose(wanted: boolean) {
    setWantsEmail(wanted)
    const body = wanted
      ? { emailNotifications: true, reportNotifications: true }
      : { emailNotifications: false }
    // Unticks a choice that could not be saved.
    save.mutate({ body }, { onError: () => setWantsEmail(undefined) })
  }

  return (
    <div className="mt-4">
      <Checkbox
        label={<span className="text-body">Email me when a new result is ready</span>}
        checked={wantsEmail ?? isWanted(preferences.data)}
        onCheckedChange={choose}
      />
      <p role="alert" className="text-small text-high-text empty:hidden">
        {save.isError && `This was not saved. ${sentenceOf(save.error)}`}
      </p>
    </div>
  )
}
