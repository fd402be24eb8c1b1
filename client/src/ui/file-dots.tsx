import { cn } from '@/lib/class-names'

type FileDotsProps = { files: { type: string; available: boolean }[]; className?: string }

/** The files of a report: a filled dot for a file, an open ring for a missing one. */
export function FileDots({ files, className }: FileDotsProps) {
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-3', className)}>
      {files.map(({ type, available }) => (
        <span
          key={type}
          className={cn(
            'inline-flex items-center gap-1.5 text-small font-semibold',
            available ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          <svg
            viewBox="0 0 8 8"
            aria-hidden="true"
            className={available ? 'size-2 text-brand' : 'size-2 text-ink-3'}
          >
            {available ? (
              <circle cx="4" cy="4" r="4" fill="currentColor" />
            ) : (
              <circle cx="4" cy="4" r="3.1" fill="none" stroke="currentColor" strokeWidth="1.6" />
            )}
          </svg>
          {type}
          <span className="sr-only">{available ? 'available' : 'missing'}</span>
        </span>
      ))}
    </span>
  )
}
