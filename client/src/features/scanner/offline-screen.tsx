import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { LogoMark } from '@/ui/logo'
import { toast } from '@/ui/use-toast'
import { readAvoidList } from './kept-list'
import ResultView from './result/result-view'
import type { Checked } from './scan-result'
import { TextCard } from './text-card'

/** Shown without a connection to somebody who keeps an avoid list here: pasted text is checked with it. */
export default function OfflineScreen({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setIsChecking] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const [kept] = useState(() => readAvoidList())

  const analyse = async () => {
    const list = readAvoidList()
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

  // Loading the portal anew would lose the text: only once it answers.
  const retry = async () => {
    setIsTrying(true)
    try {
      await request('GET /api/health')
      onRetry()
    } catch (error) {
      toast({ title: 'Still no connection', description: sentenceOf(error), variant: 'destructive' })
      setIsTrying(false)
    }
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[736px] grid-cols-1 gap-4 px-4 pt-5 pb-16"
    >
      <div className="flex items-center gap-3">
        <LogoMark size={34} />
        <h1 className="text-h1">Label check without a connection</h1>
      </div>
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="secondary" pending={isTrying} onClick={() => void retry()}>
            Try again
          </Button>
        }
      >
        {sentence}
      </Alert>
      {!kept && <p className="text-body text-ink-2">The list that was kept on this device has expired.</p>}
      {kept && !checked && (
        <TextCard text={text} onText={setText} onAnalyse={() => void analyse()} isChecking={isChecking} />
      )}
      {kept && checked && (
        <ResultView
          checked={checked}
          isClient
          onEdit={() => setChecked(undefined)}
          onNext={() => {
            setText('')
            setChecked(undefined)
          }}
          nextLabel="Check another text"
        />
      )}
      <p className="text-caption text-ink-2">
        Goes by the names and levels kept on this device, which may be older than your record. Always read the
        packaging. Educational only, and no check for allergies.
      </p>
    </main>
  )
}
