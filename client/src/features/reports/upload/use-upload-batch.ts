import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type Dispatch } from 'react'
import { upload } from '@/api/upload'
import { refreshAfter } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { TrayAction } from './tray'
import { uploadedToast } from './outcome'
import { uploadBatch, type BatchSummary, type UploadBatch } from './upload-batch'

/** Reports to the tray, refreshes the lists and shows the summary; stops on unmount. */
export function useUploadBatch(dispatch: Dispatch<TrayAction>): UploadBatch {
  const client = useQueryClient()
  const [batch] = useState(() =>
    uploadBatch({
      dispatch,
      send: (form, onProgress, signal) =>
        upload('POST /api/reports/multi-file', { form }, onProgress, signal),
      refresh: () => void refreshAfter(client, 'POST /api/reports/multi-file'),
      onFinished: announce,
    }),
  )
  useEffect(() => () => batch.stop(), [batch])
  return batch
}

function announce({ uploaded, failures }: BatchSummary): void {
  if (failures.length > 0) {
    toast({
      title: 'Upload Failed',
      description: failureText(uploaded.length, failures),
      variant: 'destructive',
    })
  } else if (uploaded.length > 0) {
    toast(uploadedToast(uploaded))
  }
}

function failureText(uploaded: number, [first = 'Upload failed', ...others]: string[]): string {
  if (uploaded === 0 && others.length === 0) return first
  return `${others.length + 1} of ${uploaded + others.length + 1} reports could not be uploaded. ${first}`
}
