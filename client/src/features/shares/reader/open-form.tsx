import type { LinkPayload } from '@shared/domain/shares/link-payload'
import { countText } from '@shared/domain/text/counts'
import { useRef, useState, type SyntheticEvent } from 'react'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { openShare, type Opened } from './open-share'

type OpenFormProps = {
  payload: LinkPayload
  onOpen: (content: string) => void
  onProblem: (problem: 'ended' | 'undecryptable') => void
}

type Missing = { recipient?: string; passcode?: string }

/** Asks for the reader's name and, where the link has one, for the passcode. */
export function OpenForm({ payload, onOpen, onProblem }: OpenFormProps) {
  const asksPasscode = payload.flag?.includes('P') ?? false
  const [recipient, setRecipient] = useState('')
  const [passcode, setPasscode] = useState('')
  const [missing, setMissing] = useState<Missing>({})
  const [notOpened, setNotOpened] = useState<NotOpened>()
  const [pending, run] = usePending()
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

  async function open() {
    setNotOpened(undefined)
    const opened = await openShare(payload, { recipient: recipient.trim(), passcode })
    if (opened.state === 'opened') onOpen(opened.content)
    else if (opened.state === 'ended' || opened.state === 'undecryptable') onProblem(opened.state)
    else {
      setNotOpened(opened)
      if (opened.state !== 'refused') return
      setPasscode('')
      focus('passcode')
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const next: Missing = {
      ...(recipient.trim() === '' && { recipient: 'Enter your name or that of your practice.' }),
      ...(asksPasscode && !/^\d{6}$/.test(passcode) && { passcode: 'Enter the six digits.' }),
    }
    setMissing(next)
    const [first] = Object.keys(next)
    if (first) focus(first)
    else void run(open)
  }

  return (
    <Card className="mx-auto max-w-[30rem] md:mt-8 md:p-9">
      <h1 className="text-h1">Read a shared record</h1>
      <p className="mt-1.5 text-body text-ink-2">
        {payload.label ? (
          <>
            It is named “<span className="break-words">{payload.label}</span>”.{' '}
          </>
        ) : null}
        Whoever shared it sees the name you enter and when you opened it.
      </p>
      <form ref={form} noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <Field label="Your name or practice" error={missing.recipient}>
          <TextInput
            name="recipient"
            autoComplete="organization"
            maxLength={80}
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        </Field>
        {asksPasscode && (
          <Field
            label="Passcode"
            hint="Six digits, which you are told by the person who shares."
            error={missing.passcode}
          >
            <TextInput
              name="passcode"
              mono
              inputMode="numeric"
              autoComplete="off"
              value={passcode}
              onChange={({ target }) => setPasscode(target.value.replace(/\D/g, '').slice(0, 6))}
            />
          </Field>
        )}
        {notOpened && <Alert tone="error">{sentences(notOpened)}</Alert>}
        <Button type="submit" size="lg" block pending={pending} pendingLabel="Opening…">
          Open
        </Button>
      </form>
    </Card>
  )
}

type NotOpened = Extract<Opened, { state: 'refused' | 'busy' | 'unreachable' }>

function sentences(opened: NotOpened): string {
  switch (opened.state) {
    case 'refused':
      return `This passcode is wrong. ${countText(opened.remaining, 'attempt')} left, then the link ends.`
    case 'busy':
      return `There were too many attempts. Please try again in ${countText(Math.ceil(opened.seconds / 60), 'minute')}.`
    case 'unreachable':
      return 'The portal cannot be reached right now. Please check your connection and try again.'
  }
}
