import { Mail } from 'lucide-react'
import { buttonClass } from '@/ui/button'

/** Whom to ask for access: `support` is the laboratory's address, '' when none is set. */
export function AskLaboratory({ support }: { support: string }) {
  if (!support)
    return (
      <p className="text-body text-ink-2">
        Please ask the laboratory your kit came from. It can give you new sign-in details.
      </p>
    )
  return (
    <>
      <a
        href={`mailto:${support}`}
        className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
      >
        <Mail />
        Ask the laboratory
      </a>
      <p className="text-small break-words text-ink-2">{support}</p>
    </>
  )
}
