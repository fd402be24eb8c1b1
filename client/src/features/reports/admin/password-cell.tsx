import { Eye, EyeOff } from 'lucide-react'
import { Button } from '@/ui/button'
import { REVEAL_SECONDS, type useCredential } from './use-credential'

type Credential = ReturnType<typeof useCredential>

/** Dots until the password is asked for; then the password for a few seconds, which is read out. */
export function PasswordCell({ credential }: { credential: Credential }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0">
        <PasswordText {...credential} />
      </div>
      {!credential.unavailable && <ShowButton credential={credential} />}
    </div>
  )
}

function ShowButton({ credential }: { credential: Credential }) {
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
      <span className="sr-only"> the password</span>
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
        {!unavailable && password === undefined && (
          <>
            <span aria-hidden="true" className="tracking-widest">
              ••••••••••••
            </span>
            <span className="sr-only">Password hidden</span>
          </>
        )}
        {password !== undefined && (
          <>
            <span className="sr-only">Password shown for {REVEAL_SECONDS} seconds: </span>
            <span className="font-mono break-all select-all">{password}</span>
          </>
        )}
      </span>
      {password !== undefined && (
        <span className="nums block text-caption text-ink-3">
          Hides in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
        </span>
      )}
    </>
  )
}
