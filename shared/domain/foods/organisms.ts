/** Foods of a test that nobody eats as such, by key. */
export const organisms: ReadonlySet<string> = new Set(['candida-albicans'])

/** Whether a tested food's name is one of them. */
export const isOrganism = (name: string): boolean =>
  organisms.has(name.trim().toLowerCase().replaceAll(' ', '-'))
