import { KindMark } from '@/features/verdict/kind.public'
import { useAsk } from '@/features/verdict/verdict.public'
import { Fold } from './fold'
import type { Report } from './report-types'

type UnreadFoldProps = { report: Report; own: boolean }

/** The tested foods that cannot be read, each with the printed text; each opens its verdict. */
export default function UnreadFold({ report: { unread, clientId }, own }: UnreadFoldProps) {
  const ask = useAsk()
  const canAsk = own || clientId !== null
  return (
    <Fold title={`Tested, not readable: ${unread.length}`} note="Ask the laboratory">
      <p className="text-body text-ink-2">
        We could not read these results. A food that was raised in an earlier test stays on the avoid list.
      </p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {unread.map(({ food, text, line }) => (
          <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-1">
            <span className="flex min-w-0 items-center gap-2 text-body">
              <KindMark kind="not-readable" className="size-4 shrink-0 text-ink-2" />
              {canAsk ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="min-h-11 min-w-0 text-left font-medium break-words underline decoration-line-strong underline-offset-4 hover:decoration-brand"
                  onClick={() => ask({ q: food, ...(!own && { clientId }) })}
                >
                  {food}
                </button>
              ) : (
                <span className="min-w-0 py-2.5 font-medium break-words">{food}</span>
              )}
            </span>
            <span className="min-w-0 text-small break-words text-ink-2">
              {text === '' ? 'no result' : `“${text}”`}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
