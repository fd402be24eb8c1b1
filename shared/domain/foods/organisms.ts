/** Foods of a test that nobody eats as such, by key. */
export const organisms: ReadonlySet<string> = new Set(['candida-albicans'])

/** Whether a tested food's name is one of them. */
export const isOrganism = (name: string): boolean =>
  organisms.has(name.trim().toLowerCase().replaceAll(' ', '-'))

/** Whether a label or a recipe can contain what a list avoids; an allergy is always looked for. */
export const isOnLabels = ({ foodName, level }: { foodName: string; level: string }): boolean =>
  level === 'allergy' || !isOrganism(foodName)
