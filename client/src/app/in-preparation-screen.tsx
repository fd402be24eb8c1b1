import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { pageClass } from './page-class'

type InPreparationScreenProps = {
  title: string
  /** The way on; home unless given. */
  link?: { href: string; label: string }
}

/** Says honestly that a screen is not built yet, and leads on. */
export function InPreparationScreen({
  title,
  link = { href: '/', label: 'Go to the start page' },
}: InPreparationScreenProps) {
  return (
    <main id="main" className={pageClass}>
      <PageHeader title={title} />
      <Card className="mt-5">
        <EmptyState
          level={2}
          title="This screen is in preparation"
          description="It will open here as soon as it is ready."
          action={
            <Link href={link.href} className={buttonClass()}>
              {link.label}
            </Link>
          }
        />
      </Card>
    </main>
  )
}
