import type { Body, Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'
import type { ProofOfWorkChallenge, ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import type { ReactElement } from 'react'
import { ApiError, request } from '@/api/request'
import type { SolverMessage } from './solver'
import { welcomeBack } from './welcome-back'

/** What blocks the form: the button's label, a note announced once, and how to stop it. */
export type SignInBlock = { label?: string; note: string; stop?: () => void }
type Show = (block: SignInBlock) => void

/** Receives the second step to show instead of the form; when it ends, a message or undefined. */
export type StepHandler = (step: ReactElement | string | undefined) => void

type Attempt = {
  body: Body<'POST /api/login'>
  config: Reply<'GET /api/config'> | undefined
  onBlock: Show
  onStep: StepHandler
}

/** Solves a proof of work, counts down a wait or shows the second step, else rethrows. */
export async function continueSignIn(error: unknown, attempt: Attempt): Promise<void> {
  if (!(error instanceof ApiError)) throw error
  const { body, config, onBlock, onStep } = attempt
  if (error.methods) {
    const { secondStep } = await import('./second-step')
    return onStep(secondStep({ email: body.email, methods: error.methods, config, onLeave: onStep }))
  }
  if (!error.challenge) {
    if (error.retryAfter) countDown(Number(error.retryAfter), onBlock)
    throw error
  }
  const proof = await solveChallenge(error.challenge, onBlock).catch(() => {
    throw error
  })
  const user = await request('POST /api/login', { body: { ...body, proof } }).catch((next: unknown) =>
    continueSignIn(next, attempt),
  )
  if (user) welcomeBack(user)
}

function solveChallenge(challenge: ProofOfWorkChallenge, show: Show): Promise<ProofOfWork> {
  const solver = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  const stop = () => solver.terminate()
  const showProgress = (label: string) =>
    show({
      label,
      note: "Too many failed sign-ins. We're checking that you're not a robot. It takes a few seconds.",
      stop,
    })
  showProgress('Checking...')
  return new Promise<ProofOfWork>((resolve, reject) => {
    solver.onerror = reject
    solver.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
      if (typeof data === 'number') showProgress(`Checking... ${Math.round(data * 100)}%`)
      else resolve(data)
    }
    solver.postMessage(challenge)
  }).finally(() => {
    stop()
    show({ note: '' })
  })
}

function countDown(seconds: number, show: Show): void {
  const until = Date.now() + seconds * 1000
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000)
    if (left > 0) return show({ label: `Wait ${left} ${plural(left, 'second')}`, note: '', stop })
    show({ note: 'You can sign in again now.' })
  }
  const ticking = setInterval(tick, 250)
  const stop = () => clearInterval(ticking)
  tick()
}
