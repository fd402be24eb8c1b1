import { cn } from '@/lib/class-names'

/** The mark: a pear with measuring lines, in the well of a plate. The same in both themes. */
export function LogoMark({ size = 34, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cn('shrink-0', className)}
    >
      <circle cx="20" cy="20" r="20" fill="#0a323f" />
      <circle cx="20" cy="20" r="16.75" fill="none" stroke="#2f7287" strokeWidth="1.4" />
      <path
        fill="#d6e08a"
        d="M20 10c2.7 0 4.1 1.9 4.3 4.4.2 2.6 1.3 3.8 2.6 5.4 1.2 1.6 2 3.3 2 5.3 0 3.9-3.8 6.2-8.9 6.2s-8.9-2.3-8.9-6.2c0-2 .8-3.7 2-5.3 1.3-1.6 2.4-2.8 2.6-5.4.2-2.5 1.6-4.4 4.3-4.4Z"
      />
      <path fill="#8fb15a" d="M20.4 9.5c.2-2.8 2-4.6 5.2-4.8-.2 3-2 4.8-5.2 4.8Z" />
      <path
        d="M24.7 21.9h3.5M23.6 25.3h5.2M24.2 28.6h3.4"
        stroke="#0a323f"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

type LogoProps = {
  /** Mark of 34 px, 30 px for the phone's top bar, or 42 px in white for sign-in. */
  variant?: 'sidebar' | 'bar' | 'panel'
}

const variants = {
  sidebar: { mark: 34, gap: 'gap-2.5', word: 'text-[1.3125rem] text-ink' },
  bar: { mark: 30, gap: 'gap-2', word: 'text-[1.1875rem] text-ink' },
  panel: { mark: 42, gap: 'gap-3', word: 'text-[1.625rem] text-on-panel' },
}

/** The mark with the name beside it. */
export function Logo({ variant = 'sidebar' }: LogoProps) {
  const look = variants[variant]
  return (
    <span className={cn('inline-flex items-center', look.gap)}>
      <LogoMark size={look.mark} />
      <span className={cn('font-display font-bold tracking-[-0.025em]', look.word)}>Pearwell</span>
    </span>
  )
}
