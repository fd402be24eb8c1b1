import { copyText } from '@/lib/copy-text'
import { toast } from '@/ui/use-toast'

/** Copies a text and shows whether it worked. */
export async function copyWithToast(text: string, title: string): Promise<void> {
  if (await copyText(text)) toast({ title })
  else
    toast({
      title: 'Not copied',
      description: 'Select it and copy it by hand.',
      variant: 'destructive',
    })
}
