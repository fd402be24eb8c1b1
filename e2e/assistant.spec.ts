import type { Page } from '@playwright/test'
import { named } from '../shared/testing/people'
import { shiftOf, watchLayoutShifts } from './page-checks'
import { expect, openHome, signIn, test, typeSignIn, visit } from './portal'

const field = (page: Page) => page.getByLabel('Your question')
const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' })

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Send question' })).toBeVisible()
}

test(
  'a client asks, opens the source of an answer, and finds the conversation again',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client')
    await page.getByRole('link', { name: 'Ask the AI assistant' }).click()
    await expect(page).toHaveURL('/client/ai-assistant')
    await expect(conversation(page)).toContainText(`Hello ${named.client.firstName}.`)
    const suggested = page.getByRole('list', { name: 'Suggested questions' })
    await expect(suggested.getByRole('button')).toHaveCount(5)

    await field(page).fill('  ')
    await field(page).press('Enter')
    await expect(suggested).toBeVisible()
    await field(page).fill('')
    await suggested.getByRole('button', { name: 'How do I reintroduce a food?' }).click()
    await expect(suggested).toBeHidden()
    await expect(conversation(page)).toContainText('one food at a time')
    await expect(conversation(page)).toContainText('Built-in answer')

    await field(page).fill('What is')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('quinoa?')
    await expect(field(page)).toHaveValue('What is\nquinoa?')
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Food database: Quinoa' }).click()
    const sheet = page.getByRole('dialog', { name: 'May I eat ...? Quinoa' })
    await sheet.locator('summary', { hasText: 'About quinoa' }).click()
    await expect(sheet.getByText('Chenopodium quinoa').first()).toBeVisible()
    await page.keyboard.press('Escape')

    await ask(page, 'Which foods should I avoid?')
    const report = page.getByRole('link', { name: 'Your latest report' }).last()
    await report.click()
    await expect(page).toHaveURL(/\/client\/my-reports\/\d+$/)
    await page.goBack()
    await expect(conversation(page)).toContainText('Which foods should I avoid?')

    await page.getByRole('link', { name: /^FAQ: How do I reintroduce a food/ }).click()
    await expect(page).toHaveURL(/\/client\/faqs#faq-\d+$/)
    await expect(page.getByRole('button', { name: /How do I reintroduce a food/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
)

test(
  'an emergency shows its card, and a failed question keeps its text',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client/ai-assistant')
    await ask(page, 'my throat is closing')
    const card = page.getByRole('region', { name: 'Emergency' })
    await expect(card).toContainText('This may be an emergency.')
    await expect(card.getByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112')
    await expect(page.getByText('Did this help?')).toHaveCount(0)

    await page.context().setOffline(true)
    await ask(page, 'she went blue after the prawns')
    await expect(card).toHaveCount(2)
    await ask(page, 'What is buckwheat?')
    await expect(page.getByRole('alert').getByText('Question failed')).toBeVisible()
    await expect(conversation(page)).toContainText('What is buckwheat?')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Food database: Buckwheat' })).toBeVisible()
  },
)

test(
  'an unanswered question reaches an admin, the answer reaches the client, and the FAQ made from it becomes a source',
  { tag: '@full' },
  async ({ page, portal }) => {
    const question = 'Do you ship kits to lighthouses?'
    await signIn(page, portal.client)
    await page.goto('/client/ai-assistant')
    await ask(page, question)
    await expect(conversation(page)).toContainText("I don't know.")
    await page.getByRole('button', { name: 'Sign Out' }).click()

    await signIn(page, portal.admin)
    await page.goto('/admin/questions-to-review')
    await page.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click()
    const details = page.getByRole('dialog', { name: 'Question details' })
    await expect(details).toContainText(portal.client.email)
    await expect(details).toContainText('We had no answer')
    await details.getByLabel(/Admin Notes/).fill('Ask the post')
    await details.getByLabel(/Answer for the user/).fill('Yes, by boat.')
    await details.getByRole('link', { name: 'Add to FAQs' }).click()

    const form = page.getByRole('dialog', { name: 'Add FAQ' })
    await expect(form.getByLabel('Question')).toHaveValue(question)
    await expect(form.getByLabel('Answer')).toHaveValue('Yes, by boat.')
    await form.getByLabel('Category').fill('Sample and timing')
    await form.getByLabel('Target role').selectOption('client')
    await form.getByRole('button', { name: 'Add FAQ' }).click()
    await expect(page.getByText('FAQ created successfully')).toBeVisible()

    await page.goto('/admin/questions-to-review')
    await page.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click()
    await details.getByLabel(/Admin Notes/).fill('Ask the post')
    await details.getByLabel(/Answer for the user/).fill('Yes, by boat.')
    await details.getByRole('button', { name: 'Answer and Mark as Reviewed' }).click()
    await expect(page.getByText('Question reviewed')).toBeVisible()
    await page.getByRole('tab', { name: 'Reviewed' }).click()
    await page.getByRole('button', { name: new RegExp(question.replace('?', '\\?')) }).click()
    await expect(details).toContainText('Ask the post')
    await expect(details.getByRole('button', { name: /Mark as Reviewed/ })).toHaveCount(0)

    await page.context().clearCookies()
    await openHome(page, portal.client)
    await page.getByRole('button', { name: /unread notification/ }).click()
    await expect(page.getByText('Your question was answered')).toBeVisible()
    await expect(page.getByText('Yes, by boat.')).toHaveCount(0)
    await page.goto('/client/ai-assistant')
    await expect(page.getByText('Yes, by boat.')).toBeVisible()
    await ask(page, 'do you also ship a kit to a lighthouse')
    await expect(page.getByRole('link', { name: `FAQ: ${question}` })).toBeVisible()
    await expect(conversation(page)).toContainText('Yes, by boat.')
  },
)

test('on a phone an answer scrolls to its first line, and the next question shows the earlier conversation', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchLayoutShifts(page.context())
  await signIn(page, portal.client)
  await page.goto('/client/ai-assistant')
  const question = 'What does an IgG food test measure, and how reliable is it?'
  for (const [asked, firstWords, before] of [
    [question, 'The laboratory measures how much', []],
    ['Thank you', 'You’re welcome', [{ question }]],
  ] as const) {
    const sent = page.waitForRequest('**/api/ai/ask-question')
    await ask(page, asked)
    expect((await sent).postDataJSON()).toMatchObject({ question: asked, context: { turns: before } })
    const answer = conversation(page).getByText(firstWords)
    await expect(answer).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    const below = ((await answer.boundingBox())?.y ?? 0) - (header?.height ?? 0)
    expect(below, asked).toBeGreaterThan(0)
    expect(below, asked).toBeLessThan(200)
    await expect(page.locator('summary', { hasText: asked })).toBeInViewport()
    const followUps = page.getByRole('list', { name: 'Follow-up questions' })
    await expect(followUps.getByRole('button')).toHaveCount(2)
    await expect(field(page)).toBeFocused()
  }
  const { shift, moved } = await shiftOf(page)
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02)

  const height = async (typed: string) => {
    await field(page).fill(typed)
    return (await field(page).locator('..').boundingBox())?.height ?? 0
  }
  const line = (await height('a\nb')) - (await height('a'))
  expect(await height('')).toBe(await height('a'))
  expect(await height('a\n'.repeat(20))).toBe((await height('')) + 4 * line)
})

test('a client asks, an admin answers what did not help, and the answer appears in the chat and as an FAQ', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const question = 'How do I change my password?'
  const reply = 'Under Settings, Security, at the very end of the page.'
  await signIn(page, portal.client)
  await page.goto('/client/ai-assistant')
  await ask(page, 'What is quinoa?')
  await page.getByRole('button', { name: 'Food database: Quinoa' }).click()
  await expect(page.getByRole('dialog', { name: 'May I eat ...? Quinoa' })).toBeVisible()
  await page.keyboard.press('Escape')
  await ask(page, question)
  await page.getByRole('button', { name: 'No', exact: true }).last().click()
  await page.getByLabel(/What was missing/).fill('I cannot find the button.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('read what you wrote')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, portal.admin)
  await page.goto('/admin/questions-to-review')
  const row = page.getByRole('button', { name: /How do I change my password\?.*Did not help/ })
  await row.click()
  const details = page.getByRole('dialog', { name: 'Question details' })
  await expect(details).toContainText('I cannot find the button.')
  await expect(details).toContainText('at least eight characters')
  await details.getByLabel(/Answer for the user/).fill(reply)
  await details.getByRole('button', { name: 'Answer and Mark as Reviewed' }).click()
  await expect(page.getByText('Question reviewed')).toBeVisible()

  await page.context().clearCookies()
  await openHome(page, portal.client)
  await page.getByRole('button', { name: /unread notification/ }).click()
  await page.getByRole('link', { name: 'Your question was answered' }).first().click()
  await expect(page).toHaveURL(/\/client\/ai-assistant\?answer=\d+$/)
  const opened = page.getByRole('region', { name: "The laboratory's answer to your question" })
  const earlier = page.getByRole('region', { name: 'Answered by the laboratory' })
  const isOpen = async () => {
    await expect(opened).toContainText(reply)
    await expect(opened).toContainText('Written by a person')
    await expect(opened).toBeFocused()
    await expect(opened).toBeInViewport()
    await expect(conversation(page)).toContainText(question)
    await expect(earlier.getByText(reply)).toHaveCount(0)
  }
  await isOpen()
  const address = new URL(page.url())
  await page.reload()
  await isOpen()
  await visit(page, '/client')
  await expect(opened).toHaveCount(0)
  await page.goBack()
  await isOpen()
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(opened).toHaveCount(0)
  await expect(earlier).toContainText(reply)

  await page.context().clearCookies()
  await signIn(page, portal.practitioner)
  await page.goto(`/practitioner/ai-assistant${address.search}`)
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
  await expect(page.getByText(reply)).toHaveCount(0)

  await page.context().clearCookies()
  await signIn(page, portal.admin)
  await page.goto('/admin/questions-to-review?tab=reviewed')
  await row.click()
  await details.getByRole('link', { name: 'Make this an FAQ' }).click()
  const form = page.getByRole('dialog', { name: 'Add FAQ' })
  await expect(form.getByLabel('Answer')).toHaveValue(reply)
  await form.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByText('FAQ created successfully')).toBeVisible()
  const origin = page
    .getByRole('article')
    .filter({ hasText: reply })
    .getByRole('link', { name: 'From a question' })
  await origin.click()
  await expect(details).toContainText('I cannot find the button.')
  await details.getByRole('link', { name: 'In the FAQs' }).click()
  await expect(page).toHaveURL(/\/admin\/faqs/)
  await expect(origin).toBeInViewport()
})

test(
  'the conversation is gone after Sign Out, also for the next user',
  { tag: '@full' },
  async ({ page, portal }) => {
    await openHome(page, portal.client)
    await page.getByRole('link', { name: 'Ask the AI assistant' }).click()
    await ask(page, 'Which foods should I avoid?')
    await field(page).fill('half a question')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    // Signs in without a reload, so that only the portal's own code can have cleared the
    // conversation.
    await typeSignIn(page, portal.practitioner)
    await page.getByRole('link', { name: 'Ask the AI assistant' }).click()
    await expect(conversation(page)).toContainText(`Hello ${named.practitioner.firstName}.`)
    await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
    await expect(page.getByText('Which foods should I avoid?')).toHaveCount(0)
    await expect(field(page)).toHaveValue('')
  },
)
