import { useCallback } from 'react'
import { sentenceOf } from '@/api/request'
import { useOpenDialog, type Load } from '@/ui/dialog-host'
import { prepare } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'

/** Reads the full record when a dialog that needs it opens; use within DialogHost. */
export function useOpenFullRecord() {
  const open = useOpenDialog()
  return useCallback(
    async <Props extends object>(load: Load<Props>, read: () => Promise<Props>): Promise<void> => {
      prepare(load)
      try {
        open(load, await read())
      } catch (error) {
        toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      }
    },
    [open],
  )
}
