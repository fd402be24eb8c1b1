import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { OcrError } from '../../adapters/ocr/ocr-error'
import { scanConsents } from './scanner.tables'
import { clients } from '../clients/clients.tables'
import { drawLabel, seeded } from '../../testing/label-picture'
import { makeOddImage } from '../../testing/odd-images'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { statementsOf } from '../../testing/statements'
import { tripletForm } from '../../testing/triplets'

type ScanResult = Reply<'POST /api/analyze-food-label'>

const ODD_IMAGES = atSize(6, 500)
const AT_ONCE = atSize(3, 20)
const NOTHING = 'We could not match any foods from this label with your test results.'
const label =
  'Ingredients: Wheat flour, sugar, skimmed MILK powder, soya lecithin. May contain traces of hazelnuts.'

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
let untested: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  untested = await portal.person('client')
  await setAllergies(client, 'Hazelnut')
  await release({ sampleId: 'SC1', reportDate: '2025-01-10', results: [result('Wheat', 40)] })
  await release({
    sampleId: 'SC2',
    reportDate: '2026-02-01',
    results: [result("Cow's milk", 15), result('Egg white', 30), result('Rice', 1)],
  })
})
afterAll(() => portal.close())

const result = (food: string, value: number) => ({ food, category: 'Test', value })
async function release(sample: Parameters<typeof tripletForm>[0]) {
  const fields = { clientId: String(client.clientId) }
  const answer = await admin.visit.upload('/api/reports/multi-file', tripletForm(sample, { fields }))
  expect(answer.body).toMatchObject({ status: 'completed' })
}
const setAllergies = ({ clientId }: Person, allergies: string) =>
  portal.deps.db.update(clients).set({ allergies }).where(eq(clients.id, clientId))
const analyse = async (person: Person, labelText: string) => {
  const answer = await person.visit.post('/api/analyze-food-label', { labelText })
  expect(answer.status).toBe(200)
  return answer.body as ScanResult
}
const photo = (bytes: Uint8Array | string, name = 'label.png') => {
  const form = new FormData()
  form.set('image', new File([bytes as BlobPart], name))
  return form
}
const scan = (person: Person, bytes: Uint8Array | string, name?: string) =>
  person.visit.upload('/api/ocr-extract', photo(bytes, name))
const errorOf = (answer: { body: unknown }) => (answer.body as { error: string }).error

describe('the analysis of a label', () => {
  it("finds a client's elevated foods and allergies, with the words and their positions", async () => {
    const result = await analyse(client, label)
    expect(result.userIntolerances).toEqual([
      {
        foodName: 'Hazelnut',
        level: 'allergy',
        kind: 'trace',
        spans: [{ start: 91, end: 100, kind: 'trace' }],
        words: ['hazelnuts'],
        carriedOverFrom: null,
        byNameOnly: false,
        reason: null,
      },
      expect.objectContaining({ foodName: 'Wheat', level: 'high', carriedOverFrom: '2025-01-10' }),
      expect.objectContaining({ foodName: "Cow's milk", level: 'moderate', carriedOverFrom: null }),
    ])
    for (const { spans, words } of result.userIntolerances)
      expect(spans.map(({ start, end }) => label.slice(start, end))).toEqual(words)
    expect(result).toMatchObject({
      allergens: ['Milk', 'Gluten', 'Soy'],
      traces: ['Tree nuts'],
      ingredients: ['Wheat flour', 'sugar', 'skimmed MILK powder', 'soya lecithin'],
      scale: 'µg/ml',
      readable: true,
    })
    expect(result.searched).toEqual(['Hazelnut', 'Egg white', 'Wheat', "Cow's milk"])
    expect(result.summary).toContain(
      "3 of your foods are on this label. In it: Wheat (high) and Cow's milk (moderate). As traces: Hazelnut (allergy).",
    )
  })

  it('gives positions in the text as it was sent, with any text before the list', async () => {
    const text = `\n\n   😀 ${label}  `
    const { userIntolerances } = await analyse(client, text)
    for (const { spans, words } of userIntolerances)
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(words)
  })

  it('says as specified that nothing matches, with what was looked for', async () => {
    const result = await analyse(client, 'Ingredients: rice, water, salt.')
    expect(result).toMatchObject({ userIntolerances: [], readable: true })
    expect(result.summary).toBe(
      `${NOTHING} We checked for Hazelnut, Egg white, Wheat and Cow's milk. Traces are often listed at the end. Please look there too.`,
    )
    expect((await analyse(client, '~~ ||| 1l1 zq')).summary).not.toContain(NOTHING)
  })

  it('says which part of the list was read, what to photograph next, and which words are unknown', async () => {
    const part = await analyse(client, 'Ingredients: rice, quixel, salt')
    expect(part).toMatchObject({ seen: 'part', missing: ['end'], notRecognised: ['quixel'] })
    expect(part.summary).toMatch(
      /^Only part of the list was read\. Please photograph .* Not recognised: “quixel”\.$/,
    )
    expect(part.next).toMatch(/end of the list/)
    expect(await analyse(client, label)).toMatchObject({ seen: 'whole', missing: [], next: null })
    expect((await analyse(admin, 'Ingredients: rice, salt')).summary).toMatch(
      /^Only part of the list was read\./,
    )

    const text = 'Ingredients: rice, salt. May contain fish.'
    const analysed = async (missing: string[]) => {
      const answer = await client.visit.post('/api/analyze-food-label', {
        labelText: text,
        photo: { missing },
      })
      return answer.body as ScanResult
    }
    expect((await analysed([])).summary).toContain(NOTHING)
    const right = await analysed(['right'])
    expect(right).toMatchObject({ seen: 'part', missing: ['right'] })
    expect(right.summary).not.toContain(NOTHING)
    const odd = await client.visit.post('/api/analyze-food-label', {
      labelText: text,
      photo: { missing: ['all'] },
    })
    expect(odd.status).toBe(400)
  })

  it('follows the current record', async () => {
    await setAllergies(untested, 'none known')
    expect(await analyse(untested, label)).toMatchObject({ userIntolerances: [], searched: [], scale: null })
    await setAllergies(untested, 'soy, zorbleberry')
    const result = await analyse(untested, `${label} Zorbleberry.`)
    expect(result.userIntolerances.map(({ foodName, byNameOnly }) => [foodName, byNameOnly])).toEqual([
      ['soy', false],
      ['zorbleberry', true],
    ])
  })

  it('contains only allergen groups for staff', async () => {
    for (const person of [admin, practitioner]) {
      const result = await analyse(person, label)
      expect(result).toMatchObject({ userIntolerances: [], searched: [], scale: null })
      expect(result.allergens).toEqual(['Milk', 'Gluten', 'Soy'])
      expect(result.summary).toContain('Allergens on the label: Milk, Gluten and Soy.')
    }
  })

  it('needs a text', async () => {
    for (const labelText of [undefined, '', '  \n ', 7, 'x'.repeat(100_001)]) {
      const answer = await client.visit.post('/api/analyze-food-label', { labelText })
      expect(answer.status).toBe(400)
    }
    expect(errorOf(await client.visit.post('/api/analyze-food-label', { labelText: ' ' }))).toBe(
      'Please enter the text of the label',
    )
  })

  it('accepts what the photos did not show, and nothing else', async () => {
    const ask = (photo: unknown) =>
      client.visit.post('/api/analyze-food-label', {
        labelText: 'Ingredients: rice, salt. Keep cool.',
        photo,
      })
    expect((await ask({ missing: [] })).body).toMatchObject({ seen: 'unknown', missing: [] })
    expect((await ask({ missing: ['left'] })).body).toMatchObject({ seen: 'part', missing: ['left'] })
    for (const photo of [null, {}, { missing: 'left' }, { missing: ['top'] }])
      expect((await ask(photo)).status).toBe(400)
    expect(errorOf(await ask({ missing: ['top'] }))).toMatch(/must be one of list, start, end/)
  })

  it('needs no more database queries than the avoid list, however long the label is', async () => {
    const shown = await statementsOf(() => client.visit.get('/api/avoid-list'))
    expect(shown.length).toBeGreaterThan(1)
    for (const text of [label, `${label} `.repeat(15)])
      expect((await statementsOf(() => analyse(client, text))).length).toBeLessThanOrEqual(shown.length)
  })
})

describe('the avoid list', () => {
  it('contains what the scanner looks for, and is for clients only', async () => {
    expect((await client.visit.get('/api/avoid-list')).body).toEqual({
      foods: [
        { foodName: 'Hazelnut', level: 'allergy', carriedOverFrom: null },
        { foodName: 'Egg white', level: 'high', carriedOverFrom: null },
        { foodName: 'Wheat', level: 'high', carriedOverFrom: '2025-01-10' },
        { foodName: "Cow's milk", level: 'moderate', carriedOverFrom: null },
      ],
      low: ['Rice'],
      tolerated: [],
      tested: true,
    })
    expect((await admin.visit.get('/api/avoid-list')).status).toBe(403)
  })
})

it('a consent is stored with its text version and time', async () => {
  const before = Date.now()
  const answer = await client.visit.post('/api/scan-consents', { version: '2026-11' })
  expect([answer.status, answer.body]).toEqual([201, { version: '2026-11' }])
  const rows = await portal.deps.db.select().from(scanConsents).where(eq(scanConsents.userId, client.userId))
  expect(rows).toMatchObject([{ version: '2026-11' }])
  expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(before - 1000)
  expect((await client.visit.post('/api/scan-consents', { version: ' ' })).status).toBe(400)
})

describe('the text of a photo', () => {
  it('is read for every role and file name, and nothing of it is stored', async () => {
    const bytes = await drawLabel({ text: label }).jpeg().toBuffer()
    for (const person of [client, practitioner, admin]) {
      const answer = await scan(person, bytes, 'résumé.exe')
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ readable: true })
      expect((answer.body as { text: string }).text).toContain('skimmed MILK powder')
    }
    // The answer is sent before the upload folder is deleted.
    const incoming = () => readdir(path.join(portal.deps.config.dataDir, 'incoming'))
    await expect.poll(incoming).toEqual([])
    expect(portal.logged()).not.toMatch(/skimmed|résumé|hazelnut/i)
  })

  it('comes with the part of the list that the photo shows', async () => {
    const read = async (text: string) => {
      const answer = await scan(client, await drawLabel({ text }).png().toBuffer())
      return answer.body as Reply<'POST /api/ocr-extract'>
    }
    expect(await read(label)).toMatchObject({ seen: 'whole', missing: [], next: null })
    const none = await read('Store in a cool, dry place. Net weight 400 g. Produced by Marlow Foods.')
    expect(none).toMatchObject({ seen: 'part', missing: ['list'] })
    expect(none.next).toMatch(/^Please photograph .*list of ingredients/)
    expect(await read(label.slice(0, label.indexOf(', soya')))).toMatchObject({
      seen: 'part',
      missing: ['end'],
    })
  })

  it('is refused with a sentence when there is no text', async () => {
    const pdf = await scan(client, '%PDF-1.7', 'label.png')
    expect([pdf.status, errorOf(pdf)]).toEqual([415, 'The file is not a PNG, JPEG, GIF or WebP image.'])
    const cut = await scan(client, Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]))
    expect(cut.status).toBe(400)
    const none = await client.visit.upload('/api/ocr-extract', new FormData())
    expect([none.status, errorOf(none)]).toEqual([400, 'Please choose an image of the label.'])
    const large = await scan(client, new Uint8Array(10 * 1024 * 1024 + 1))
    expect([large.status, errorOf(large)]).toEqual([
      413,
      'The file is larger than 10 MB. Please upload a smaller one.',
    ])
    const huge = await scan(client, new Uint8Array(40 * 1024 * 1024), 'label.jpg')
    expect([huge.status, errorOf(huge)]).toEqual([
      413,
      'The upload is larger than the server accepts: a file may be up to 10 MB.',
    ])
  })

  it('is read under any declared file type, from the first frame of an animation', async () => {
    const drawn = await drawLabel({ text: label }).png().toBuffer()
    const film = sharp([drawn, await sharp(drawn).negate({ alpha: false }).blur(20).png().toBuffer()], {
      join: { animated: true },
    })
    for (const [bytes, name] of [
      [await sharp(drawn).webp().toBuffer(), 'label.jpg'],
      [drawn, 'label.webp'],
      [await sharp(drawn).avif({ effort: 0 }).toBuffer(), 'label'],
      [await film.webp().toBuffer(), 'film.heic'],
    ] as const) {
      const { status, body } = await scan(client, bytes, name)
      expect([name, status]).toEqual([name, 200])
      expect((body as { text: string }).text).toContain('MILK powder')
    }
  })

  it('in HEIC format is refused with a way to send it', async () => {
    for (const brands of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0heixmif1', 'hevc\0\0\0\0msf1hevc']) {
      const answer = await scan(client, `\0\0\0\x18ftyp${brands}${'x'.repeat(900)}`, 'IMG_0042.jpg')
      expect([answer.status, errorOf(answer)]).toEqual([
        415,
        expect.stringMatching(/^This photo is a HEIC file.* as JPEG or PNG\.$/),
      ])
    }
  })

  it('is a result or a clear refusal for odd images', async () => {
    const random = seeded(7)
    for (let number = 0; number < ODD_IMAGES; number++) {
      const { kind, bytes } = await makeOddImage(number, random)
      const answer = await scan(client, bytes)
      expect([kind, answer.status]).toEqual([
        kind,
        expect.toSatisfy((status) => [200, 400, 415].includes(status as number)),
      ])
      if (answer.status !== 200) expect(errorOf(answer)).toMatch(/\.$/)
    }
    expect((await scan(client, await drawLabel({ text: label }).png().toBuffer())).status).toBe(200)
  })

  it(`is read for ${AT_ONCE} simultaneous requests, while others are answered too`, async () => {
    const extras =
      'apple banana carrot cherry cocoa coffee garlic ginger honey lemon mango onion orange parsley pepper potato rice saffron spinach tomato'
        .split(' ')
        .slice(0, AT_ONCE)
    const images = await Promise.all(
      extras.map((extra) =>
        drawLabel({ text: `Ingredients: ${extra}, sugar, skimmed milk powder.` })
          .png()
          .toBuffer(),
      ),
    )
    const waiting = { scans: images.length }
    const scans = Promise.all(images.map((bytes) => scan(client, bytes).finally(() => (waiting.scans -= 1))))
    let others = 0
    while (waiting.scans > 0) {
      expect((await admin.visit.get('/api/notifications')).status).toBe(200)
      others += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const answers = await scans
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    answers.forEach(({ body }, at) =>
      expect((body as { text: string }).text.replaceAll('\n', ' ')).toContain(
        `Ingredients: ${extras[at]}, sugar`,
      ),
    )
    expect(others).toBeGreaterThan(1)
  })

  it('answers 503 with the time to wait when too many are being read', async () => {
    const crowded = vi
      .spyOn(portal.deps.ocr, 'read')
      .mockRejectedValueOnce(new OcrError('busy', 'A lot of labels are being read.', 7))
    const answer = await scan(client, 'any')
    crowded.mockRestore()
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '7'])
    expect(answer.body).toMatchObject({ code: 'busy', error: 'A lot of labels are being read.' })
  })
})
