import { FileDown } from 'lucide-react'
import { saveFile } from '@/lib/save-file'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** Builds the sample zip in the browser and saves it; the zip code loads on demand. */
export function TemplateButton() {
  const [pending, run] = usePending()

  async function download() {
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
    }
  }

  return (
    <Button
      variant="secondary"
      block="phone"
      icon={FileDown}
      pending={pending}
      onClick={() => void run(download)}
    >
      Download Template
    </Button>
  )
}
