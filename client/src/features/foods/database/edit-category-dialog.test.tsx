import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { food } from '@/testing/rows'
import EditCategoryDialog from './edit-category-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const category = (name: string, version: number) =>
  food({ id: 3, name: `${name} (Category)`, category: name, version })

it('renames a category under its version, and says at the field when the name is taken', async () => {
  const sent: unknown[] = []
  const replies = [
    Response.json({ error: 'Another food has this name already.' }, { status: 409 }),
    Response.json({ error: 'Changed.', current: category('Pulses', 2) }, { status: 412 }),
    Response.json(category('Legumes', 3)),
  ]
  vi.stubGlobal('fetch', (_: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push([JSON.parse(init.body), init.headers['If-Match']])
    return Promise.resolve(replies.shift())
  })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditCategoryDialog food={category('Beans', 1)} onClose={onClose} />
    </QueryClientProvider>,
  )
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Category Name' })
  expect(field.value).toBe('Beans')
  fireEvent.change(field, { target: { value: 'Legumes' } })
  save()
  expect(await screen.findByText('There is a category of this name already.')).toBeTruthy()
  save()
  expect((await screen.findByRole('listitem')).textContent).toContain('Category Name: they wrote Pulses')
  expect(field.value).toBe('Legumes')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = { name: 'Legumes (Category)', category: 'Legumes' }
  expect(sent).toEqual([
    [body, '"1"'],
    [body, '"1"'],
    [body, '"2"'],
  ])
})
