import { useCallback } from 'react'
import { sentenceOf } from '@/api/request'
import { useOpenDialog, type Load } from '@/ui/dialog-host'
import { prepare } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'

/**
 * Opens a dialog that needs more than the list has: the full record is read only when it opens. Use
 * within DialogHost.
 */
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
