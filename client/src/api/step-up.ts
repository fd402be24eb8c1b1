import { reportOtherAccount } from './other-account'
import { ApiError, setCallWrapper } from './request'

/** Asks the user for step-up authentication; whether they completed it. */
type StepUpPrompt = () => Promise<boolean>

/** A proof may expire before the repeated request arrives, so that a second prompt is needed. */
const MAX_PROMPTS = 2

let prompt: StepUpPrompt | undefined
let asking: Promise<boolean> | undefined

/**
 * Has requests that need step-up authentication ask for it through `ask`, and repeats them
 * afterwards. Requests that need it at the same time share a prompt. Returns a function that ends
 * this.
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

/** Rejects once the signal is aborted, so that the request does not wait for the prompt. */
function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

setCallWrapper(async (call, signal) => {
  for (let asked = 0; ; asked += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'assure' || asked === MAX_PROMPTS)
        throw reportOtherAccount(error)
      if (!(await Promise.race([hasSteppedUp(), untilAborted(signal)]))) throw error
    }
  }
})
