import { Info } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { useMediaQuery } from '@/lib/use-media-query'
import { useUser } from '@/session/session'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading } from '@/ui/skeleton'
import { AvoidListCard } from './avoid-list-card'
import { type LabelText, ownText, photoOf, withPhoto } from './label-text'
import { PhotoCard } from './photo-card'
import { PhotosNotice } from './photos-notice'
import { Steps } from './steps'
import { TextForm } from './text-form'
import { useAnalysis } from './use-analysis'
import { usePhotoText } from './use-photo-text'

const ResultView = lazy(() => import('./result/result-view'))
const shown = ['/api/avoid-list'] as const

/** "Food label scanner": a photo of a label becomes text, the text is checked for the reader's foods. */
export default function ScannerScreen() {
  const { role } = useUser()
  const isClient = role === 'client'
  const [label, setLabel] = useState(() => ownText(''))
  const { text } = label
  const area = useRef<HTMLTextAreaElement>(null)
  const { checked, isChecking, analyse, dismiss } = useAnalysis()
  const photos = usePhotoText((read) => {
    setLabel((before) => withPhoto(before, read))
    dismiss()
    area.current?.focus()
  })
  // A report may have been released since the last visit.
  useFreshOnOpening(shown)
  const list = useApiQuery('GET /api/avoid-list', undefined, { enabled: isClient })
  const isWide = useMediaQuery('(min-width: 64rem)')
  const foods = useApiQuery('GET /api/allergens', undefined, { enabled: Boolean(checked) && isClient })

  const startOver = () => {
    photos.startOver()
    setLabel(ownText(''))
    dismiss()
    window.scrollTo({ top: 0 })
  }
  /** Back to the text, as it is or another. */
  const toText = (next: LabelText = label) => {
    setLabel(next)
    dismiss()
    requestAnimationFrame(() => area.current?.focus())
  }
  const addPhoto = (files: File[]) => {
    dismiss()
    void photos.choose(files)
  }
  const replaceByPhoto = (files: File[]) => {
    setLabel(ownText(''))
    addPhoto(files)
  }
  const typeRest = () => toText(ownText(text))

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        large
        title="Label Scanner"
        subtitle={
          isClient
            ? 'Photograph an ingredient list and compare it with your results.'
            : 'Photograph an ingredient list and see which allergens it names.'
        }
      />
      <Steps at={checked ? 2 : text.trim() === '' ? 0 : 1} isDone={Boolean(checked)} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {(isWide || !checked) && (
          <div className="grid grid-cols-1 gap-4">
            <PhotoCard photos={photos} hasText={text.trim() !== ''} />
            {isWide && isClient && <AvoidListCard list={list} />}
          </div>
        )}
        <div className="grid grid-cols-1 gap-4">
          {checked ? (
            <VerdictHost>
              <Suspense fallback={<Loading label="Loading..." />}>
                <ResultView
                  checked={checked}
                  isClient={isClient}
                  foods={foods.data}
                  onEdit={() => toText()}
                  {...(!checked.isLocal && { onRest: addPhoto, onOther: replaceByPhoto })}
                  onType={typeRest}
                  onWord={() => toText(ownText(''))}
                  onNext={startOver}
                  nextLabel="Scan another label"
                />
              </Suspense>
            </VerdictHost>
          ) : (
            <Card>
              <PhotosNotice label={label} onPhoto={addPhoto} onType={typeRest} />
              <TextForm
                areaRef={area}
                text={text}
                onText={(next) => setLabel({ ...label, text: next })}
                onAnalyse={() => void analyse(text, photoOf(label))}
                isChecking={isChecking}
                disabled={photos.percent !== undefined}
              />
            </Card>
          )}
          {!isWide && isClient && <AvoidListCard list={list} />}
          <p className="flex gap-2.5 text-small text-ink-2">
            <Info className="size-4.5 text-brand-text" />
            <span>
              Text recognition can miss ingredients. Always read the packaging. Educational only, and no check
              for allergies.
            </span>
          </p>
        </div>
      </div>
    </main>
  )
}
