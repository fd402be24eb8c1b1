import type { Reply } from '@shared/api'
import { Fingerprint } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { Or, supportsPasskeys } from '@/features/factors/passkey-offer.public'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

type PasskeySignInProps = {
  /** Undefined until it has loaded. */
  config: Reply<'GET /api/config'> | undefined
  /** Called when a passkey is sent. */
  onSend: () => void
}

// Loaded on focus of the field or button, to keep the sign-in bundle small.
const load = () => import('./sign-in-by-passkey')
const prepare = () => void load().catch(() => undefined)

// Browsers do not support passkeys on IP addresses.
const mayWork = () => typeof PublicKeyCredential === 'function' && !/^[\d.]+$/.test(location.hostname)

/** Signing in with a passkey only, by a button or from the email field's autofill. */
export function PasskeySignIn({ config, onSend }: PasskeySignInProps) {
  // Reserves the space until the config has loaded.
  if (!config) return mayWork() && <div className="h-26" />
  return supportsPasskeys(config.passkeyOrigin) && <Offer onSend={onSend} />
}

function Offer({ onSend }: Pick<PasskeySignInProps, 'onSend'>) {
  const [pending, setPending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** Aborts the running request of the button or the field. */
  const asking = useRef<AbortController>(undefined)

  async function ask(byField: boolean) {
    // Browsers allow only one request, and the button has priority.
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setPending(!byField)
    const isOver = await load().then(
      ({ signInByPasskey }) => signInByPasskey(byField, signal, onSend),
      (error: unknown) => {
        if (!byField) toast({ title: 'Login failed', description: sentenceOf(error), variant: 'destructive' })
        return true
      },
    )
    if (signal.aborted || !isOver) return
    asking.current = undefined
    setPending(false)
  }

  const wait = useEffectEvent(() => {
    if (!asking.current) void ask(true)
  })

  // A layout effect, so that no focus is missed once the button is visible.
  useLayoutEffect(() => {
    const field = root.current?.closest('form')?.querySelector('[name=email]')
    const begin = () => wait()
    if (document.activeElement === field) begin()
    field?.addEventListener('focus', begin)
    field?.addEventListener('pointerenter', begin)
    return () => {
      field?.removeEventListener('focus', begin)
      field?.removeEventListener('pointerenter', begin)
      asking.current?.abort()
    }
  }, [])

  return (
    <div ref={root} className="h-26">
      {/* The same distance to the buttons above and below. */}
      <div className="-mt-2.5 pb-2.5">
        <Or />
      </div>
      <Button
        variant="secondary"
        size="lg"
        block
        icon={Fingerprint}
        pending={pending}
        pendingLabel="Waiting for your passkey..."
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void ask(false)}
      >
        Sign in with a passkey
      </Button>
    </div>
  )
}
