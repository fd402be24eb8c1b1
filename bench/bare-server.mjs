// The peer of bench/api.ts: Express and pg around one query, without sessions.
import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = express()
app.disable('etag')
app.get('/reports', async (request, response) => {
  const { rows } = await pool.query(
    `select r.id, r.sample_id, r.client_name, r.client_id, c.user_id, u.email as client_email, r.practitioner_id,
      d.first_name || ' ' || d.last_name as practitioner_name, r.gender, r.date_of_birth, r.date_of_receipt,
      r.report_date, r.practitioner, r.email, r.phone, r.status, r.held, r.failure, r.warnings, r.notes, r.file_name,
      r.version, r.created_at, r.updated_at
    from reports r left join clients c on c.id = r.client_id left join users u on u.id = c.user_id
      left join practitioners p on p.id = r.practitioner_id left join users d on d.id = p.user_id
    order by r.created_at desc, r.id desc limit 50`,
  )
  response.json(rows)
})
const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.once('disconnect', () => process.exit())
