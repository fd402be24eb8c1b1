import { ImagePlus, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Spinner } from '@/ui/spinner'
import { useFilePicker } from '@/ui/use-file-picker'
import type { CameraTrouble } from './camera-trouble'
import { ACCEPT } from './photo-rules'
import { PickButton, useIsMobile } from './pick-button'
import type { usePhotoText } from './use-photo-text'

type PhotoCardProps = {
  photos: ReturnType<typeof usePhotoText>
  hasText: boolean
  cameraTrouble: CameraTrouble | undefined
  /** Files are being dragged over the page. */
  over: boolean
  onFiles: (files: File[]) => void
  onCamera: () => void
  /** Replaces the photo, when it has marks. */
  children?: ReactNode
}

/** Takes a photo as a file or by drop, or opens the camera. */
export function PhotoCard(props: PhotoCardProps) {
  const { photos, hasText, cameraTrouble, over, onFiles, onCamera, children } = props
  const { photo, percent, trouble } = photos
  const isMobile = useIsMobile()
  const isBusy = percent !== undefined
  return (
    <Card>
      <CardHeader
        title={hasText ? 'Another photo of this label' : 'Photo of the label'}
        subtitle={
          hasText
            ? "We'll add its text to the text you have."
            : 'The list of ingredients, close up and sharp.'
        }
      />
      {children ?? <Picture url={photo?.url} over={over} isBusy={isBusy} onFiles={onFiles} />}
      {isBusy && percent < 100 && (
        <ProgressBar className="mt-3" label="Sending the photo..." percent={percent} />
      )}
      {percent === 100 && (
        <p role="status" className="mt-3 flex items-center gap-2 text-body font-semibold">
          <Spinner /> Reading the label...
        </p>
      )}
      {isBusy && (
        <Button variant="secondary" block className="mt-3" onClick={photos.clear}>
          Stop
        </Button>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <PickButton isMobile={isMobile} disabled={isBusy} onFiles={onFiles} />
        <Button variant="secondary" icon={Video} disabled={isBusy} className="flex-1" onClick={onCamera}>
          Live Camera
        </Button>
        {isMobile && <PickButton isMobile={false} disabled={isBusy} onFiles={onFiles} />}
      </div>
      {cameraTrouble &&
        (cameraTrouble.isAsked ? (
          <Alert tone="error" title="Camera Error" className="mt-3">
            Could not access camera. Please check permissions. {cameraTrouble.reason}
          </Alert>
        ) : (
          <p className="mt-3 text-body text-ink-2">{cameraTrouble.reason}</p>
        ))}
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
    </Card>
  )
}

type PictureProps = {
  url: string | undefined
  over: boolean
  isBusy: boolean
  onFiles: (files: File[]) => void
}

/** The photo, or a placeholder to press. */
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
