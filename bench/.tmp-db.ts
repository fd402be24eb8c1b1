import pg from '/work/main/node_modules/pg/lib/index.js'
import { writeFileSync } from 'node:fs'
import { startTestServer } from '/work/main/server/testing/test-server'
import { fill } from '/work/main/server/testing/fill'
const s = await startTestServer()
const { url } = await s.freshDatabase()
const c = new pg.Client({ connectionString: url }); await c.connect()
await c.query(`insert into users (email, username, role, password_hash) values ('admin@lab.example','admin','admin','x')`)
await fill(c, Number(process.argv[2] ?? 100000))
await c.query('vacuum analyze')
writeFileSync('/tmp/lists/url', url)
await c.end()
process.on('SIGTERM', () => void s.stop().then(() => process.exit(0)))
setInterval(() => undefined, 1000)
