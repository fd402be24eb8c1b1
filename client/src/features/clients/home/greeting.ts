import type { SessionUser } from '@/session/session'

type Named = Pick<SessionUser, 'firstName' | 'username'>

/** `Good morning, Nora`: by the time of day, with the first name, else the username. */
export function greetingFor({ firstName, username }: Named, at: Date): string {
  const hour = at.getHours()
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return `Good ${time}, ${firstName.trim() || username}`
}
