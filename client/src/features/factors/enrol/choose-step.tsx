import type { Reply } from '@shared/api'
import { Fingerprint, Smartphone } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { whyNoPasskey } from '../no-passkeys'
import { Or } from '../or'
import { useAddPasskey } from '../use-add-passkey'
import { useNewApp } from '../use-shown-once'

type ChooseStepProps = {
  /** Called once a passkey was added. */
  onPasskey: () => void
  onApp: (app: Reply<'POST /api/user/totp'>) => void
}

/** Why a second factor is required, and the two kinds. */
export function ChooseStep({ onPasskey, onApp }: ChooseStepProps) {
  const config = useApiQuery('GET /api/config')
  const refusal = whyNoPasskey(config.data?.passkeyOrigin ?? null)
  return (
    <>
      <p className="mt-4 mb-6 text-body text-ink-2">
        This portal stores health data, so staff need more than a password. Choose how to confirm it is you.
        It takes a minute.
      </p>
      {config.isPending ? (
        <Skeleton className="h-12" />
      ) : refusal === undefined ? (
        <PasskeyChoice onAdded={onPasskey} />
      ) : (
        <p className="text-body text-ink-3">{refusal}</p>
      )}
      <AppChoice isFirst={!config.isPending && refusal !== undefined} onApp={onApp} />
    </>
  )
}

function PasskeyChoice({ onAdded }: { onAdded: () => void }) {
  const { pending, add, ahead } = useAddPasskey(onAdded)
  return (
    <>
      <Button
        size="lg"
        block
        icon={Fingerprint}
        pending={pending}
        pendingLabel="Adding..."
        {...ahead}
        onClick={add}
      >
        Add a passkey
      </Button>
      <p className="mt-2 text-body text-ink-2">
        Your fingerprint, face or device PIN, or a security key. Nothing to type, and no password needed.
      </p>
      <Or />
    </>
  )
}

function AppChoice({ isFirst, onApp }: Pick<ChooseStepProps, 'onApp'> & { isFirst: boolean }) {
  const { pending, make } = useNewApp()
  return (
    <div className={isFirst ? 'mt-4' : undefined}>
      <Button
        size="lg"
        block
        variant={isFirst ? 'primary' : 'secondary'}
        icon={Smartphone}
        pending={pending}
        pendingLabel="Preparing..."
        onClick={() => void make(onApp)}
      >
        Use an authenticator app
      </Button>
      <p className="mt-2 text-body text-ink-2">
        An app on your phone shows six digits. You type them after your password.
      </p>
    </div>
  )
}
