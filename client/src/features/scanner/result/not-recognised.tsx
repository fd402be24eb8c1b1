import { Card, CardHeader } from '@/ui/card'
import { notRecognisedClass } from './highlighted-text'

/** Lists unrecognised ingredients, so that they do not pass for harmless. */
export function NotRecognised({ words }: { words: readonly string[] }) {
  return (
    <Card>
      <CardHeader title="Not recognised" />
      <p className="text-body text-ink-2">
        We do not know these words. Please compare them with the pack, or ask the manufacturer.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-body break-words">
        {words.map((word) => (
          <li key={word} className="min-w-0">
            <span className={notRecognisedClass}>{word}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
