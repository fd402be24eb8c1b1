import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { requestFile } from '@/api/request-file'
import { sentenceOf } from '@/api/request'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** Saves the foods that reports have tested as a CSV. */
export function ExtractButton() {
  const [pending, setPending] = useState(false)

  async function extract() {
    setPending(true)
    try {
      saveFile(await requestFile('POST /api/allergens/extract', { body: {} }), 'extracted-foods.csv')
      toast({
        title: 'Foods extracted successfully',
        description: 'extracted-foods.csv lists every food that a report has tested.',
      })
    } catch (error) {
      toast({ title: 'Failed to extract foods', description: sentenceOf(error), variant: 'destructive' })
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
