import { request, sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'

const PATIENCE_MS = 8_000

/** Goes on once the portal answers, and otherwise says that it does not: loading anew without it would lose what is here. */
export async function whenReachable(goOn: () => void): Promise<void> {
  try {
    await request('GET /api/health', undefined, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    toast({ title: 'Still no connection', description: sentenceOf(error), variant: 'destructive' })
    return
  }
  goOn()
}
