import type { Reply } from '@shared/api'
import type { ProofMethods } from '@shared/domain/factors'
import { useState } from 'react'
import { ApiError, request } from '@/api/request'
import { ProofWays, type Proof } from '@/features/factors/factors.public'
import { passkeysWork } from '@/features/factors/passkey-offer.public'
import type { SessionUser } from '@/session/session'

type StepWaysProps = {
  email: string
  methods: ProofMethods
  /** Undefined where the portal has not said. */
  config: Reply<'GET /api/config'> | undefined
  onIn: (user: SessionUser) => void
  /** The attempt has ended, and begins with the password again. */
  onEnded: (sentence: string) => void
}

/** The ways to take the second step of signing in. */
export function StepWays({ email, methods: first, config, onIn, onEnded }: StepWaysProps) {
  const [methods, setMethods] = useState(first)

  async function send(proof: Proof) {
    // A password is no second step.
    if ('password' in proof) return
    try {
      onIn(await request('POST /api/login/second', { body: proof }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'signed-out') return onEnded(error.detail)
      // What a passkey is asked with is for once.
      if (error.methods) setMethods(error.methods)
      throw error
    }
  }

  return (
    <ProofWays
      methods={methods}
      passkeysWork={passkeysWork(config ? config.passkeyOrigin : window.location.origin)}
      passkeyOptions={() => Promise.resolve(methods.passkey)}
      send={send}
      email={email}
      focus="field"
    />
  )
}
