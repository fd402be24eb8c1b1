import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aChallenge, aPlan, aPlanFood, anOutcome } from '@/testing/rows'
import type { Plan } from '../plan/plan-types'
import ResultScreen from './result-screen'

const open = (plan: Plan) =>
  renderAs('client', <ResultScreen />, { 'GET /api/trial': plan, 'GET /api/allergens': [] })
const foods = [
  aPlanFood({ state: 'done', outcome: anOutcome() }),
  aPlanFood({ id: 6, foods: ['Rye'], state: 'challenge', challenges: [aChallenge({ foodId: 6 })] }),
  aPlanFood({ id: 7, foods: ['Egg'] }),
]

it('shows no results before a food is brought back', async () => {
  open(aPlan({ trial: { state: 'baseline' } }))
  await screen.findByText('Your findings will appear here.')
  expect(screen.queryByText(/Scanner and recipes follow/)).toBeNull()
})

it('does not say that foods are left out once the plan has ended', async () => {
  open(aPlan({ trial: { state: 'closed', closedReason: 'stopped' }, foods }))
  const list = await screen.findByRole('region', { name: 'Not tried, or still open' })
  expect(list.textContent).toContain('Ryetried, not clear')
  expect(list.textContent).toContain('Eggnot tried')
  expect(list.textContent).not.toContain('left out')
})

it('says that complaints came twice only for foods tried in a challenge', async () => {
  const twice = /counted only when they came twice/
  const noticed = (basis: 'challenge' | 'practitioner') =>
    aPlan({
      trial: { state: 'closed', closedReason: 'done' },
      foods: [aPlanFood({ state: 'done', outcome: anOutcome({ outcome: 'trigger', basis }) })],
    })
  const { unmount } = open(noticed('practitioner'))
  await screen.findByText('your practitioner noted complaints, so it stays out')
  expect(screen.queryByText(twice)).toBeNull()
  unmount()
  open(noticed('challenge'))
  await screen.findByText(twice)
})

it('does not suggest eating a food that is left out for another reason', async () => {
  open(
    aPlan({
      trial: { state: 'closed', closedReason: 'done' },
      foods: [aPlanFood({ state: 'done', outcome: anOutcome({ held: true }) })],
    }),
  )
  await screen.findByText(/still left out/)
  expect(screen.queryByText(/eat it again/)).toBeNull()
})
