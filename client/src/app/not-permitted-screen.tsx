import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'

export function NotPermittedScreen({ title }: { title: string }) {
  return (
    <main id="main" className={pageClass}>
      <PageHeader title={title} />
      <Card className="mt-5">
        <ErrorState
          level={2}
          icon={Lock}
          title="You don't have permission to access this page."
          action={
            <Link href="/" className={buttonClass({ variant: 'secondary' })}>
              Go to the home page
            </Link>
          }
        />
      </Card>
    </main>
  )
}
