import { History, Info } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { type Check, recordResults, lastChecks, storeCheck } from '@/features/verdict/last-checks.public'
import { useAsk, VerdictHost } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { useFileDrop } from '@/lib/use-file-drop'
import { useMediaQuery } from '@/lib/use-media-query'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading } from '@/ui/skeleton'
import { ConsentLine } from './consent-line'
import { AvoidListCard } from './avoid-list-card'
import { ownText } from './label-text'
import { PhotoCard } from './photo-card'
import { PhotosNotice } from './photos-notice'
import { useIsMobile } from './pick-button'
import { TextForm } from './text-form'
import { useCameraChoice } from './use-camera-choice'
import { useScannedLabel } from './use-scanned-label'

const Viewfinder = lazy(() => import('./camera/viewfinder'))
const ConsentDialog = lazy(() => import('./consent-dialog'))
const loadResult = () => import('./result/result-view')
const ResultView = lazy(loadResult)
const PhotoWithMarks = lazy(() => import('./result/photo-with-marks'))
const RecentChecks = lazy(() => import('./recent-checks'))
const shown = ['/api/avoid-list'] as const

/** "Food label scanner": checks text from the camera or a photo for the user's foods. */
export default function ScannerScreen() {
  return (
    <VerdictHost>
      <Scanner />
    </VerdictHost>
  )
}

function Scanner() {
  const { id: userId, role } = useUser()
  const isClient = role === 'client'
  const isWide = useMediaQuery('(min-width: 64rem)')
  const isMobile = useIsMobile()
  const ask = useAsk()
  const [wanted] = useState(() => (isClient ? checkInAddress(userId) : undefined))
  const camera = useCameraChoice(isMobile && !wanted)
  const [showsLast, setShowsLast] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const scan = useScannedLabel(() => {
    camera.close()
    requestAnimationFrame(() => area.current?.focus())
  })
  const { label, read, checked, photos, addPhoto, toText, typeRest } = scan
  const { text } = label
  const { photo, percent, asking, trouble } = photos
  // A report may have been released since the screen was last opened.
  useRefetchOnMount(shown)
  const list = useApiQuery('GET /api/avoid-list', undefined, { enabled: isClient })
  const foods = useApiQuery('GET /api/allergens', undefined, { enabled: Boolean(checked) && isClient })
  useEffect(() => {
    if (list.data) recordResults(userId, list.data)
  }, [userId, list.data])
  useEffect(() => {
    if (!checked) return
    window.scrollTo({ top: 0 })
    if (!isClient) return
    const { text: words, photo: seen, said } = checked
    void import('./outcome').then(
      ({ titleOf, outcomeOf }) =>
        storeCheck(userId, {
          ...{ kind: 'label', text: words, photo: seen },
          ...{ title: titleOf(words, said), judged: outcomeOf(said) },
        }),
      () => undefined,
    )
  }, [checked, userId, isClient])
  // Preloaded, because the connection may be gone when they are needed.
  useEffect(() => {
    void loadResult().catch(() => undefined)
    void import('./consent-dialog').catch(() => undefined)
  }, [])

  const showsCamera = camera.isOpen && !checked && !(photo && trouble)
  const over = useFileDrop(percent === undefined && !asking, addPhoto)
  const openCheck = (check: Check) => {
    if (check.kind === 'question') return ask({ q: check.q })
    setShowsLast(false)
    scan.checkAgain(check)
  }
  const openWanted = useEffectEvent(() => {
    if (wanted) openCheck(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => openWanted())
    return () => clearTimeout(timer)
  }, [])

  if (showsLast)
    return (
      <main id="main" tabIndex={-1} className={pageClass}>
        <h1 className="sr-only">Label Scanner</h1>
        <Suspense fallback={<Loading label="Loading..." />}>
          <RecentChecks list={list.data} onOpen={openCheck} onBack={() => setShowsLast(false)} />
        </Suspense>
      </main>
    )

  if (camera.isOpen === undefined)
    return (
      <main id="main" tabIndex={-1} className="w-full">
        <h1 className="sr-only">Label Scanner</h1>
        {/* A separate key, so that React reuses nothing of it for the page without a camera. */}
        <div key="opening" className={cn('bg-panel', fullClass)} />
      </main>
    )

  const isFull = !isWide && showsCamera
  const cameraClass = isFull ? fullClass : 'min-h-[34rem] rounded-xl'
  const viewfinder = showsCamera && (
    <Suspense fallback={<div className={cn('bg-panel', cameraClass)} />}>
      <Viewfinder
        isAuto={!asking && text.trim() === ''}
        frozen={photo?.url}
        percent={percent}
        trouble={trouble?.sentence}
        isBack={scan.backToLast !== undefined}
        onPhoto={(file, isAutomatic) => addPhoto([file], isAutomatic)}
        onFiles={addPhoto}
        onStop={photos.clear}
        onType={() => toText()}
        onCancel={camera.close}
        onTrouble={camera.refuse}
        onLast={isClient && !isWide ? () => setShowsLast(true) : undefined}
        className={cameraClass}
      >
        {scan.backToLast && (
          <button
            type="button"
            className="mx-auto min-h-11 rounded-sm px-3 text-body underline"
            onClick={scan.backToLast}
          >
            Back to the last label
          </button>
        )}
        {!isWide && <ConsentLine className="justify-center text-on-panel-2" />}
      </Viewfinder>
    </Suspense>
  )
  const marked = checked && photo && read && (
    <Suspense fallback={<div className={photoClass} />}>
      <PhotoWithMarks url={photo.url} read={read} checked={checked} className={photoClass} />
    </Suspense>
  )
  const isSheet = !isWide && Boolean(marked)
  return (
    <main id="main" tabIndex={-1} className={isFull ? 'w-full' : cn(pageClass, isSheet && 'pt-0!')}>
      {isFull || isSheet ? (
        <h1 className="sr-only">Label Scanner</h1>
      ) : (
        <PageHeader large title="Label Scanner" />
      )}
      <div
        className={cn(
          !isFull && 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          !isFull && !isSheet && 'mt-4',
        )}
      >
        {(isWide || !checked) && (
          <div className={cn(!isFull && 'grid grid-cols-1 gap-4')}>
            {viewfinder || (
              <PhotoCard
                photos={photos}
                hasText={text.trim() !== ''}
                cameraTrouble={camera.trouble}
                over={over}
                onFiles={addPhoto}
                onCamera={() => {
                  photos.clear()
                  camera.open()
                }}
              >
                {marked}
              </PhotoCard>
            )}
            {isWide && isClient && <AvoidListCard list={list} />}
          </div>
        )}
        {!isFull && (
          <div className="grid grid-cols-1 gap-4">
            {checked ? (
              <Suspense fallback={<Loading label="Loading..." />}>
                <ResultView
                  checked={checked}
                  isClient={isClient}
                  foods={foods.data}
                  low={list.data?.low}
                  onEdit={() => toText()}
                  {...(!checked.isLocal && { onRest: addPhoto, onOther: scan.replaceByPhoto })}
                  onType={typeRest}
                  onWord={() => toText(ownText(''))}
                  onNext={scan.startOver}
                  nextLabel="Next label"
                >
                  {!isWide && marked}
                </ResultView>
              </Suspense>
            ) : (
              <Card>
                <PhotosNotice label={label} onPhoto={addPhoto} onType={typeRest} />
                <TextForm
                  areaRef={area}
                  text={text}
                  onText={scan.edit}
                  onAnalyse={scan.analyse}
                  isChecking={scan.isChecking}
                  disabled={percent !== undefined}
                />
              </Card>
            )}
            {!checked && (
              <>
                {!isWide && isClient && <AvoidListCard list={list} />}
                {isClient && (
                  <Button variant="secondary" icon={History} onClick={() => setShowsLast(true)}>
                    Last ten checks
                  </Button>
                )}
                <ConsentLine className="text-ink-2" />
              </>
            )}
            <p className="flex gap-2.5 text-body text-ink-2">
              <Info className="size-4.5 text-brand-text" />
              <span>
                We can miss ingredients, so always read the packaging. For information only. Never rely on it
                for allergies.
              </span>
            </p>
          </div>
        )}
      </div>
      {asking && (
        <Suspense fallback={null}>
          <ConsentDialog
            pending={photos.agreeing}
            onAgree={() => void photos.agree()}
            onCancel={() => {
              camera.close()
              photos.clear()
            }}
          />
        </Suspense>
      )}
    </main>
  )
}

/** Fills the space between the header and the bottom navigation. */
const fullClass =
  'min-h-[calc(100dvh-3.8125rem-var(--bottom-nav,0px))] md:m-4 md:min-h-[calc(100dvh-var(--topbar)-2rem)] md:rounded-xl short:m-0! short:min-h-[calc(100dvh-4.0625rem-var(--bottom-nav,0px))]! short:rounded-none!'
const photoClass =
  'max-lg:sticky max-lg:top-15 max-lg:-mx-4 max-lg:h-[28dvh] short:static! short:h-32 md:max-lg:top-16 md:max-lg:-mx-8 lg:aspect-[4/3] lg:rounded-md'

/** The check named in the URL by its time, for example linked from the home screen. */
function checkInAddress(userId: number): Check | undefined {
  const at = Number(new URLSearchParams(window.location.search).get('check'))
  return at ? lastChecks(userId)?.find((check) => check.at === at) : undefined
}
