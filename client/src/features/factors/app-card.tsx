import { Plus, RefreshCw, Smartphone, Trash2 } from 'lucide-react'
import { momentText } from '@/lib/moments'
import { Button } from '@/ui/button'
import { useOpenDialog, useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { prepare } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'
import { asksForCodes, SWITCHED_OFF, type OwnFactors } from './own-factors'
import { Note, FactorCard } from './factor-card'
import { useNewApp, useNewCodes } from './use-shown-once'

const loadApp = () => import('./app-dialog')
const loadCodes = () => import('./codes-dialog')
const loadRemove = () => import('./remove-dialog')

/** The authenticator app: whether one is set up, with its actions. */
export function AppCard({ factors }: { factors: OwnFactors | undefined }) {
  const opens = useOpener()
  const since = factors?.authenticatorSince ?? null
  const isOff = factors?.mayAdd === false
  return (
    <FactorCard
      title="Authenticator app"
      lead="An app on your phone shows six digits. You type them after your password."
      action={factors && !isOff && <SetUpButton factors={factors} />}
      waits={!factors}
    >
      {since === null && <Note>{isOff ? SWITCHED_OFF : 'You have none yet.'}</Note>}
      {factors && since !== null && (
        <div className="mt-1 flex items-center gap-x-3 py-2.5 text-small">
          <Smartphone className="size-5 text-ink-3" aria-hidden="true" />
          <p className="nums min-w-0 flex-1 text-ink">Set up {momentText(since)}</p>
          <IconButton
            size="sm"
            icon={Trash2}
            tone="destructive"
            label="Remove the authenticator app"
            {...opens(loadRemove, { factors })}
          />
        </div>
      )}
    </FactorCard>
  )
}

function SetUpButton({ factors }: { factors: OwnFactors }) {
  const open = useOpenDialog()
  const { pending, make } = useNewApp()
  const codes = useNewCodes()
  const isFirst = asksForCodes(factors)
  /** A new app replaces the present one. */
  const isAnother = factors.authenticatorSince !== null

  function done() {
    toast({
      title: 'Authenticator app set up',
      description: isFirst
        ? 'We now ask for its codes when you sign in. We have signed you out everywhere else.'
        : isAnother
          ? 'You can now sign in with its codes. The old codes no longer work. We have signed you out everywhere else.'
          : 'You can now sign in with its codes.',
    })
    if (isFirst) void codes.make((made) => open(loadCodes, made))
  }

  const ahead = () => prepare(loadApp)
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={isAnother ? RefreshCw : Plus}
      pending={pending}
      pendingLabel="Preparing..."
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => void make((app) => open(loadApp, { app, onDone: done }))}
    >
      {isAnother ? 'Set up another' : 'Set up an app'}
    </Button>
  )
}
