import { request, sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'

const PATIENCE_MS = 8_000

/** Continues only if the portal answers, as a reload without it would lose the page. */
export async function whenReachable(goOn: () => void): Promise<void> {
  try {
    await request('GET /api/health', undefined, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    toast({ title: 'Still no connection', description: sentenceOf(error), variant: 'destructive' })
    return
  }
  goOn()
}
