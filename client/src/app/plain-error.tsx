import { Button } from '@/ui/button'

type PlainErrorProps = { title: string; sentence: string; onRetry: () => void }

/** The last resort when nothing else can be shown. Plain, because /auth loads it too. */
export function PlainError({ title, sentence, onRetry }: PlainErrorProps) {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center px-4">
      <div role="alert" className="grid justify-items-center text-center">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-1 mb-5 max-w-[40ch] text-body text-ink-2">{sentence}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </main>
  )
}
