import { ToSettings } from './to-settings'

/** The toast after answering that no allergy is known. */
export const noneKept = {
  title: 'Kept: no allergy known',
  description: <ToSettings />,
  duration: 10_000,
}
