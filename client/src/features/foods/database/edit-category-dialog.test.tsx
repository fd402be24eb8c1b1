import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { food } from '@/testing/rows'
import EditCategoryDialog from './edit-category-dialog'

const category = (name: string, version: number) =>
  food({ id: 3, name: `${name} (Category)`, category: name, version })

it('renames a category in the version that was seen, and shows at the field that a name is taken', async () => {
  const onClose = vi.fn()
  const { calls } = renderAs('admin', <EditCategoryDialog food={category('Beans', 1)} onClose={onClose} />, {
    'PATCH /api/allergens/:id': mockSequence(
      refusal(409, { error: 'Another food already has this name.' }),
      refusal(412, { error: 'Changed.', current: category('Pulses', 2) }),
      category('Legumes', 3),
    ),
  })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Category Name' })
  expect(field.value).toBe('Beans')
  fireEvent.change(field, { target: { value: 'Legumes' } })
  save()
  expect(await screen.findByText('There is already a category with this name.')).toBeTruthy()
  save()
  expect((await screen.findByRole('listitem')).textContent).toContain('Category Name: they wrote Pulses')
  expect(field.value).toBe('Legumes')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = { name: 'Legumes (Category)', category: 'Legumes' }
  expect(calls.map((call) => [call.body, call.headers.get('If-Match')])).toEqual([
    [body, '"1"'],
    [body, '"1"'],
    [body, '"2"'],
  ])
})
