import type { Body, Reply } from '@shared/api'
import { Fingerprint } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { loadPasskey, Or, passkeysWork, useStopAsking } from '@/features/factors/passkey.public'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { pickedPasskey } from './picked-passkey'
import { welcomeBack } from './welcome-back'

type PasskeySignInProps = {
  /** Undefined as long as the portal has not said. */
  config: Reply<'GET /api/config'> | undefined
  /** Called as a passkey is sent. */
  onSend: () => void
}

const FAILURE = 'Login failed'
const prepare = () => void loadPasskey().catch(() => undefined)

/** Signing in by a passkey alone, where passkeys work: by a button, or picked at the email field. */
export default function PasskeySignIn({ config, onSend }: PasskeySignInProps) {
  // Its room is there before the portal has said.
  if (!config) return <div className="h-26" />
  return passkeysWork(config.passkeyOrigin) ? <Offer onSend={onSend} /> : null
}

// Its own of what keeps to one at a time: the shared one comes with the shell.
function Offer({ onSend }: Pick<PasskeySignInProps, 'onSend'>) {
  const [pending, setPending] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  /** Of the wait for a pick, while there is one. */
  const waiting = useRef<AbortController>(undefined)
  const asking = useRef(false)
  useStopAsking(pending)

  const refuse = (description: string | undefined) =>
    description && toast({ title: FAILURE, description, variant: 'destructive' })

  async function signIn(body: Body<'POST /api/passkeys/sign-in'>) {
    onSend()
    welcomeBack(await request('POST /api/passkeys/sign-in', { body }))
  }

  const wait = useEffectEvent(async () => {
    if (waiting.current?.signal.aborted === false) return
    const { signal } = (waiting.current = new AbortController())
    const picked = await pickedPasskey(signal)
    if (!picked) return
    waiting.current = undefined
    await signIn(picked).catch((error: unknown) => refuse(sentenceOf(error)))
  })

  useEffect(() => {
    const field = root.current?.closest('form')?.querySelector<HTMLInputElement>('[name=email]')
    if (!field) return
    const begin = () => void wait()
    if (document.activeElement === field) begin()
    field.addEventListener('focus', begin)
    field.addEventListener('pointerenter', begin)
    return () => {
      field.removeEventListener('focus', begin)
      field.removeEventListener('pointerenter', begin)
      waiting.current?.abort()
    }
  }, [])

  async function ask() {
    if (asking.current) return
    asking.current = true
    setPending(true)
    // One asks at a time, and this one was asked for.
    waiting.current?.abort()
    try {
      const [options, { askForPasskey, passkeyTrouble }] = await Promise.all([
        request('POST /api/passkeys/sign-in/options'),
        loadPasskey(),
      ])
      const assertion = await askForPasskey(options).catch((error: unknown) => {
        refuse(passkeyTrouble(error))
      })
      if (assertion) await signIn({ assertion })
    } catch (error) {
      refuse(sentenceOf(error))
    } finally {
      asking.current = false
      setPending(false)
    }
  }

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
        onClick={() => void ask()}
      >
        Sign in with a passkey
      </Button>
    </div>
  )
}
