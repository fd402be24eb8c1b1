import { hasEmail } from '@shared/domain/people/no-email'
import { copyText } from '@/lib/copy-text'
import { toast } from '@/ui/use-toast'

/** The label of the address used to sign in. */
export const signInWord = (address: string) => (hasEmail(address) ? 'Email' : 'Username')

/** Copies the sign-in details to the clipboard and returns whether it succeeded. */
export async function copySignInDetails(email: string, password: string): Promise<void> {
  const lines = [`Portal: ${location.origin}/auth`, `${signInWord(email)}: ${email}`, `Password: ${password}`]
  if (await copyText(lines.join('\n')))
    toast({ title: 'Sign-in details copied', description: 'Paste them where only they can read them.' })
  else toast({ title: 'Copy failed', description: 'This browser did not allow it.', variant: 'destructive' })
}
