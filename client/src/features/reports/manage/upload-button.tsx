import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import type { UploadAudience } from '../upload/upload-options'

export const loadUploadDialog = () => import('../upload/upload-dialog')
const UploadDialog = lazy(loadUploadDialog)

/** Preloads the dialog while the pointer approaches. */
const warmUp = () => void loadUploadDialog().catch(() => undefined)

type UploadButtonProps = { label: string; audience?: UploadAudience }

export function UploadButton({ label, audience = 'anyone' }: UploadButtonProps) {
  const [uploading, setUploading] = useState(false)
  return (
    <>
      <Button
        icon={Upload}
        block="phone"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setUploading(true)}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {uploading && <UploadDialog audience={audience} onClose={() => setUploading(false)} />}
      </Suspense>
    </>
  )
}
