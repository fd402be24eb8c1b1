import { countText } from '@shared/domain/text/counts'
import { fullName } from '@shared/domain/people/full-name'
import type { Body } from '@shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import type { ReportRow } from '../manage/report-row'
import { visibilityAfterApplying, type ToLink } from '../manage/visibility'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { reachedClientsText } from '../check/action-result'
import { usePractitioners, type Reviewer } from '../use-practitioners'
import { existedText } from './outcome'
import type { UploadedReport } from './tray'
import type { Refused } from './use-assign'
import { isReviewed, type UploadOptions } from './upload-options'

type Dropped = NonNullable<UploadedReport['dropped']>
/** An existing report as it is now, and the choices it lacks. */
type Open = { row: ReportRow; dropped: Dropped }

type AlreadyUploadedProps = {
  uploaded: readonly UploadedReport[]
  /** The current rows of those reports. */
  rows: readonly ReportRow[]
  onRefused: (refused: Refused[]) => void
}

/** Reports that existed already: what differs from the choices, and the act, in one row each. */
export function AlreadyUploaded({ uploaded, rows, onRefused }: AlreadyUploadedProps) {
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set())
  const existed = uploaded.filter((each) => each.existed)
  const open = existed.flatMap(({ row: { id }, dropped }): Open[] => {
    const row = rows.find((each) => each.id === id)
    return row && dropped && !applied.has(id) ? [{ row, dropped }] : []
  })
  const { apply, pending } = useApply(onRefused, (ids) =>
    setApplied((before) => new Set([...before, ...ids])),
  )
  const { data: practitioners = [] } = usePractitioners({ enabled: open.length > 0 })

  if (existed.length === 0) return null
  const title = existedText(existed.length)
  if (open.length === 0) return <Alert title={title} />
  return (
    <Alert
      tone="warning"
      live
      title={title}
      action={
        open.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            pendingLabel="Applying..."
            onClick={() => void apply(open)}
          >
            Apply your choices to {countText(open.length, 'report')}
          </Button>
        )
      }
    >
      <ul aria-label="Already exists" className="mt-1 divide-y divide-line text-small">
        {open.map((each) => (
          <li key={each.row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
            <span className="min-w-0 flex-1 basis-64 break-words">
              <span className="block">
                <span className="font-mono font-medium">{each.row.sampleId}</span>{' '}
                <b className="font-semibold">Different: {choicesIn(each, practitioners)}.</b>
              </span>
              <span className="block">{aheadOf(each.row, each.dropped, practitioners)}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={pending}
              aria-label={`Apply your choices to ${each.row.sampleId}`}
              onClick={() => void apply([each])}
            >
              {actIn(each.dropped)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** What applying does to one report. */
function actIn({ choices }: Dropped): string {
  if (choices.every((choice) => choice === 'practitionerId' || choice === 'hold'))
    return 'Change practitioner'
  if (choices.every((choice) => choice === 'clientId' || choice === 'email')) return 'Change client'
  return 'Apply your choices'
}

const words: Record<
  Dropped['choices'][number],
  (options: UploadOptions, practitioners: readonly Reviewer[]) => string
> = {
  clientName: () => 'the client’s name',
  practitionerId: ({ practitionerId }, practitioners) =>
    practitionerId === 'none'
      ? 'no practitioner'
      : `${reviewerOf(practitionerId, practitioners)?.name ?? 'a practitioner'} as practitioner`,
  hold: ({ hold }) => (hold ? 'held for review' : 'not held for review'),
  notes: () => 'the notes',
  clientId: ({ owner }) =>
    owner?.choice.kind === 'client' && owner.choice.client
      ? `${fullName(owner.choice.client.user)} as client`
      : 'the client',
  email: ({ owner }) =>
    owner?.choice.kind === 'email' ? `the client of ${owner.choice.email}` : 'the client',
}

const choicesIn = ({ dropped: { choices, options } }: Open, practitioners: readonly Reviewer[]): string =>
  choices.map((each) => words[each](options, practitioners)).join(', ')

const reviewerOf = (practitionerId: string, practitioners: readonly Reviewer[]): Reviewer | undefined =>
  practitioners.find(({ id }) => String(id) === practitionerId)

/** Who will see the report once the choices are applied, as a sentence. */
function aheadOf(row: ReportRow, { choices, options }: Dropped, practitioners: readonly Reviewer[]): string {
  const { practitionerId, hold } = options
  const isReviewChosen = choices.includes('practitionerId') || choices.includes('hold')
  const reviewer = practitionerId === 'none' ? null : reviewerOf(practitionerId, practitioners)
  const isLinked = choices.includes('clientId') || choices.includes('email')
  return visibilityAfterApplying(
    row,
    isReviewChosen ? { reviewer, hold: isReviewed(options) && hold } : {},
    isLinked ? clientOf(options) : undefined,
  )
}

function clientOf({ owner }: UploadOptions): ToLink | undefined {
  const choice = owner?.choice
  if (choice?.kind === 'email') return { name: choice.email.trim(), isActive: true }
  if (choice?.kind !== 'client' || !choice.client) return undefined
  const { id, user } = choice.client
  return { id, name: fullName(user), isActive: user.isActive }
}

/** Applies choices report by report as editing and linking do, and collects each refusal. */
function useApply(onRefused: (refused: Refused[]) => void, onApplied: (ids: number[]) => void) {
  const client = useQueryClient()
  const [pending, once] = usePending()
  const tell = useInviteToast()

  const apply = (open: readonly Open[]) =>
    once(async () => {
      const done: number[] = []
      const released = new Set<number>()
      const toInvite = new Set<number>()
      const refused: Refused[] = []
      for (const { row, dropped } of open) {
        const { id, sampleId, clientName } = row
        try {
          for (const answer of await applyTo(row, dropped)) {
            answer.released.forEach((each) => released.add(each))
            answer.toInvite.forEach((each) => toInvite.add(each))
          }
          done.push(id)
        } catch (error) {
          refused.push({ id, sampleId, clientName, why: sentenceOf(error) })
        }
      }
      if (done.length > 0)
        tell({
          title: 'Report Updated',
          description: `Your choices have been applied to ${countText(done.length, 'report')}. ${reachedClientsText([...released])}`,
          toInvite: [...toInvite],
        })
      onRefused(refused)
      onApplied(done)
      await refreshAfter(client, 'POST /api/reports/multi-file')
    })

  return { apply, pending }
}

/**
 * Sends the edit and the link, each under the version of the last reply. A hold goes before the
 * link; otherwise the link goes first, so that nothing is released to the present client.
 */
async function applyTo({ id, version }: ReportRow, { choices, options, clientName }: Dropped) {
  const { practitionerId, hold, notes, owner } = options
  const has = (choice: Dropped['choices'][number]) => choices.includes(choice)
  const isReview = has('practitionerId') || has('hold')
  const isHeld = isReview && isReviewed(options) && hold
  const body: Body<'PATCH /api/reports/:id'> = {
    ...(has('clientName') && { clientName }),
    ...(has('practitionerId') && {
      practitionerId: practitionerId === 'none' ? null : Number(practitionerId),
    }),
    ...(isReview && isReviewed(options) && { hold }),
    ...(has('notes') && { notes: notes.trim() }),
  }
  const choice = owner?.choice
  const link =
    has('clientId') && choice?.kind === 'client' && choice.client
      ? { clientId: choice.client.id }
      : has('email') && choice?.kind === 'email'
        ? { email: choice.email.trim() }
        : undefined
  const params = { id }
  const edit = (seen: number) => request('PATCH /api/reports/:id', { params, body, version: seen })
  const relink = (seen: number) =>
    link && request('PUT /api/reports/:id/client', { params, body: link, version: seen })
  const calls = [...(Object.keys(body).length > 0 ? [edit] : []), ...(link ? [relink] : [])]
  const answers = []
  for (const call of isHeld ? calls : calls.reverse()) {
    const answer = await call(answers.at(-1)?.version ?? version)
    if (answer) answers.push(answer)
  }
  return answers
}
