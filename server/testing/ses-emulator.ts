import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type startEmulator from 'aws-ses-v2-local'

// Loaders unwrap the default export of this CommonJS module differently, so it is loaded with
// `require`.
const emulator = createRequire(import.meta.url)('aws-ses-v2-local') as { default: typeof startEmulator }

export type ArrivedEmail = {
  messageId: string
  from: string
  subject: string
  destination: { to: string[]; cc: string[]; bcc: string[] }
  body: { text?: string; html?: string }
}

/** An emulator of Amazon SES on loopback. Its store is global, so start only one per process. */
export async function startSesEmulator() {
  const server = await emulator.default({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    arrived: async (): Promise<ArrivedEmail[]> => {
      const { emails } = (await (await fetch(`${url}/store`)).json()) as { emails: ArrivedEmail[] }
      return emails
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
