import { FileDown } from 'lucide-react'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** Saves a list of the foods that reports have tested. */
export function ExtractButton() {
  const [pending, run] = usePending()

  async function extract() {
    try {
      const { extractFoods } = await import('./extract')
      await extractFoods()
    } catch {
      toast({
        title: 'Failed to extract foods',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Button
      variant="secondary"
      icon={FileDown}
      pending={pending}
      pendingLabel="Extracting..."
      onClick={() => void run(extract)}
    >
      Extract foods
    </Button>
  )
}
