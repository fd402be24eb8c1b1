import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import DietSection from './diet-section'

vi.mock('@/ui/use-toast', () => ({ toast: vi.fn() }))

const diet: Reply<'GET /api/user/diet'> = {
  ...{ diets: ['vegetarian'], ownFoods: ['mushrooms', 'blorp'], servings: 4, minutes: null },
  ...{ notUnderstood: ['blorp'], version: 3 },
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save my diet' }))

describe('how I eat', () => {
  it('shows the saved choices and saves all of them in the version that was seen', async () => {
    const { calls } = renderAs('client', <DietSection />, {
      'GET /api/user/diet': diet,
      'PATCH /api/user/diet': { ...diet, version: 4 },
    })
    const chosen = await screen.findByRole('button', { name: 'Vegetarian' })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    const toFoods = screen.getByRole('link', { name: 'Allergies and own foods' })
    expect(toFoods.getAttribute('href')).toBe('/client/settings#health')
    fireEvent.click(chosen)
    fireEvent.click(screen.getByRole('button', { name: 'Halal' }))
    save()
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Diet updated' })),
    )
    expect(calls.find(({ route }) => route === 'PATCH /api/user/diet')?.body).toEqual({
      ...{ diets: ['halal'], servings: 4, minutes: null },
    })
  })

  it('shows which number is invalid', async () => {
    const { calls } = renderAs('client', <DietSection />, { 'GET /api/user/diet': diet })
    fireEvent.change(await screen.findByLabelText(/Servings/), { target: { value: '0' } })
    save()
    expect(await screen.findByText('Please enter a whole number from 1 to 50')).toBeTruthy()
    expect(calls.filter(({ route }) => route.startsWith('PATCH'))).toEqual([])
  })

  it('keeps local changes when another save came first, and adopts the rest', async () => {
    const answers = {
      'GET /api/user/diet': diet as unknown,
      'PATCH /api/user/diet': refusal(412, { error: 'Somebody else has changed how you eat.' }),
    }
    renderAs('client', <DietSection />, answers as never)
    fireEvent.click(await screen.findByRole('button', { name: 'Vegan' }))
    answers['GET /api/user/diet'] = { ...diet, minutes: 45, version: 9 }
    save()
    expect(await screen.findByDisplayValue('45')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Vegan' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('says when it could not be loaded', async () => {
    renderAs('client', <DietSection />, { 'GET /api/user/diet': refusal(500, { error: 'Away.' }) })
    expect(await screen.findByText('Failed to load your diet')).toBeTruthy()
  })
})
