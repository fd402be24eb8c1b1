import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startPortal, type Person, type Portal } from './testing/portal'
import { tripletForm } from './testing/triplets'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
  admin = await portal.person('admin')
})
afterAll(() => portal.close())
let n = 0
const up = async (sample: any = {}, instead: any = {}) =>
  (await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: `ZZ${n++}`, ...sample }, instead)))
const say = (...a: unknown[]) => console.log(...a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))))

it('patch sampleId collision', async () => {
  const html = tripletForm({ sampleId: 'SAME' })
  const a = await admin.visit.upload('/api/reports/multi-file', html)
  const f = tripletForm({ sampleId: 'SAME' }, { fields: { sampleId: 'OTHER', clientName: 'Nora Whitfield' } })
  const b = await admin.visit.upload('/api/reports/multi-file', f)
  const p = await admin.visit.patch(`/api/reports/${(b.body as any).id}`, { sampleId: 'SAME' })
  say('A1 patch collision', a.status, b.status, p.status, p.text)
})
it('replace collision', async () => {
  await up({ sampleId: 'RR' })
  const b = await up({ sampleId: 'RR', clientName: 'Other Name' })
  const p = await admin.visit.send('PUT', `/api/reports/${(b.body as any).id}/files`, { form: tripletForm({ sampleId: 'RR' }) })
  say('A2 replace collision', b.status, p.status, p.text)
})
it('squatter', async () => {
  const s = portal.stranger()
  const r = await s.post('/api/register', { email: 'victim@example.com', password: 'Xk3!pQ9zzv', firstName: 'At', lastName: 'Tacker' })
  const a = await up({ sampleId: 'VICT', clientName: 'Vic Tim' }, { fields: { email: 'victim@example.com' } })
  const list = await s.get('/api/reports')
  say('A3 squatter', r.status, a.status, (a.body as any).status, (a.body as any).warnings, 'attacker sees:', (list.body as any[]).map((x) => [x.sampleId, x.clientName, x.status]))
  const b = await up({ sampleId: 'VICT2', clientName: 'Vic Tim', email: 'victim@example.com' })
  const l = await admin.visit.put(`/api/reports/${(b.body as any).id}/client`, { email: 'victim@example.com' })
  say('A3b', (b.body as any).status, (b.body as any).warnings, l.status, (l.body as any).warnings)
})
it('replace gives other person', async () => {
  const a = await up({ sampleId: 'REPL', clientName: 'Anna Schmidt', email: 'anna1@example.com', dateOfBirth: '1970-01-01', gender: 'Female' })
  const f = tripletForm({ sampleId: 'REPL', clientName: 'Anna Schmidt', email: 'anna2@example.com', dateOfBirth: '1999-09-09', gender: 'Male' })
  const p = await admin.visit.send('PUT', `/api/reports/${(a.body as any).id}/files`, { form: f })
  const b = p.body as any
  say('A4 replace', p.status, b.status, b.warnings, b.clientEmail, b.email, b.dateOfBirth)
})
it('lone surrogate', async () => {
  const csv = 'No,Food,Result\n1,Egg,' + 'x'.repeat(58) + '😀abc\n2,Milk,12\n'
  const a = await up({}, { csv })
  say('A5 surrogate', a.status, a.text.slice(0, 200))
  const h = `<html><p>Email: ${'x'.repeat(58)}😀 zzz</p></html>`
  const b = await up({}, { html: h })
  say('A5b surrogate html', b.status, b.text.slice(0, 200))
})
it('filename NUL / long', async () => {
  const boundary = 'XXX'
  const part = (name: string, fn: string, body: string) => `--XXX\r\nContent-Disposition: form-data; name="${name}"; ${fn}\r\nContent-Type: text/plain\r\n\r\n${body}\r\n`
  const field = (name: string, v: string) => `--XXX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${v}\r\n`
  for (const fn of [`filename*=UTF-8''a%00b.html`, `filename="${'a'.repeat(15000)}.html"`]) {
    const body = field('sampleId', `FN${n++}`) + field('clientName', 'N W') + part('htmlFile', fn, `<p>x${n}</p>`) + part('pdfFile', 'filename="a.pdf"', '%PDF-1.4') + part('csvFile', 'filename="a.csv"', 'No,Food,Result\n1,Egg,12\n') + '--XXX--\r\n'
    const r = await fetch(portal.url + '/api/reports/multi-file', { method: 'POST', headers: { Cookie: admin.visit.cookie(), 'Content-Type': `multipart/form-data; boundary=${boundary}` }, body })
    const t = await r.text()
    say('A6 filename', fn.slice(0, 30), r.status, t.length, t.slice(0, 120))
  }
})
it('range / missing file', async () => {
  const a = await up({})
  const id = (a.body as any).id
  for (const headers of [{ Range: 'bytes=0-10' }, { Range: 'bytes=99999999-' }, { 'If-Match': '"9"' }, { 'If-Unmodified-Since': 'Mon, 01 Jan 1990 00:00:00 GMT' }] as any[]) {
    try { const r = await admin.visit.get(`/api/reports/${id}/pdf`, headers); say('A7', headers, r.status, r.text.length) } catch (e: any) { say('A7', headers, 'FETCH FAILED', String(e.cause ?? e)) }
  }
  await rm(path.join(portal.deps.config.dataDir, 'reports'), { recursive: true }).catch(() => 0)
  const { mkdir } = await import('node:fs/promises'); await mkdir(path.join(portal.deps.config.dataDir, 'reports'))
  for (const p of ['pdf', 'view', 'download/csv']) {
    try { const r = await admin.visit.get(`/api/reports/${id}/${p}`); say('A7b', p, r.status, r.text) } catch (e: any) { say('A7b', p, 'FETCH FAILED', String(e.cause ?? e)) }
  }
})
it('register unthrottled', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => portal.stranger().post('/api/register', { email: `victim@example.com`, password: 'Xk3!pQ9zzv', firstName: 'a', lastName: 'b' })))
  say('A8 register', all.map((x) => x.status).join(' '))
})
it('held without practitioner', async () => {
  const pr = await portal.person('practitioner')
  const a = await up({ sampleId: 'HELD' }, { csv: 'nothing', fields: { practitionerId: String(pr.practitionerId), hold: 'true' } })
  const id = (a.body as any).id
  const b = await admin.visit.patch(`/api/reports/${id}`, { practitionerId: null })
  const p = await admin.visit.send('PUT', `/api/reports/${id}/files`, { form: tripletForm({ sampleId: 'HELD' }) })
  say('A9', (a.body as any).status, (b.body as any).status, (p.body as any).status, (p.body as any).practitionerId, (p.body as any).held)
})
it('paths', async () => {
  const s = portal.stranger()
  for (const p of ['/API/reports', '/api/reports/', '/api/REPORTS/1/', '/api/reports/%31', '/api/reports/1%2Fpdf', '/api/reports/%', '//api/reports', '/%61pi/reports', '/api//reports', '/api/reports/1e1', '/api/reports/0x1', '/api/reports/١'])
    { const r = await s.get(p).catch((e) => ({ status: String(e), text: '' })); say('A10', p, r.status, r.text.slice(0, 80)) }
  for (const m of ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']) { const r = await s.send(m, '/api/reports').catch((e) => ({ status: String(e), text: '' , headers: new Headers()})); say('A10', m, r.status, r.text.slice(0, 80), r.headers.get('allow')) }
  const r = await admin.visit.get('/api/reports?page=2147483647&pageSize=200'); say('A10 page', r.status)
  const h = await s.send('GET', '/api/user', { headers: { Cookie: 'pearwell.sid=s%3Aabc.def' } }); say('cookie', h.status, h.headers.getSetCookie())
})
