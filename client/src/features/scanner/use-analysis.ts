import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useUser } from '@/app/session'
import { toast } from '@/ui/use-toast'
import type { Checked } from './scan-result'
import { readAvoidList } from './kept-list'

/** The check of a text: by the portal, or by the list kept here when the portal cannot be reached. */
export function useAnalysis() {
  const user = useUser()
  const analysis = useApiMutation('POST /api/analyze-food-label')
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setIsChecking] = useState(false)

  const check = async (text: string): Promise<Omit<Checked, 'at'>> => {
    try {
      return { text, said: await analysis.mutateAsync({ body: { labelText: text } }), isLocal: false }
    } catch (error) {
      const kept = readAvoidList(user.id)
      if (!kept || !(error instanceof Error) || error.name !== 'OfflineError') throw error
      const { checkHere } = await import('./local-check')
      return { text, said: checkHere(text, kept), isLocal: true }
    }
  }

  const analyse = async (text: string) => {
    if (isChecking || text.trim() === '') return
    setIsChecking(true)
    try {
      const result = await check(text)
      setChecked({ ...result, at: new Date() })
      toast({
        title: 'Analysis Complete',
        description: result.isLocal
          ? 'The portal cannot be reached: checked with the list kept on this device.'
          : undefined,
      })
    } catch (error) {
      toast({ title: 'Analysis Failed', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setIsChecking(false)
    }
  }

  return { checked, isChecking, analyse, dismiss: () => setChecked(undefined) }
}
