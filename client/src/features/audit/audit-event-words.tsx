import { Link } from 'wouter'
import type { AuditSentence } from './audit-words'

type AuditEventWordsProps = { sentence: AuditSentence; withActor?: boolean }

/** An event in words with a link where a screen shows it; capitalised without its actor. */
export function AuditEventWords({ sentence, withActor = false }: AuditEventWordsProps) {
  const { who, did, what, href } = sentence
  return (
    <>
      {withActor && <b className="font-semibold text-ink">{who}</b>}{' '}
      <span className={withActor ? undefined : 'inline-block first-letter:uppercase'}>{did}</span>{' '}
      {href ? (
        <Link
          href={href}
          className="rounded-xs max-md:py-3.5 font-semibold text-brand-text underline decoration-line-strong underline-offset-2 hover:decoration-current"
        >
          {what}
        </Link>
      ) : (
        <b className="font-semibold text-ink">{what}</b>
      )}
    </>
  )
}
