import { plural } from '@shared/domain/text/counts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { upload } from '@/api/upload'
import { refreshAfter } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import { refusalOfChoice, refusalOfUpload, type Refusal } from './refusal'

/** The longest text of a toast; the page shows the full text. */
const MOST_IN_A_TOAST = 300

/** Sends one CSV file at a time; `percent` is defined while one is being sent. */
export function useCsvUpload() {
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<Refusal>()
  const busy = useRef(false)

  async function send(files: File[]) {
    if (busy.current) return
    const unfit = refusalOfChoice(files)
    setRefusal(unfit)
    const [file] = files
    if (unfit || !file) return failed(unfit?.sentence ?? '')
    busy.current = true
    setPercent(0)
    const form = new FormData()
    form.set('file', file)
    try {
      const { signal } = new AbortController()
      const onProgress = (fraction: number) => setPercent(fraction * 100)
      const { reply } = await upload('POST /api/allergens/upload', { form }, onProgress, signal)
      toast({
        title: 'Upload successful',
        description: `Successfully uploaded ${reply.count} ${plural(reply.count, 'food item')}`,
      })
      void refreshAfter(queries, 'POST /api/allergens/upload')
    } catch (error) {
      const refused = refusalOfUpload(file.name, error)
      setRefusal(refused)
      const whole = sentenceOf(error)
      failed(
        whole.length > MOST_IN_A_TOAST ? 'Nothing was saved. The page shows which lines to correct.' : whole,
      )
    } finally {
      busy.current = false
      setPercent(undefined)
    }
  }

  return { send: (files: File[]) => void send(files), percent, refusal, dismiss: () => setRefusal(undefined) }
}

function failed(description: string): void {
  toast({ title: 'Upload failed', description, variant: 'destructive' })
}
