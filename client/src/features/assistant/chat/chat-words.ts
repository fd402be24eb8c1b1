import type { SessionUser } from '@/session/session'

export function greetingFor({ firstName, role }: Pick<SessionUser, 'firstName' | 'role'>): string {
  const hello = firstName.trim() === '' ? 'Hello.' : `Hello ${firstName.trim()}.`
  const can = {
    client:
      'I can explain your results, tell you about foods, and help with your diet plan, recipes and labels.',
    practitioner:
      'I can help with results, elimination plans, foods and this portal. I do not see the results of your clients.',
    admin:
      'I answer from the FAQs and the food database, as I do for clients and practitioners. I do not see results.',
  }[role]
  return `${hello} ${can} What would you like to know?`
}

/** Suggested first questions, which the seeded FAQs answer. */
export const suggestions: Record<SessionUser['role'], readonly string[]> = {
  client: [
    'Which foods should I avoid?',
    'What does a moderate result mean?',
    'How long should I avoid a food?',
    'How do I reintroduce a food?',
    'How does the label scanner work?',
  ],
  practitioner: [
    'How do I start an elimination phase?',
    'How should a food be reintroduced?',
    'What does a high result mean?',
    'Can the test rule out coeliac disease?',
    'Which symptoms should I see a doctor about?',
  ],
  admin: [
    'What does an IgG food test measure?',
    'What does a moderate result mean?',
    'Who can see the results?',
    'How is health data protected?',
    'How does the label scanner work?',
  ],
}

/** Labels for the two answer providers. */
export const providerWords = {
  builtin: 'Built-in answer',
  openai: 'AI answer',
} as const

export const paragraphsOf = (text: string): string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')

/** The food id in a source's link; undefined for a link to another screen. */
export function foodIn(link: string): number | undefined {
  const [, digits] = /^#food-([1-9]\d{0,9})$/.exec(link) ?? []
  return digits === undefined ? undefined : Number(digits)
}
