import { CircleCheck, FilePenLine, FileUp, Link2, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Button } from '@/ui/button'
import { useReportDialog } from '../manage/report-dialogs'
import { clientViewer, practitionerNameOf } from '../manage/report-row'
import { visibilityAfterReading, visibilityAfterReleasing } from '../manage/visibility'
import { useReportWrite } from '../manage/use-report-write'
import type { Report } from '../results/report-types'
import { useConfirmFirst } from './use-confirm-first'
import { actionResultText } from './action-result'

/** The message about the last action. */
export type Outcome =
  | { kind: 'done'; text: string; toInvite: number[] }
  | { kind: 'failed'; text: string }
  | { kind: 'stale' }

type CheckActionsProps = { report: Report; onOutcome: (outcome: Outcome | undefined) => void }

/** The actions on a report that was read, the next step last; confirming needs a linked client. */
export function CheckActions({ report, onOutcome }: CheckActionsProps) {
  const open = useReportDialog()
  const confirming = useReportWrite('POST /api/reports/:id/release', confirm)
  const reading = useReportWrite('POST /api/reports/:id/read-again', (route, seen: Report) =>
    request(route, { params: { id: seen.id }, version: seen.version }),
  )
  const [released, setReleased] = useState(false)
  const pending = confirming.pending || reading.pending
  const waits = report.status === 'processed'
  const isHeld = report.held && report.practitionerId !== null
  const canConfirm = waits && report.clientId !== null

  async function end(work: Promise<Awaited<ReturnType<typeof confirming.write>>>, done: string) {
    onOutcome(undefined)
    const ended = await work
    if (ended?.kind === 'done') {
      const { toInvite } = ended.reply
      onOutcome({ kind: 'done', text: `${done} ${actionResultText(ended.reply, report)}`, toInvite })
    }
    if (ended?.kind === 'stale') onOutcome({ kind: 'stale' })
    if (ended?.kind === 'failed') onOutcome({ kind: 'failed', text: sentenceOf(ended.error) })
  }
  const { askFirst, dialog, isDateWrong } = useConfirmFirst(report)
  const confirmIt = (toTheEnd: boolean) =>
    askFirst(() => {
      setReleased(toTheEnd)
      void end(confirming.write({ seen: report, toTheEnd }), 'Confirmed.')
    })
  useKey('c', canConfirm && !pending, () => confirmIt(false))

  return (
    <>
      {dialog}
      {(waits || report.status === 'failed') && (
        <>
          <Button
            variant="quiet"
            icon={RefreshCw}
            pending={reading.pending}
            disabled={confirming.pending}
            onClick={() => void end(reading.write(report), 'Read again.')}
          >
            Read again
          </Button>
          <Button variant="quiet" icon={FileUp} disabled={pending} onClick={() => open('replace', report)}>
            Replace files…
          </Button>
        </>
      )}
      {waits && isDateWrong && (
        <Button variant="quiet" icon={FilePenLine} disabled={pending} onClick={() => open('edit', report)}>
          Edit…
        </Button>
      )}
      {waits && report.clientId === null && (
        <Button icon={Link2} disabled={pending} onClick={() => open('link', report)}>
          Link to client…
        </Button>
      )}
      {canConfirm && isHeld && (
        <Button
          variant="secondary"
          pending={confirming.pending && released}
          disabled={pending && !released}
          onClick={() => confirmIt(true)}
        >
          Confirm and release
        </Button>
      )}
      {canConfirm && (
        <Button
          icon={CircleCheck}
          aria-keyshortcuts="c"
          pending={confirming.pending && !released}
          disabled={pending && released}
          className="max-sm:whitespace-normal"
          onClick={() => confirmIt(false)}
        >
          {isHeld ? `Confirm, hold for ${practitionerNameOf(report)}` : 'Confirm and release'}
          <kbd
            aria-hidden="true"
            className="rounded-xs border border-current px-1.5 text-small max-md:hidden"
          >
            c
          </kbd>
        </Button>
      )}
    </>
  )
}

/** Who sees the report after each action that can show it to somebody. */
export function visibilityOfActs(report: Report): string[] {
  if (report.status !== 'failed' && report.status !== 'processed') return []
  const reading = `Read again: ${visibilityAfterReading(report)}`
  if (report.status === 'failed' || report.clientId === null) return [reading]
  const isHeld = report.held && report.practitionerId !== null
  const past = ` “Confirm and release” shows it to ${clientViewer(report)?.name ?? ''} at once.`
  return [`Confirm: ${visibilityAfterReleasing(report)}${isHeld ? past : ''}`, reading]
}

type Confirm = { seen: Report; toTheEnd: boolean }

/** Confirms; `toTheEnd` also releases a report held for review. */
async function confirm(route: 'POST /api/reports/:id/release', { seen, toTheEnd }: Confirm) {
  const params = { id: seen.id }
  const confirmed = await request(route, { params, version: seen.version })
  if (!toTheEnd || confirmed.status !== 'pending') return confirmed
  return request(route, { params, version: confirmed.version })
}

/** Runs `act` on the key alone, unless a field or a dialog has the focus. */
function useKey(key: string, isOn: boolean, act: () => void): void {
  const acting = useRef(act)
  useEffect(() => {
    acting.current = act
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]')
      if (event.key !== key || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyped || document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')) return
      event.preventDefault()
      acting.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, isOn])
}
