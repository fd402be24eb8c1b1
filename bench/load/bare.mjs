// The peer of bench/load.ts: Express, multer and pg around one plain query for each request,
// without sessions. Endpoints without a query here answer with a stored body as large as the
// portal's, beside a row read by its key.
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import multer from 'multer'
import pg from 'pg'

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-bare-'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(
  'create table if not exists bare_uploads (id uuid primary key, sample_id text, client_name text, at timestamptz default now())',
)
const app = express()
const upload = multer({ storage: multer.memoryStorage() })
const stored = new Map()
const limitOf = (request) => Math.min(200, Number(request.query.pageSize ?? 50))

app.get('/api/reports', async (request, response) => {
  const { rows } = await pool.query(
    `select r.id, r.sample_id, r.client_name, r.client_id, c.user_id, u.email as client_email, r.practitioner_id,
      d.first_name || ' ' || d.last_name as practitioner_name, r.gender, r.date_of_birth, r.date_of_receipt,
      r.report_date, r.practitioner, r.email, r.phone, r.status, r.held, r.failure, r.warnings, r.notes, r.file_name,
      r.version, r.created_at, r.updated_at
    from reports r left join clients c on c.id = r.client_id left join users u on u.id = c.user_id
      left join practitioners p on p.id = r.practitioner_id left join users d on d.id = p.user_id
    order by r.created_at desc, r.id desc limit $1`,
    [limitOf(request)],
  )
  response.json(rows)
})
app.get('/api/users', async (request, response) => {
  const { rows } = await pool.query(
    'select id, email, username, role, first_name, last_name, last_sign_in_at, created_at from users order by id limit $1',
    [limitOf(request)],
  )
  response.json(rows)
})
app.get('/api/notifications', async (_request, response) => {
  const { rows } = await pool.query(
    'select id, title, message, created_at from notifications where user_id = $1 and read_at is null order by id desc limit 50',
    [2],
  )
  response.json(rows)
})
app.get('/api/reports/:id', async (request, response, next) => {
  if (!/^\d+$/.test(request.params.id)) return next()
  const { rows } = await pool.query('select * from reports where id = $1', [request.params.id])
  response.json(rows[0])
})
app.post('/api/reports/multi-file', upload.any(), async (request, response) => {
  const id = randomUUID()
  mkdirSync(path.join(folder, id))
  await Promise.all(
    request.files.map(({ buffer }, at) =>
      writeFile(path.join(folder, id, String(at)), buffer, { flush: true }),
    ),
  )
  const { sampleId, clientName } = request.body
  await pool.query('insert into bare_uploads (id, sample_id, client_name) values ($1, $2, $3)', [
    id,
    sampleId,
    clientName,
  ])
  response.status(201).json({ id })
})
app.use(express.json({ limit: '1mb' }), async (request, response) => {
  await pool.query('select * from users where id = $1', [1])
  response.type('json').send(stored.get(decodeURIComponent(request.get('x-kind') ?? '')) ?? '{}')
})
process.once('message', (sizes) => {
  for (const [kind, bytes] of Object.entries(sizes))
    stored.set(kind, JSON.stringify('x'.repeat(Math.max(0, bytes - 2))))
  const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
