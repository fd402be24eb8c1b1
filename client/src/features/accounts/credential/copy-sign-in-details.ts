import { hasEmail } from '@shared/domain/no-email'
import { copyText } from '@/lib/copy-text'
import { toast } from '@/ui/use-toast'

/** What an account's address is called where it is read to sign in with. */
export const signInWord = (address: string) => (hasEmail(address) ? 'Email' : 'Username')

/** Puts what somebody signs in with on the clipboard, and says whether it worked. */
export async function copySignInDetails(email: string, password: string): Promise<void> {
  const lines = [`Portal: ${location.origin}/auth`, `${signInWord(email)}: ${email}`, `Password: ${password}`]
  if (await copyText(lines.join('\n')))
    toast({ title: 'Sign-in details copied', description: 'Paste them where only they read them.' })
  else toast({ title: 'Copy failed', description: 'This browser did not allow it.', variant: 'destructive' })
}
