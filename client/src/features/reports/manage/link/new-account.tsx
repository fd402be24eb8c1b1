import { SearchX } from 'lucide-react'
import { practitionerNameOf, type ReportRow } from '../report-row'
import type { Seen } from '../visibility'

type NewAccountProps = {
  report: ReportRow
  /** Whether no client has this name, address or date of birth. */
  isUnknown: boolean
  /** How they get their invitation. */
  by: 'email' | 'letter'
  seen: readonly Seen[]
}

/** A new account filled in from the file, and what follows. */
export function NewAccount({ report, isUnknown, by, seen }: NewAccountProps) {
  const facts = [
    ['Name', report.clientName],
    ['Date of birth', report.dateOfBirth ?? 'Not in the file'],
    ['Email', report.email || 'Not in the file'],
    ['Practitioner', report.practitionerId === null ? 'No practitioner' : practitionerNameOf(report)],
  ]
  const steps = [
    `${report.clientName} gets an account with this report.`,
    by === 'email'
      ? 'You invite them by email, so that they can sign in.'
      : 'You give them a letter with a code, so that they can sign in.',
    ...seen.map(({ text }) => text),
  ]
  return (
    <>
      {isUnknown && (
        <p role="status" className="flex gap-2 text-small">
          <SearchX className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <b className="font-semibold">Nobody in the portal has this name or date of birth.</b> The account
            is filled in from the file.
          </span>
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <section
        aria-label="What happens next"
        className="rounded-md border border-brand-line bg-brand-softer px-4 py-3 text-small"
      >
        <p className="font-semibold">What happens next</p>
        <ol className="mt-2 space-y-2">
          {steps.map((step, place) => (
            <li key={step} className="flex items-start gap-2.5 break-words">
              <span
                aria-hidden="true"
                className="nums grid size-6 shrink-0 place-items-center rounded-full border border-brand-line bg-surface font-semibold"
              >
                {place + 1}
              </span>
              <span className="min-w-0 pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
