import { ImagePlus, Video } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { cn } from '@/lib/class-names'
import { useFileDrop } from '@/lib/use-file-drop'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Spinner } from '@/ui/spinner'
import { useFilePicker } from '@/ui/use-file-picker'
import { toast } from '@/ui/use-toast'
import { CAMERA_REFUSED, cameraTrouble } from './camera-trouble'
import { LiveCamera } from './live-camera'
import { ACCEPT } from './photo-rules'
import { PickButton, useIsMobile } from './pick-button'
import type { usePhotoText } from './use-photo-text'

const loadConsent = () => import('./consent-dialog')
const ConsentDialog = lazy(loadConsent)

type PhotoCardProps = { photos: ReturnType<typeof usePhotoText>; hasText: boolean }

/** Where a photo comes from: the camera, a file, or a drop anywhere on the page. */
export function PhotoCard({ photos, hasText }: PhotoCardProps) {
  const { photo, asking, percent, trouble, choose } = photos
  const isMobile = useIsMobile()
  const [isLive, setIsLive] = useState(false)
  const [cameraSays, setCameraSays] = useState<string>()
  const isBusy = percent !== undefined
  // Before it is needed: by then the connection may be gone.
  useEffect(() => void loadConsent().catch(() => undefined), [])
  const over = useFileDrop(!isBusy && !asking, (files) => void choose(files))

  const take = (files: File[]) => {
    setIsLive(false)
    setCameraSays(undefined)
    void choose(files)
  }
  const openCamera = () => {
    setCameraSays(undefined)
    if (window.isSecureContext && 'mediaDevices' in navigator) setIsLive(true)
    else refuseCamera(undefined)
  }
  const refuseCamera = (error: unknown) => {
    setIsLive(false)
    setCameraSays(cameraTrouble(error))
    toast({ title: 'Camera Error', description: CAMERA_REFUSED, variant: 'destructive' })
  }

  return (
    <Card>
      <CardHeader
        title={hasText ? 'Another photo of this label' : 'Photo of the label'}
        subtitle={
          hasText ? 'Its text is joined to what is there.' : 'The list of ingredients, close and sharp.'
        }
      />
      {isLive ? (
        <LiveCamera
          onPhoto={(file) => take([file])}
          onCancel={() => setIsLive(false)}
          onTrouble={refuseCamera}
        />
      ) : (
        <>
          <Picture url={photo?.url} over={over} isBusy={isBusy} onFiles={take} />
          {isBusy && percent < 100 && (
            <ProgressBar className="mt-3" label="Sending the photo..." percent={percent} />
          )}
          {percent === 100 && (
            <p role="status" className="mt-3 flex items-center gap-2 text-small font-semibold">
              <Spinner /> Reading the label...
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <PickButton isMobile={isMobile} disabled={isBusy} onFiles={take} />
            {isMobile && (
              <Button
                variant="secondary"
                icon={Video}
                disabled={isBusy}
                className="flex-1"
                onClick={openCamera}
              >
                Live Camera
              </Button>
            )}
            {isMobile && photo && <PickButton isMobile={false} disabled={isBusy} onFiles={take} />}
          </div>
        </>
      )}
      {cameraSays && (
        <Alert
          tone="warning"
          title="Camera Error"
          className="mt-3"
          action={
            <Button size="sm" variant="secondary" onClick={openCamera}>
              Try the camera again
            </Button>
          }
        >
          {cameraSays}
        </Alert>
      )}
      {trouble && !isBusy && (
        <Alert
          tone="error"
          title={trouble.title}
          className="mt-3"
          action={
            trouble.retry && (
              <Button size="sm" variant="secondary" onClick={photos.retry}>
                Try again
              </Button>
            )
          }
        >
          {trouble.sentence}
        </Alert>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConsentDialog
            pending={photos.agreeing}
            onAgree={() => void photos.agree()}
            onCancel={photos.clear}
          />
        </Suspense>
      )}
    </Card>
  )
}

type PictureProps = {
  url: string | undefined
  over: boolean
  isBusy: boolean
  onFiles: (files: File[]) => void
}

/** The photo, or the place to tap for one. */
function Picture({ url, over, isBusy, onFiles }: PictureProps) {
  const { pick, input } = useFilePicker({
    accept: ACCEPT,
    'aria-label': 'Image of the label',
    disabled: isBusy,
    onFiles,
  })
  if (url)
    return (
      <img
        src={url}
        alt="The photo of the label"
        className="max-h-80 w-full rounded-md border border-line bg-sunken object-contain"
      />
    )
  return (
    <>
      <button
        type="button"
        onClick={pick}
        className={cn(
          'flex min-h-44 w-full flex-col items-center justify-center gap-2 rounded-md border-2 px-4 py-6 text-center',
          'transition-colors duration-fast',
          over ? 'border-solid border-brand bg-brand-soft' : 'border-dashed border-brand bg-brand-softer',
        )}
      >
        <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-text">
          <ImagePlus className="size-5" />
        </span>
        <b className="text-small font-semibold">
          {over ? 'Drop to use the image' : 'Drop an image here or tap to upload'}
        </b>
        <span className="text-small text-balance text-ink-2">
          PNG, JPG, JPEG, GIF or WebP, one file, at most 10 MB
        </span>
      </button>
      {input}
    </>
  )
}
