import type { Reply } from '@shared/api'
import { Fingerprint } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { Or, passkeysWork } from '@/features/factors/passkey-offer.public'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

type PasskeySignInProps = {
  /** Undefined as long as the portal has not said. */
  config: Reply<'GET /api/config'> | undefined
  /** Called as a passkey is sent. */
  onSend: () => void
}

// The sign-in has no room for it, and few need it: it comes as somebody turns to the field or to the button.
const load = () => import('./sign-in-by-passkey')
const prepare = () => void load().catch(() => undefined)

// Browsers have them at no bare address.
const mayWork = () => typeof PublicKeyCredential === 'function' && !/^[\d.]+$/.test(location.hostname)

/** Signing in by a passkey alone, where passkeys work: by a button, or picked at the email field. */
export function PasskeySignIn({ config, onSend }: PasskeySignInProps) {
  // Its room is there before the portal has said.
  if (!config) return mayWork() && <div className="h-26" />
  return passkeysWork(config.passkeyOrigin) && <Offer onSend={onSend} />
}

function Offer({ onSend }: Pick<PasskeySignInProps, 'onSend'>) {
  const [pending, setPending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** Of what is being asked for: a press, or what may be picked at the field. */
  const asking = useRef<AbortController>(undefined)

  async function ask(byField: boolean) {
    // One asks at a time, and the button was asked for.
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

  // As the button is there: no turn to the field is missed between the two.
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
      {/* As far from the one button as from the other. */}
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
