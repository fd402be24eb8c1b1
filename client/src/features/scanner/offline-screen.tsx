import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { AskField, useAsk, VerdictHost } from '@/features/verdict/verdict.public'
import { whenReachable } from '@/session/when-reachable'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { FullPageSpinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'
import { CheckRows } from '@/features/verdict/check-rows.public'
import { checksIn, checksText } from '@/features/verdict/last-checks.public'
import {
  type OfflineList,
  parseOfflineList,
  onStorageChange,
  readOfflineList,
} from '@/features/verdict/offline-list.public'
import { storedText } from '@/features/verdict/browser-storage.public'
import { OfflineFoods } from './offline-foods'
import type { Checked } from './scan-result'
import { TextForm } from './text-form'

const ResultView = lazy(() => import('./result/result-view'))

type OfflineScreenProps = { path: string; sentence: string; onRetry: () => void }

/** Answers and label checks by the stored data; navigation entries show only their part. */
export default function OfflineScreen({ path, sentence, onRetry }: OfflineScreenProps) {
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setIsChecking] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const kept = useStoredList()

  const analyse = async (words = text) => {
    const list = readOfflineList()
    if (!list) toast({ title: 'No list to check against', description: howToKeep })
    if (isChecking || words.trim() === '' || !list) return
    setIsChecking(true)
    try {
      const { checkLabelOffline } = await import('./local-check')
      setChecked({ text: words, said: checkLabelOffline(words, list), at: new Date(), isLocal: true })
    } catch {
      toast({
        title: 'Analysis Failed',
        description: 'The check could not be loaded. Please try again when you are online.',
        variant: 'destructive',
      })
    } finally {
      setIsChecking(false)
    }
  }

  const place = places.has(path) ? path : '/client'
  const shows = (...paths: string[]) => paths.includes(place)

  const toText = () => {
    setChecked(undefined)
    requestAnimationFrame(() => area.current?.focus())
  }
  const startOver = () => {
    setText('')
    toText()
  }

  const retry = async () => {
    setIsTrying(true)
    await whenReachable(onRetry)
    setIsTrying(false)
  }

  return (
    <VerdictHost isLocal>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[736px] grid-cols-1 gap-4 px-4 pt-5 pb-[calc(var(--bottom-nav)+3rem)] md:pb-16"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-h1">No connection</h1>
          <Button variant="secondary" icon={RefreshCw} pending={isTrying} onClick={() => void retry()}>
            Try again
          </Button>
          <p role="status" className="basis-full text-body text-ink-2">
            {sentence}
          </p>
        </div>
        {needs[path] && <p className="text-body text-ink-2">{needs[path]}</p>}
        {!kept && <p className="text-body text-ink-2">{howToKeep}</p>}
        {!checked && (
          <>
            {kept && shows('/client', '/client/ai-assistant') && <AskOffline />}
            {kept && shows('/client', '/client/my-reports') && <OfflineFoods foods={kept.foods} />}
            {shows('/client', '/client/scanner') && (
              <StoredChecks
                kept={kept}
                onLabel={(words) => {
                  setText(words)
                  void analyse(words)
                }}
              />
            )}
            {kept && shows('/client', '/client/scanner') && (
              <Card>
                <CardHeader title="Check a label" />
                <TextForm
                  areaRef={area}
                  text={text}
                  onText={setText}
                  onAnalyse={() => void analyse()}
                  isChecking={isChecking}
                />
              </Card>
            )}
          </>
        )}
        {kept && checked && (
          <Suspense fallback={<FullPageSpinner />}>
            <ResultView
              checked={checked}
              isClient
              onEdit={toText}
              onType={toText}
              onWord={startOver}
              onNext={startOver}
              nextLabel="Check another text"
            />
          </Suspense>
        )}
        <p className="text-body text-ink-2">
          {kept && 'This uses the list on this device, which may be older than your record. '}
          Always read the packaging. For information only. Never rely on it for allergies.
        </p>
      </main>
    </VerdictHost>
  )
}

const openText = () => (parseOfflineList(storedText()) ? storedText() : null)

/** The stored list; it disappears when the user signs out in another tab. */
function useStoredList(): OfflineList | undefined {
  const text = useSyncExternalStore(onStorageChange, openText)
  return useMemo(() => parseOfflineList(text), [text])
}

/** What a page offers only online. */
const needs: Partial<Record<string, string>> = {
  '/client/my-reports': 'Your reports need a connection.',
  '/client/ai-assistant': 'The assistant needs a connection.',
}
const places = new Set(['/client/my-reports', '/client/scanner', '/client/ai-assistant'])
const howToKeep =
  'This device has no list of your foods. When you are online, turn on “Check text without a connection” on the Label Scanner.'

/** Answers whether a food may be eaten, by the stored list. */
function AskOffline() {
  const ask = useAsk()
  return (
    <div className="flex">
      <AskField
        onAsk={(q) => ask({ q })}
        placeholder="May I eat ...?"
        className="h-14.5 rounded-[14px]! border border-line-strong"
      />
    </div>
  )
}

type StoredChecksProps = { kept: OfflineList | undefined; onLabel: (text: string) => void }

/** The stored last checks; questions are answered and labels judged by the stored list. */
function StoredChecks({ kept, onLabel }: StoredChecksProps) {
  const ask = useAsk()
  const checks = checksIn(checksText(), kept?.userId) ?? []
  if (checks.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-h3">Last checks</h2>
      <CheckRows
        checks={checks}
        onOpen={(check) => (check.kind === 'label' ? onLabel(check.text) : ask({ q: check.q }))}
      />
    </section>
  )
}
