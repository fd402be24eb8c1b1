import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Trains the assistant's intent classifier if its inputs have changed. Throws if its accuracy is
 * too low.
 */
export async function trainIntents() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/train-intents.ts'], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The assistant’s intents could not be trained.')
}
