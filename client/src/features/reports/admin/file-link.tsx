import type { IconType } from '@/ui/icon-type'

type FileLinkProps = {
  icon: IconType
  href: string
  /** The accessible name, shown as the tooltip too. */
  label: string
  /** Saves the file; without it the file opens in a new tab. */
  download?: boolean
  onClick?: () => void
}

/** One of a report's files behind an icon. */
export function FileLink({ icon: Icon, href, label, download = false, onClick }: FileLinkProps) {
  return (
    <a
      href={href}
      {...(download ? { download: true } : { target: '_blank', rel: 'noopener' })}
      aria-label={download ? label : `${label} (opens in a new tab)`}
      title={label}
      className="inline-grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-fast hover:bg-sunken hover:text-ink max-md:size-11"
      onClick={onClick}
    >
      <Icon className="size-4.5" />
    </a>
  )
}
