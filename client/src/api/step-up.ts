import { noted } from './other-account'
import { ApiError, sendThrough } from './request'

/** Asks the person to prove once more who they are; whether they did. */
type StepUpPrompt = () => Promise<boolean>

/** How often a call is asked for: a proof may have run out by the time that the call comes again. */
const MAX_PROMPTS = 2

let prompt: StepUpPrompt | undefined
let asking: Promise<boolean> | undefined

/**
 * Has calls that need a fresh proof ask for it by `ask`, and made again once it was given. Those that need one at the same
 * time share a question. Gives what ends it.
 */
export function handleStepUp(ask: StepUpPrompt): () => void {
  prompt = ask
  return () => {
    if (prompt === ask) prompt = undefined
  }
}

async function hasSteppedUp(): Promise<boolean> {
  asking ??= prompt?.().finally(() => {
    asking = undefined
  })
  return (await asking) ?? false
}

/** Rejects as soon as the signal is aborted: whoever waits for the call does not wait for the person. */
function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

sendThrough(async (call, signal) => {
  for (let asked = 0; ; asked += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'assure' || asked === MAX_PROMPTS) throw noted(error)
      if (!(await Promise.race([hasSteppedUp(), untilAborted(signal)]))) throw error
    }
  }
})
