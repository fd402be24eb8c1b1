import { ToSettings } from './to-settings'

/** The toast after answering that no allergy is known. */
export const noAllergiesToast = {
  title: 'Saved: no food allergies',
  description: <ToSettings />,
  duration: 10_000,
}
