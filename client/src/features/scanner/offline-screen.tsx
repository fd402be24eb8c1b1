import { lazy, Suspense, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { AskField, useAsk, VerdictHost } from '@/features/verdict/verdict.public'
import { Button } from '@/ui/button'
import { FullPageSpinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'
import { readAvoidList } from '@/features/verdict/kept-list.public'
import type { Checked } from './scan-result'
import { TextForm } from './text-form'

const ResultView = lazy(() => import('./result/result-view'))

/** Shown without a connection to somebody who keeps an avoid list here: pasted text is checked, and questions are answered, with it. */
export default function OfflineScreen({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setIsChecking] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const [kept, setKept] = useState(() => readAvoidList())

  const analyse = async () => {
    const list = readAvoidList()
    setKept(list)
    if (isChecking || text.trim() === '' || !list) return
    setIsChecking(true)
    try {
      const { checkHere } = await import('./local-check')
      setChecked({ text, said: checkHere(text, list), at: new Date(), isLocal: true })
    } catch {
      toast({
        title: 'Analysis Failed',
        description: 'The check could not be loaded. Please try again with a connection.',
        variant: 'destructive',
      })
    } finally {
      setIsChecking(false)
    }
  }

  const toText = () => {
    setChecked(undefined)
    requestAnimationFrame(() => area.current?.focus())
  }
  const startOver = () => {
    setText('')
    toText()
  }

  // Loading the portal anew would lose the text: only once it answers.
  const retry = async () => {
    setIsTrying(true)
    try {
      await request('GET /api/health', undefined, AbortSignal.timeout(8_000))
      onRetry()
    } catch (error) {
      toast({ title: 'Still no connection', description: sentenceOf(error), variant: 'destructive' })
      setIsTrying(false)
    }
  }

  return (
    <VerdictHost isLocal>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[736px] grid-cols-1 gap-4 px-4 pt-5 pb-16"
      >
        <div className="flex items-center gap-3">
          <img src="/favicon.svg" alt="" width="34" height="34" />
          <h1 className="text-h1">Label check without a connection</h1>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-mod-line bg-mod-soft px-4 py-3 text-small text-mod-text">
          <p role="status" className="min-w-0">
            {sentence}
          </p>
          <Button size="sm" variant="secondary" pending={isTrying} onClick={() => void retry()}>
            Try again
          </Button>
        </div>
        {!kept && <p className="text-body text-ink-2">The list that was kept on this device has expired.</p>}
        {kept && !checked && <AskKept />}
        {kept && !checked && (
          <section className="rounded-lg border border-line bg-surface p-4 shadow-e1 sm:p-5">
            <TextForm
              areaRef={area}
              text={text}
              onText={setText}
              onAnalyse={() => void analyse()}
              isChecking={isChecking}
            />
          </section>
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
        <p className="text-small text-ink-2">
          Goes by the names and levels kept on this device, which may be older than your record. Always read
          the packaging. Educational only, and no check for allergies.
        </p>
      </main>
    </VerdictHost>
  )
}

/** What may be eaten, by the kept list. */
function AskKept() {
  const ask = useAsk()
  return (
    <div className="flex">
      <AskField
        onAsk={(q) => ask({ q })}
        placeholder="May I eat ...?"
        className="border border-line-strong"
      />
    </div>
  )
}
