// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emergencyCardFor } from '@shared/domain/emergency-cards'
import { EmergencyCard } from './emergency-card'

it('is read in the language that it is in, with the numbers in it to call', () => {
  render(<EmergencyCard {...emergencyCardFor('mir schwillt die Zunge an')} />)
  expect(screen.getByText('Das kann ein Notfall sein.').closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect(screen.getByText(/^Wenn jemand schlecht Luft/).getAttribute('lang')).toBe('de')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:999',
    'tel:911',
  ])
})
