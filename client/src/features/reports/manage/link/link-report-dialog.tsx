import { UserX } from 'lucide-react'
import { useState } from 'react'
import type { Body } from '@shared/api'
import { fullName } from '@shared/domain/people/full-name'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { actionResultText } from '../../check/action-result'
import type { FullReportDialogProps } from '../report-dialog-props'
import { clientNameOf, type ReportRow } from '../report-row'
import { StaleReportNotice } from '../stale-report-notice'
import { useReportWrite } from '../use-report-write'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { seenAfterLinking, type ToLink } from '../visibility'
import { WhoSees } from '../who-sees'
import { addressWarnings, firstSearch, linkedText } from './link-words'
import { ownerError, type OwnerChoice } from './owner-choice'
import { NewAccount } from './new-account'
import { OwnerFields } from './owner-fields'

const owners = ['client', 'email', 'withoutEmail'] as const

/** Links a report to an existing or new client, or unlinks it. */
export default function LinkReportDialog({ report: given, onClose }: FullReportDialogProps) {
  const tell = useInviteToast()
  const [report, setReport] = useState(given)
  const [picked, setChoice] = useState<OwnerChoice>()
  const [error, setError] = useState<string>()
  const [stale, setStale] = useState(false)
  const [asking, setAsking] = useState(false)
  const [hasTwin, setHasTwin] = useState(false)
  const { write, pending } = useReportWrite(
    'PUT /api/reports/:id/client',
    (route, body: Body<'PUT /api/reports/:id/client'>) =>
      request(route, { params: { id: report.id }, body, version: report.version }),
  )
  const linked = report.clientId !== null
  const suggestions = useApiQuery(
    'GET /api/reports/:id/suggestions',
    { params: { id: report.id } },
    { enabled: !linked },
  )
  const isUnknown = suggestions.data?.length === 0
  const choice = picked ?? firstChoice(report, isUnknown)

  function submit() {
    const missing = ownerError(choice)
    setError(missing)
    if (missing) return
    if (choice.kind === 'nobody') setAsking(true)
    else void link(choice)
  }

  async function link(chosen: OwnerChoice) {
    const ended = await write(bodyOf(chosen))
    setAsking(false)
    if (ended?.kind === 'done') {
      const { reply } = ended
      const description = reply.clientId === null ? linkedText(reply) : actionResultText(reply, report)
      tell({
        title: 'Report Updated',
        description: `${report.sampleId}: ${description}`,
        toInvite: reply.toInvite,
      })
      onClose()
    }
    if (ended?.kind === 'stale') {
      setReport(ended.current)
      setStale(true)
    }
    if (ended?.kind === 'failed') {
      toast({ title: 'Update Failed', description: sentenceOf(ended.error), variant: 'destructive' })
      if (ended.gone) onClose()
      else if (ended.error instanceof ApiError && ended.error.fields['another']) setHasTwin(true)
      else if (ended.error instanceof ApiError && Object.keys(ended.error.fields).length > 0)
        setError(ended.error.detail)
    }
  }

  const seen = seenAfterLinking(report, chosenClient(choice, report))
  return (
    <Dialog
      onClose={() => !pending && onClose()}
      size="lg"
      title={linked ? 'Change client' : 'Link to client'}
      description={
        <>
          <span className="font-mono">{report.sampleId}</span> of {clientNameOf(report)}
          {report.dateOfBirth && `, born ${report.dateOfBirth}`}
        </>
      }
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button pending={pending} pendingLabel="Linking..." onClick={submit}>
            {choice.kind === 'nobody' ? 'Unlink' : linked ? 'Change client' : 'Link to client'}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {stale && <StaleReportNotice />}
        {addressWarnings(report).map((message) => (
          <Alert key={message} tone="warning">
            {message}
          </Alert>
        ))}
        <p className="text-small break-words text-ink-2">{linkedText(report)}</p>
        <OwnerFields
          legend="Whose report is it?"
          kinds={linked ? [...owners, 'nobody'] : owners}
          choice={choice}
          onChange={(next) => {
            setChoice(next)
            setError(undefined)
            setHasTwin(false)
          }}
          person={{ search: firstSearch(given), email: report.email, dateOfBirth: report.dateOfBirth }}
          disabled={pending}
          error={error}
        />
        {hasTwin && (choice.kind === 'email' || choice.kind === 'withoutEmail') && (
          <Alert tone="warning" live title="This client may already exist">
            <p>
              A client has this name and date of birth. Choose that client above, or tick that this is a
              different person.
            </p>
            <Checkbox
              label="This is a different person"
              checked={choice.another ?? false}
              disabled={pending}
              onCheckedChange={(another) => setChoice({ ...choice, another })}
            />
          </Alert>
        )}
        {choice.kind === 'nobody' && (
          <WhoSees seen={[{ mark: 'not', text: 'No client sees the report until it is linked again.' }]} />
        )}
        {choice.kind === 'client' && choice.client && <WhoSees seen={seen} />}
        {(choice.kind === 'email' || choice.kind === 'withoutEmail') && (
          <NewAccount
            report={report}
            isUnknown={isUnknown}
            by={choice.kind === 'email' ? 'email' : 'letter'}
            seen={seen}
          />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Unlink"
        description={`${report.clientEmail ?? 'The client'} no longer sees ${report.sampleId}. Nobody else will until it is linked again.`}
        confirmLabel="Unlink"
        pendingLabel="Linking..."
        pending={pending}
        icon={UserX}
        onConfirm={() => void link({ kind: 'nobody' })}
      />
    </Dialog>
  )
}

/** A new account where no client comes into question, else an existing client. */
function firstChoice({ email }: ReportRow, isUnknown: boolean): OwnerChoice {
  if (!isUnknown) return { kind: 'client' }
  return email === '' ? { kind: 'withoutEmail' } : { kind: 'email', email }
}

/** An existing client, the owner of an email address, or a new client with the report's name. */
function chosenClient(choice: OwnerChoice, report: ReportRow): ToLink {
  if (choice.kind === 'client' && choice.client) {
    const { id, user } = choice.client
    return { id, name: fullName(user), isActive: user.isActive }
  }
  const address = choice.kind === 'email' ? choice.email.trim() : ''
  return { name: address || clientNameOf({ ...report, clientId: null }), isActive: true }
}

function bodyOf(choice: OwnerChoice): Body<'PUT /api/reports/:id/client'> {
  if (choice.kind === 'withoutEmail') return { withoutEmail: true, another: choice.another }
  if (choice.kind === 'email') return { email: choice.email.trim(), another: choice.another }
  return { clientId: choice.kind === 'client' ? (choice.client?.id ?? null) : null }
}
