import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { withTimeout } from '@/lib/with-timeout'
import { useUser } from '@/session/session'
import { toast } from '@/ui/use-toast'
import { readOfflineList } from '@/features/verdict/offline-list.public'
import type { Checked, Photo } from './scan-result'

/** A check takes milliseconds, so this long means a dead connection. */
const PATIENCE_MS = 8_000

/** Checks a text by the server, or by the stored list when the server cannot be reached. */
export function useAnalysis() {
  const user = useUser()
  const analysis = useApiMutation('POST /api/analyze-food-label')
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setIsChecking] = useState(false)

  const check = async (text: string, photo: Photo | undefined): Promise<Omit<Checked, 'at' | 'photo'>> => {
    const kept = readOfflineList(user.id)
    try {
      const answer = analysis.mutateAsync({ body: { labelText: text, photo } })
      return { text, said: await (kept ? withTimeout(answer, PATIENCE_MS) : answer), isLocal: false }
    } catch (error) {
      if (!kept || error instanceof ApiError) throw error
      const { checkLabelOffline } = await import('./local-check')
      return { text, said: checkLabelOffline(text, kept, photo), isLocal: true }
    }
  }

  /** `photo` for text read from photos; `quietly` shows no toast on success. */
  const analyse = async (text: string, photo?: Photo, quietly = false) => {
    if (isChecking || text.trim() === '') return
    setIsChecking(true)
    try {
      const result = await check(text, photo)
      setChecked({ ...result, photo, at: new Date() })
      if (quietly && !result.isLocal) return
      toast({
        title: 'Analysis Complete',
        description: result.isLocal
          ? "We can't reach the portal, so we used the list saved on this device."
          : undefined,
      })
    } catch (error) {
      toast({ title: 'Analysis Failed', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setIsChecking(false)
    }
  }

  return { checked, isChecking, analyse, dismiss: () => setChecked(undefined), reopen: setChecked }
}
