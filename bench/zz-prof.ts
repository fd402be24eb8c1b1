import { mkdtempSync } from 'node:fs'
import autocannon from 'autocannon'
import { bundleServer, startServer, stopServer } from '/work/main/server/testing/server-process'
import { startTestServer } from '/work/main/server/testing/test-server'
import { visitor } from '/work/main/server/testing/visitor'
const [path='/api/reports?pageSize=50', role='admin', prof='1'] = process.argv.slice(2)
await bundleServer()
const database = await startTestServer()
const { url: dburl } = await database.freshDatabase()
const dir = mkdtempSync('/tmp/prof-')
const token='a token of the bench, long enough'
const { child, url, output } = await startServer({ DATABASE_URL: dburl, DATA_DIR: mkdtempSync('/tmp/pd-'), METRICS_TOKEN: token, NODE_ENV:'production' }, { words:['--demo'], flags: prof==='1' ? ['--cpu-prof', `--cpu-prof-dir=${dir}`] : [] })
const [, email = '', password = ''] = new RegExp(`Sign in as ${role}: +(\\S+) +(\\S+)`).exec(output) ?? []
const v = visitor(url); await v.post('/api/login', { email, password })
const used = async () => Number(/^process_cpu_seconds_total (\S+)$/m.exec(await (await fetch(`${url}/metrics`, {headers:{Authorization:`Bearer ${token}`}})).text())![1])*1000
for (const p of path.split(' ')) {
  const go = (d:number,c:number) => autocannon({ url: url+p, headers:{Cookie: v.cookie()}, connections:c, duration:d })
  await go(3,10)
  const a = await used(); const r = await go(6,10); const b = await used()
  console.log(p, r.requests.total, 'rps', r.requests.average, 'cpu/call', ((b-a)/r.requests.total).toFixed(2), 'non2xx', r.non2xx)
}
await stopServer(child,'SIGTERM'); await database.stop(); console.log(dir)
