import type { Reply } from '@shared/api'
import type { ProofMethods } from '@shared/domain/sign-in/factors'
import { useState } from 'react'
import { ApiError, request } from '@/api/request'
import { ProofForm, type Proof } from '@/features/factors/factors.public'
import { supportsPasskeys } from '@/features/factors/passkey-offer.public'
import type { SessionUser } from '@/session/session'

type SecondStepMethodsProps = {
  email: string
  methods: ProofMethods
  /** Undefined until it has loaded. */
  config: Reply<'GET /api/config'> | undefined
  onIn: (user: SessionUser) => void
  /** The attempt has ended and has to start again with the password. */
  onEnded: (sentence: string) => void
}

/** The methods for the second factor step. */
export function SecondStepMethods({ email, methods: first, config, onIn, onEnded }: SecondStepMethodsProps) {
  const [methods, setMethods] = useState(first)

  async function send(proof: Proof) {
    // A password is not a second factor.
    if ('password' in proof) return
    try {
      onIn(await request('POST /api/login/second', { body: proof }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'signed-out') return onEnded(error.detail)
      // A passkey challenge can be used only once.
      if (error.methods) setMethods(error.methods)
      throw error
    }
  }

  return (
    <ProofForm
      methods={methods}
      supportsPasskeys={supportsPasskeys(config ? config.passkeyOrigin : window.location.origin)}
      passkeyOptions={() => Promise.resolve(methods.passkey)}
      send={send}
      email={email}
      focus="field"
    />
  )
}
