import { ScanText } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { AskField } from './ask-field'
import { useAsk } from './verdict-host'

const examples = ['Pizza', 'Oat drink', 'Hummus']

type AskPanelProps = { greeting: string; className?: string }

/** The question below the greeting of a client's home, with a link to the scanner. */
export function AskPanel({ greeting, className }: AskPanelProps) {
  const ask = useAsk()
  return (
    <section
      aria-labelledby="may-i-eat"
      className={cn(
        'on-panel relative overflow-hidden rounded-xl bg-panel px-4 pt-4.5 pb-4 text-on-panel md:px-9 md:pt-7 md:pb-7.5',
        className,
      )}
    >
      <Wells />
      <h1 className="relative font-sans text-lead font-medium tracking-normal break-words text-on-panel-2">
        {greeting}
      </h1>
      <h2
        id="may-i-eat"
        className="relative text-[2.125rem] leading-10 md:text-[2.75rem] md:leading-[3.125rem]"
      >
        May I eat ...?
      </h2>
      <div className="relative mt-3.5 flex max-w-[41rem] items-start gap-2">
        <AskField
          onAsk={(q) => ask({ q })}
          className="h-14.5 rounded-[14px]! md:h-16"
          hintClass="text-on-panel"
        />
        <Link
          href="/client/scanner"
          className="flex h-14.5 min-w-17.5 shrink-0 flex-col items-center justify-center gap-0.5 rounded-[14px] bg-pear px-3 text-small font-semibold text-on-pear md:h-16 md:flex-row md:gap-2.5 md:px-5.5 md:text-lead"
        >
          <ScanText aria-hidden="true" className="size-6" />
          Scan
        </Link>
      </div>
      <ul aria-label="Examples" className="relative mt-3 flex flex-wrap gap-2">
        {examples.map((q) => (
          <li key={q}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="inline-flex min-h-11 items-center rounded-full border border-panel-line px-3.5 text-base font-medium hover:bg-panel-2"
              onClick={() => ask({ q })}
            >
              {q}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The laboratory's plate, decorative, in the panel's corner. */
function Wells() {
  return (
    <svg
      aria-hidden="true"
      width="222"
      height="185"
      className="absolute -top-7 -right-4 md:-top-2 md:right-6"
    >
      <pattern id="ask-wells" width="37" height="37" patternUnits="userSpaceOnUse">
        <circle cx="18.5" cy="18.5" r="14" fill="none" stroke="var(--pw-panel-line)" strokeOpacity="0.6" />
      </pattern>
      <rect width="222" height="185" fill="url(#ask-wells)" />
      <circle cx="166.5" cy="55.5" r="13.5" fill="var(--pw-pear)" fillOpacity="0.7" />
    </svg>
  )
}
