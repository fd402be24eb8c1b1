import { Cloud, Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { momentText } from '@/lib/moments'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useOpenDialog, useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { toast } from '@/ui/use-toast'
import { whyNoPasskey } from './no-passkeys'
import { asksForCodes, isEnrolled, SWITCHED_OFF, type OwnFactors, type Passkey } from './own-factors'
import { Note, FactorCard } from './factor-card'
import { fromDay } from './required-from.public'
import { useAddPasskey } from './use-add-passkey'
import { useNewCodes } from './use-shown-once'

const loadCodes = () => import('./codes-dialog')
const loadRename = () => import('./rename-dialog')
const loadRemove = () => import('./remove-dialog')

type FactorCardProps = { factors: OwnFactors | undefined }

/** The user's passkeys, with a button for another where that is possible. */
export function PasskeysCard({ factors }: FactorCardProps) {
  const config = useApiQuery('GET /api/config')
  const isKnown = factors !== undefined && !config.isPending
  const refusal = factors?.mayAdd === false ? SWITCHED_OFF : whyNoPasskey(config.data?.passkeyOrigin ?? null)
  return (
    <FactorCard
      title="Passkeys"
      lead="You sign in with your fingerprint, face or device PIN. No password needed."
      action={isKnown && refusal === undefined && <AddButton factors={factors} />}
      waits={!isKnown}
    >
      {factors && <Required factors={factors} />}
      {factors?.passkeys.length === 0 ? (
        <Note>{refusal ?? 'You have none yet.'}</Note>
      ) : (
        refusal && <Note>{refusal}</Note>
      )}
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {factors?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} />
        ))}
      </ul>
    </FactorCard>
  )
}

function AddButton({ factors }: { factors: OwnFactors }) {
  const open = useOpenDialog()
  const codes = useNewCodes()
  const { pending, add, ahead } = useAddPasskey(() => {
    const isFirst = asksForCodes(factors)
    toast({
      title: 'Passkey added',
      description: isFirst
        ? 'You can now sign in with it. We have signed you out everywhere else.'
        : 'You can now sign in with it.',
    })
    if (isFirst) void codes.make((made) => open(loadCodes, made))
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Plus}
      pending={pending}
      pendingLabel="Adding..."
      {...ahead}
      onClick={add}
    >
      Add a passkey
    </Button>
  )
}

/** The rule for staff, where there is one. */
function Required({ factors }: { factors: OwnFactors }) {
  const { mode, requiredFrom, recoveryCodes } = factors
  if (mode !== 'required' || recoveryCodes === null) return null
  const sentence = fromDay(requiredFrom, 'staff need a second factor.')
  if (isEnrolled(factors)) return <Note>{sentence} You have one.</Note>
  return (
    <Alert tone="warning" title={sentence} className="mt-3">
      You have none yet. Add a passkey, or set up an authenticator app.
    </Alert>
  )
}

function PasskeyRow({ passkey, factors }: { passkey: Passkey; factors: OwnFactors }) {
  const { name, createdAt, lastUsedAt, isSynced, isElsewhere } = passkey
  const opens = useOpener()
  return (
    <li className="flex items-start gap-x-3 py-2.5">
      <Fingerprint className="mt-0.5 size-5 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-small">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {isSynced && (
            <Badge icon={Cloud} title="Synced to your other devices">
              Synced
            </Badge>
          )}
        </p>
        {isElsewhere && (
          <p className="font-medium text-mod-text">Only works at the portal’s other web address</p>
        )}
        <p className="nums text-ink-3">Made {momentText(createdAt)}</p>
        <p className="nums text-ink-3">{lastUsedAt ? `Last used ${momentText(lastUsedAt)}` : 'Never used'}</p>
      </div>
      <span className="flex">
        <IconButton size="sm" icon={Pencil} label={`Rename ${name}`} {...opens(loadRename, { passkey })} />
        <IconButton
          size="sm"
          icon={Trash2}
          tone="destructive"
          label={`Remove ${name}`}
          {...opens(loadRemove, { passkey, factors })}
        />
      </span>
    </li>
  )
}
