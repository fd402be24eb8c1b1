import { buttonClass } from '@/ui/button'
import type { IconType } from '@/ui/icon-type'

type FileLinkProps = {
  icon: IconType
  href: string
  /** The accessible name, also shown as the tooltip. */
  label: string
  /** Shown beside the icon; `label` begins with it. */
  word?: string
  /** Saves the file; otherwise it opens in a new tab. */
  download?: boolean
  onClick?: () => void
}

export function FileLink({ icon: Icon, href, label, word, download = false, onClick }: FileLinkProps) {
  return (
    <a
      href={href}
      {...(download ? { download: true } : { target: '_blank', rel: 'noopener' })}
      aria-label={download ? label : `${label} (opens in a new tab)`}
      title={label}
      className={
        word
          ? buttonClass({ variant: 'quiet', size: 'sm' })
          : 'inline-grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-fast hover:bg-sunken hover:text-ink touch:size-11'
      }
      onClick={onClick}
    >
      <Icon className="size-4.5" />
      {word}
    </a>
  )
}
