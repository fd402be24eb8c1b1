import { ToSettings } from './to-settings'

/** The toast after answering that no allergy is known. */
export const noAllergiesToast = {
  title: 'Kept: no allergy known',
  description: <ToSettings />,
  duration: 10_000,
}
