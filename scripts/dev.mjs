// Development: Vite serves the client with hot reload and proxies /api to the server, which
// restarts when its sources change.
import './check-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { watchServer } from './server-bundle.mjs'
import { trainIntents } from './train-intents.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
const apiPort = Number(process.env.PORT || 3000)

let child
const restart = () => {
  const start = () => {
    child = spawn(
      process.execPath,
      ['--enable-source-maps', 'dist/server/main.js', ...process.argv.slice(2)],
      { stdio: 'inherit', env: { ...process.env, WORKERS: process.env.WORKERS || '1' } },
    )
  }
  if (!child || child.exitCode !== null) return start()
  child.once('exit', start)
  child.kill('SIGTERM')
}

await trainIntents()
const bundle = await watchServer([
  {
    name: 'restart',
    setup: (build) => void build.onEnd(({ errors }) => void (errors.length === 0 && restart())),
  },
])
await bundle.watch()
// Loaded last, because an older Node cannot parse it, and check-node must report that first.
const { createServer } = await import('vite')
const client = await createServer({
  configFile: 'vite.config.ts',
  server: { port: apiPort + 2000, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
})
await client.listen()
client.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    child?.once('exit', () => process.exit(0))
    if (!child?.kill('SIGTERM')) process.exit(0)
  })
