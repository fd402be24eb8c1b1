import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { toast } from '@/ui/use-toast'
import type { Health } from './health-lists'
import { noAllergiesToast } from './health-toasts'
import { ToSettings } from './to-settings'

/** Saves that no allergy is known and shows the result; returns whether it is pending. */
export function useNoAllergies(onSaved: () => void, onFailed?: () => void) {
  const queries = useQueryClient()
  const [pending, run] = usePending()
  const saveNoAllergies = (seen: Health) =>
    run(async () => {
      try {
        const { saveHealth } = await import('./save-health')
        const none = { allergies: [], none: true, ownFoods: seen.ownFoods }
        const { clash } = await saveHealth(queries, 'own', none, seen)
        toast(clash ? elsewhere : noAllergiesToast)
        onSaved()
      } catch (error) {
        onFailed?.()
        toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
      }
    })
  return { pending, saveNoAllergies }
}

const elsewhere = {
  title: 'Already answered on another device',
  description: (
    <>
      Nothing was overwritten. <ToSettings />
    </>
  ),
  duration: 10_000,
}
