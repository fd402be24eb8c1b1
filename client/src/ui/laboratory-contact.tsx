import type { Reply } from '@shared/api'
import { cn } from '@/lib/class-names'

type LaboratoryContactProps = {
  /** Undefined until it has loaded. */
  config: Pick<Reply<'GET /api/config'>, 'portalName' | 'supportAddress'> | undefined
  className?: string
}

/**
 * Which laboratory runs the portal, and whom to ask. Last on its page, because it loads late; its
 * space is reserved.
 */
export function LaboratoryContact({ config, className }: LaboratoryContactProps) {
  return (
    <p className={cn('min-h-[2lh] text-body break-words text-ink-2', className)}>
      {config && (
        <>
          This portal is run by <b className="font-semibold text-ink">{config.portalName}</b>.{' '}
          {config.supportAddress ? (
            <>
              Questions? Write to{' '}
              <a
                href={`mailto:${config.supportAddress}`}
                className="font-semibold text-brand-text underline underline-offset-2"
              >
                {config.supportAddress}
              </a>
              .
            </>
          ) : (
            'Questions? Ask the laboratory your kit came from, or your practitioner.'
          )}
        </>
      )}
    </p>
  )
}
