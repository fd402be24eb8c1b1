import { ToSettings } from './to-settings'

/** What is said once the question is answered: that there is none. */
export const noneKept = {
  title: 'Kept: no allergy known',
  description: <ToSettings />,
  duration: 10_000,
}
