import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button'

const loadUploadDialog = () => import('../upload/upload-dialog')
const UploadDialog = lazy(loadUploadDialog)

/** Fetches the dialog's code while the pointer is still on its way. */
const warmUp = () => void loadUploadDialog().catch(() => undefined)

/** Opens the upload dialog; `forClients` leaves the practitioner out. */
export function UploadButton({ label, forClients = false }: { label: string; forClients?: boolean }) {
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
        {uploading && <UploadDialog forClients={forClients} onClose={() => setUploading(false)} />}
      </Suspense>
    </>
  )
}
