import { atSize } from '../shared/testing/runs'
import { hostilePages } from './hostile-html'
import { expect, test } from './portal'
import { tripletFiles } from './triplets'

/** Every eleventh is of tricks in the body and before the head by turns. */
const pages = hostilePages.filter((_, n) => n % atSize(11, 1) === 0)

test(`${pages.length} hostile HTML reports: no script runs, no request leaves, the cookies stay`, async ({
  asAdmin,
  portal,
}) => {
  test.setTimeout(300_000)
  expect(hostilePages).toHaveLength(200)
  const context = asAdmin.context()
  const wrong: string[] = []
  let now = ''
  await context.route('**', async (route) => {
    const url = route.request().url()
    const isOwn = url === `${portal.url}${now}`
    if (isOwn) return route.continue()
    wrong.push(`${now} asked for ${url}`)
    return route.abort()
  })
  context.on('page', (page) => void wrong.push(`${now} opened ${page.url()}`))
  context.on('dialog', (dialog) => {
    wrong.push(`${now} showed a dialog`)
    void dialog.dismiss()
  })
  const before = JSON.stringify(await context.cookies())
  const [page, pdf, csv] = tripletFiles('HOST', 'Hostile File')
  for (const [n, html] of pages.entries()) {
    const answer = await asAdmin.request.post(`${portal.url}/api/reports/multi-file`, {
      multipart: {
        sampleId: `EVIL${n}`,
        clientName: 'Hostile File',
        htmlFile: { name: page?.name ?? '', mimeType: 'text/html', buffer: Buffer.from(html) },
        pdfFile: pdf ?? '',
        csvFile: csv ?? '',
      },
    })
    const { id } = (await answer.json()) as { id: number }
    now = `/api/reports/${id}/view`
    await asAdmin.goto(now)
    // Press everything that can be pressed; a link to an address is the reader's own choice and stays one.
    await asAdmin.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>('*'))
        if (!element.matches('a[href]:not([href^="javascript:"]), area[href]:not([href^="javascript:"])'))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      for (const form of document.forms) form.requestSubmit()
    })
    await asAdmin.waitForTimeout(30)
    if ((await asAdmin.title()) === 'ran') wrong.push(`${now} ran: ${html.slice(0, 200)}`)
    if (asAdmin.url() !== `${portal.url}${now}`)
      wrong.push(`${now} went to ${asAdmin.url()}: ${html.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
  expect(JSON.stringify(await context.cookies())).toBe(before)
  expect((await asAdmin.request.get(`${portal.url}/api/user`)).status()).toBe(200)
})
