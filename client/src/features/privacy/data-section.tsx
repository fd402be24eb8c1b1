import { linkTo } from '@shared/screens'
import { Link } from 'wouter'
import { useUser } from '@/session/session'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DeleteAccount } from './delete-account'
import { ExportData } from './export-data'

/** Sharing a record, exporting the user's data and deleting the account. */
export default function DataSection() {
  const { role } = useUser()
  return (
    <Card>
      <CardHeader title="Data Management" />
      {role === 'client' && <ShareRecord />}
      <ExportData />
      <DeleteAccount />
    </Card>
  )
}

function ShareRecord() {
  return (
    <section aria-labelledby="share-record" className="mb-6">
      <h3 id="share-record" className="text-body font-semibold">
        Share my results
      </h3>
      <p className="mt-1 text-body text-ink-2">
        An encrypted link for a doctor, which opens without an account and which you can end.
      </p>
      <Link href={linkTo('/client/share')} className={buttonClass({ variant: 'secondary' }, 'mt-3')}>
        Share
      </Link>
    </section>
  )
}
