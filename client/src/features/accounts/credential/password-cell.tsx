import { plural } from '@shared/domain/counts'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from '@/ui/button'
import { REVEAL_SECONDS, type useCredential } from './use-credential'

type Credential = ReturnType<typeof useCredential>

type PasswordCellProps = {
  credential: Credential
  /** Tells the button from those of other rows. */
  whose?: string
}

/** Dots until the password is asked for; then the password for a few seconds, which is read out. */
export function PasswordCell({ credential, whose }: PasswordCellProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0">
        <PasswordText {...credential} />
      </div>
      {!credential.unavailable && <ShowButton credential={credential} whose={whose} />}
    </div>
  )
}

function ShowButton({ credential, whose }: PasswordCellProps) {
  const shown = credential.password !== undefined
  return (
    <Button
      size="sm"
      variant="soft"
      icon={shown ? EyeOff : Eye}
      pending={credential.pending}
      onClick={() => (shown ? credential.hide() : void credential.reveal())}
    >
      {shown ? 'Hide' : 'Show'}
      <span className="sr-only"> the password{whose && ` of ${whose}`}</span>
    </Button>
  )
}

function PasswordText({
  password,
  secondsLeft,
  unavailable,
}: Pick<Credential, 'password' | 'secondsLeft' | 'unavailable'>) {
  return (
    <>
      <span aria-live="polite" className="block text-body font-medium">
        {unavailable && 'Not available'}
        {!unavailable && password === undefined && <HiddenPassword />}
        {password !== undefined && (
          <>
            <span className="sr-only">Password shown for {REVEAL_SECONDS} seconds: </span>
            <span className="font-mono break-all select-all">{password}</span>
          </>
        )}
      </span>
      {password !== undefined && (
        <span className="nums block text-caption text-ink-3">
          Hides in {secondsLeft} {plural(secondsLeft, 'second')}
        </span>
      )}
    </>
  )
}

/** The dots that stand for a password. */
export function HiddenPassword() {
  return (
    <>
      <span aria-hidden="true" className="tracking-widest">
        ••••••••••••
      </span>
      <span className="sr-only">Password hidden</span>
    </>
  )
}
