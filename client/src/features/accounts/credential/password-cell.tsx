import { plural } from '@shared/domain/text/counts'
import { Eye, EyeOff } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { REVEAL_SECONDS, type useCredential } from './use-credential'

type Credential = ReturnType<typeof useCredential>

type PasswordCellProps = {
  credential: Credential
  /** Distinguishes the button's name from those of other rows. */
  whose?: string
  /** In a table the password overlaps neighbouring cells, so that the row keeps one line. */
  inRow?: boolean
}

/** Dots until requested, then the password for a few seconds, announced when shown. */
export function PasswordCell({ credential, whose, inRow = false }: PasswordCellProps) {
  const shown = credential.password !== undefined
  return (
    <div className={cn(inRow && 'relative')}>
      <div
        className={cn(
          'flex items-center',
          inRow ? 'justify-between gap-1 whitespace-nowrap' : 'flex-wrap justify-between gap-x-3 gap-y-2',
          inRow &&
            shown &&
            'absolute top-1/2 left-0 -translate-y-1/2 rounded-md border border-line bg-raised py-0.5 pr-1 pl-3 shadow-e2',
        )}
      >
        <div className="min-w-0">
          <PasswordText {...credential} inRow={inRow} />
        </div>
        {!credential.unavailable && <ShowButton credential={credential} whose={whose} inRow={inRow} />}
      </div>
    </div>
  )
}

function ShowButton({ credential, whose, inRow }: PasswordCellProps) {
  const shown = credential.password !== undefined
  const press = () => (shown ? credential.hide() : void credential.reveal())
  if (inRow) {
    return (
      <IconButton
        size="xs"
        icon={shown ? EyeOff : Eye}
        label={`${shown ? 'Hide' : 'Show'} the password for ${whose}`}
        pending={credential.pending}
        onClick={press}
      />
    )
  }
  return (
    <Button size="sm" variant="soft" icon={shown ? EyeOff : Eye} pending={credential.pending} onClick={press}>
      {shown ? 'Hide' : 'Show'}
      <span className="sr-only"> the password{whose && ` of ${whose}`}</span>
    </Button>
  )
}

function PasswordText({
  password,
  secondsLeft,
  unavailable,
  inRow,
}: Pick<Credential, 'password' | 'secondsLeft' | 'unavailable'> & { inRow: boolean }) {
  return (
    <>
      <span aria-live="polite" className={cn('block font-medium', !inRow && 'text-body')}>
        {unavailable && 'Not available'}
        {!unavailable && password === undefined && <HiddenPassword inRow={inRow} />}
        {password !== undefined && (
          <>
            <span className="sr-only">Password shown for {REVEAL_SECONDS} seconds: </span>
            <span className="font-mono break-all select-all">{password}</span>
          </>
        )}
      </span>
      {password !== undefined && (
        <span className="nums block text-small text-ink-3">
          Hides in {secondsLeft} {plural(secondsLeft, 'second')}
        </span>
      )}
    </>
  )
}

export function HiddenPassword({ inRow = false }: { inRow?: boolean }) {
  return (
    <>
      <span aria-hidden="true" className="tracking-widest">
        {'•'.repeat(inRow ? 6 : 12)}
      </span>
      <span className="sr-only">Password hidden</span>
    </>
  )
}
