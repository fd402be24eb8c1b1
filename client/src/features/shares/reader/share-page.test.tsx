import { encryptContent, randomKey } from '@shared/domain/shares/content-cipher'
import { encodeLink, type LinkPayload } from '@shared/domain/shares/link-payload'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SharePage } from './share-page'

const content = JSON.stringify({ resourceType: 'Bundle', type: 'collection' })
const path = `/api/shl/${'a'.repeat(43)}`
const linkOf = (change: Partial<LinkPayload> = {}) => {
  const key = randomKey()
  const payload = { url: `https://portal.example.com${path}`, key, flag: 'P', label: 'For my doctor' }
  return { key, link: `#${encodeLink({ ...payload, ...change })}` }
}

/** Answers the requests in order; an Error stands for a lost network. */
function answerWith(...answers: (Response | Error)[]) {
  const fetched = vi.fn<typeof fetch>(() => {
    const next = answers.shift()
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? Error('no answer left'))
  })
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetched
}

function show(link: string) {
  onTestFinished(cleanup)
  render(<SharePage link={link} />)
}

function open(recipient = 'Praxis Weber', passcode = '123456') {
  fireEvent.change(screen.getByLabelText('Your name or practice'), { target: { value: recipient } })
  fireEvent.change(screen.getByLabelText('Passcode'), { target: { value: passcode } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

const manifest = (embedded: string) =>
  Response.json({ files: [{ contentType: 'application/fhir+json', embedded }] })

it('opens the record with name and passcode, and keeps the key from the server', async () => {
  const { key, link } = linkOf()
  const fetched = answerWith(manifest(await encryptContent(content, key)))
  show(link)
  expect(screen.getByText('For my doctor')).toBeTruthy()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared record' })).toBeTruthy()
  const [url, call] = fetched.mock.calls[0] ?? []
  expect([url, call?.method, call?.credentials]).toEqual([path, 'POST', 'omit'])
  expect(JSON.parse(call?.body as string)).toEqual({ recipient: 'Praxis Weber', passcode: '123456' })
  expect(JSON.stringify(fetched.mock.calls)).not.toContain(key)
})

it('reads a content that the manifest only refers to', async () => {
  const { key, link } = linkOf()
  const location = 'https://portal.example.com/api/shl/files/ticket'
  const fetched = answerWith(
    Response.json({ files: [{ contentType: 'application/fhir+json', location }] }),
    new Response(await encryptContent(content, key)),
  )
  show(link)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared record' })).toBeTruthy()
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/shl/files/ticket')
})

it('asks for no passcode where the link has none', () => {
  show(linkOf({ flag: '' }).link)
  expect(screen.queryByLabelText('Passcode')).toBeNull()
})

it('sends nothing before name and passcode are there', () => {
  const fetched = answerWith()
  show(linkOf().link)
  open('  ', '123')
  expect(screen.getByText('Enter your name or that of your practice.')).toBeTruthy()
  expect(screen.getByText('Enter the six digits.')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

it('tells the attempts left after a wrong passcode, then that the link ended', async () => {
  answerWith(
    Response.json({ remainingAttempts: 1 }, { status: 401 }),
    Response.json({ remainingAttempts: 0 }, { status: 401 }),
  )
  show(linkOf().link)
  open()
  expect(await screen.findByText(/1 attempt left/)).toBeTruthy()
  open()
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy()
})

it.each([
  [
    'too many attempts',
    new Response('', { status: 429, headers: { 'Retry-After': '90' } }),
    /again in 2 minutes/,
  ],
  ['a lost network', new TypeError('offline'), /cannot be reached/],
  ["a proxy's page", new Response('<html>', { status: 502 }), /cannot be reached/],
])('lets the reader try again after %s', async (_, answer, words) => {
  const { key, link } = linkOf()
  answerWith(answer, manifest(await encryptContent(content, key)))
  show(link)
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('heading', { name: 'Shared record' })).toBeTruthy()
})

it('says that another key does not fit the content', async () => {
  answerWith(manifest(await encryptContent(content, randomKey())))
  show(linkOf().link)
  open()
  expect(await screen.findByRole('heading', { name: 'This link does not fit its content' })).toBeTruthy()
})

it('says that an ended link has ended', async () => {
  answerWith(new Response('', { status: 404 }))
  show(linkOf().link)
  open()
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy()
})

it.each([
  ['without a link', '', 'There is no link here'],
  ['with a part of a link', '#shlink:/eyJ1', 'This link is damaged'],
  ['with the link of another host', linkOf({ url: 'https://a.example/m' }).link, 'This link is damaged'],
  ['after the end of a link', linkOf({ exp: 1_500_000_000 }).link, 'This link has ended'],
])('asks for nothing %s', (_, link, title) => {
  show(link)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
