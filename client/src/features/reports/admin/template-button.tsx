import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** Makes the sample zip in the browser and saves it; what makes it is loaded when it is asked for. */
export function TemplateButton() {
  const [pending, setPending] = useState(false)

  async function download() {
    setPending(true)
    try {
      const { templateZip } = await import('./template-zip')
      saveFile(await templateZip(), 'report-template.zip')
      toast({ title: 'Template Downloaded' })
    } catch {
      toast({
        title: 'Download failed',
        description: 'Could not create zip file. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="secondary"
      block="phone"
      icon={FileDown}
      pending={pending}
      onClick={() => void download()}
    >
      Download Template
    </Button>
  )
}
