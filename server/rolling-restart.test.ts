import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { projectRoot } from './project-root'
import { freshDatabase } from './testing/database'
import { account, untilReady } from './testing/faults'
import { freePort } from './testing/free-port'
import { load } from './testing/load'
import { bundleServer, startServer, stopServer } from './testing/server-process'
import { visitor } from './testing/visitor'

/** `npm run bench:stops` makes it 2: a round takes more than a minute, as nginx leaves a server alone for 30 s. */
const ROUNDS = Number(process.env['PEARWELL_ROUNDS'] ?? 0)

const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const left =
  ROUNDS === 0 ? ' (left: PEARWELL_ROUNDS says how many)' : hasNginx ? '' : ' (left: no nginx here)'

/** The lines that docs/operating.md has nginx read, with other ports; they begin with these words. */
const guide = readFileSync(path.join(projectRoot, 'docs/operating.md'), 'utf8')
function fromGuide(begin: string): string {
  const text = guide.split('```').find((block) => block.trimStart().startsWith(begin))
  if (!text) throw new Error(`docs/operating.md has nothing that begins with ${begin}`)
  return text
}

it.runIf(left === '')(
  `${ROUNDS} rounds in which two servers behind nginx restart in turn lose no request${left}`,
  { timeout: 400_000 + ROUNDS * 180_000 },
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

    const front = await freePort()
    const upstream = fromGuide('upstream pearwell').replace(/300[12]/g, (port) =>
      String(ports[Number(port) - 3001]),
    )
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
      events { worker_connections 1024; }
      http {
        access_log off;
        ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n')}
        ${upstream}
        server { listen 127.0.0.1:${front}; location / { ${fromGuide('proxy_pass http://pearwell')} } }
      }`,
    )
    const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' })
    const url = `http://127.0.0.1:${front}`
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

    const seconds = Number(/fail_timeout=(\d+)s/.exec(upstream)?.[1])
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
        await wait(seconds * 1_000)
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
    // Nothing is lost, and nothing was done that nobody was told of.
    expect(kept.sort()).toEqual(acknowledged.sort())

    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    for (const { child } of servers) await stopServer(child, 'SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  },
)
