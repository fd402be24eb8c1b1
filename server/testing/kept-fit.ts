import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { fit as fitAnew } from '../features/assistant/guess/fit'
import { spent } from './count-costs'
import { madeOnce } from './made-once'

export * from '../features/assistant/guess/fit'

/** In the server's tests this is `./fit` of the assistant's guess (vitest.config.ts): what is learnt from the same texts is learnt once a run. */
export const fit: typeof fitAnew = async (...given) => {
  const name = createHash('sha256').update(JSON.stringify(given)).digest('hex')
  const place = await madeOnce(path.join(inject('runFolder'), name), async (draft) => {
    spent('trainings')
    writeFileSync(path.join(draft, 'table'), new Uint8Array((await fitAnew(...given)).buffer))
  })
  return new Float32Array(new Uint8Array(readFileSync(path.join(place, 'table'))).buffer)
}
