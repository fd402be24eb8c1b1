// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emergencyCardFor } from '@shared/domain/safety/emergency-cards'
import { EmergencyCard } from './emergency-card'

it('has the language of its text and links the numbers in it', () => {
  render(<EmergencyCard {...emergencyCardFor('mir schwillt die Zunge an')} />)
  expect(screen.getByText('Das kann ein Notfall sein.').closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect(screen.getByText(/^Wenn jemand schlecht Luft/).getAttribute('lang')).toBe('de')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:999',
    'tel:911',
  ])
})
