import { nextOf } from '@shared/domain/labels/label-parts'
import { PART_READ } from '@shared/domain/labels/label-summary'
import { Alert } from '@/ui/alert'
import { type LabelText, photosOf } from './label-text'
import { PhotoRest, TypeRest } from './rest-actions'

type PhotosNoticeProps = { label: LabelText; onPhoto: (files: File[]) => void; onType: () => void }

/** What the label's photos show and lack, before it is checked. */
export function PhotosNotice({ label, onPhoto, onType }: PhotosNoticeProps) {
  const photos = photosOf(label)
  const next = nextOf(photos?.missing ?? [])
  // The live region must exist before its content, or it is not announced.
  return (
    <div role="status" className="grid grid-cols-1 gap-3 not-empty:mb-4">
      {photos && !photos.overlap && (
        <Alert tone="warning">
          {photos.count > 1 ? 'The photos do not overlap.' : 'The photo and the text do not overlap.'} Please
          check the text where they meet.
        </Alert>
      )}
      {photos && photos.overlap && photos.count > 1 && (
        <p className="text-body font-semibold">{photos.count} photos joined</p>
      )}
      {photos && photos.missing.length > 0 && (
        <>
          <Alert tone="warning" title={PART_READ}>
            {next}
          </Alert>
          <div className="flex flex-wrap gap-2">
            <PhotoRest next={next} onPhoto={onPhoto} />
            <TypeRest next={next} onType={onType} />
          </div>
        </>
      )}
    </div>
  )
}
