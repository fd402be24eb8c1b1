import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freshDatabase } from '../testing/database'
import { account, untilReady } from '../testing/faults'
import { freePort } from '../testing/free-port'
import { load } from '../testing/load'
import { hasNginx, startNginx } from '../testing/nginx'
import { bundleServer, startServer, stopServer } from '../testing/server-process'
import { visitor } from '../testing/visitor'

/** A round takes over a minute, because nginx avoids a failed server for 30 s. */
const ROUNDS = 2

it.runIf(hasNginx)(
  `${ROUNDS} rounds of rolling restarts of two servers behind nginx lose no request${hasNginx ? '' : ' (skipped: no nginx)'}`,
  { tags: ['full'] },
  async () => {
    await bundleServer()
    const database = await freshDatabase()
    const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-rolling-'))
    chmodSync(folder, 0o755)
    const ports = [await freePort(), await freePort()]
    const start = (port: number) =>
      startServer({
        ...account,
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: database.url,
        PORT: String(port),
        TRUST_PROXY: 'loopback',
      })
    const servers = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]

    const front = await startNginx(ports, folder)
    const nginx = front.start()
    const { url } = front
    await expect
      .poll(() =>
        visitor(url)
          .get('/api/ready')
          .then(
            ({ status }) => status,
            () => 0,
          ),
      )
      .toBe(200)

    const began = performance.now()
    const clients = await load(url, 1)
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, port] of ports.entries()) {
        await wait(2_000)
        const child = servers[place]?.child
        expect(child && (await stopServer(child, 'SIGTERM'))).toBe(0)
        const again = await start(port)
        servers[place] = again
        await untilReady(again.url)
        await wait(front.failSeconds * 1_000)
      }
    await clients.stop()
    const { sent, answered, dropped, wrong, acknowledged } = clients.met
    const rate = Math.round((sent / (performance.now() - began)) * 1000)
    console.log(
      `${ROUNDS * 2} restarts in turn, ${sent} requests (${rate} a second), ${answered} answered, ${dropped.length} dropped, ${wrong.length} refused, ${acknowledged.length} writes acknowledged`,
    )
    expect([dropped, wrong]).toEqual([[], []])
    const admin = visitor(url)
    await admin.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    const { body } = await admin.get('/api/allergens')
    const kept = (body as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Load '))
    // No acknowledged write is lost, and no write was done without an acknowledgement.
    expect(kept.sort()).toEqual(acknowledged.sort())

    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    for (const { child } of servers) await stopServer(child, 'SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  },
)
