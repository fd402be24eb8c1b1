import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** Extracts the foods that reports have tested. */
export function ExtractButton() {
  const [pending, setPending] = useState(false)

  async function extract() {
    setPending(true)
    try {
      const { extractFoods } = await import('./extract')
      await extractFoods()
    } catch {
      toast({
        title: 'Failed to extract foods',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="secondary"
      icon={FileDown}
      pending={pending}
      pendingLabel="Extracting..."
      onClick={() => void extract()}
    >
      Extract foods
    </Button>
  )
}
