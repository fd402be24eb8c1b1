import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'

type AllergiesUnknownProps = {
  /** Closes the sheet around it, whose history entry the link then replaces. */
  onLeave?: () => void
}

/** Says above an answer that it knows no allergies yet; nothing once they were asked. */
export function AllergiesUnknown({ onLeave }: AllergiesUnknownProps) {
  const { data } = useApiQuery('GET /api/user/health')
  if (data?.answered !== 'never') return null
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-lg border border-mod-line bg-mod-soft px-4 py-1.5 text-body font-medium text-mod-text">
      Any food allergies? This answer assumes none.
      <Link
        replace={onLeave !== undefined}
        href="/client/settings#health"
        className="flex min-h-11 items-center font-semibold underline underline-offset-2"
        onClick={onLeave}
      >
        Tell us
      </Link>
    </p>
  )
}
