import { linkTo } from '@shared/screens'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { fromDay } from '@/features/factors/required-from.public'
import { Alert } from '@/ui/alert'
import { useAccountFilter } from './use-account-filter'

/** The rule for staff without a second factor, above the list. */
export function FactorNote() {
  return useAccountFilter().state === 'no-factor' ? <Asked /> : null
}

function Asked() {
  const { data: settings } = useApiQuery('GET /api/settings')
  if (!settings) return null
  if (settings.staffFactor === 'required')
    return (
      <Alert tone="warning" className="mt-4">
        {fromDay(settings.staffFactorFrom, 'they will be asked to set one up when they sign in.')}
      </Alert>
    )
  return (
    <Alert className="mt-4">
      We don’t ask anyone for one yet:{' '}
      <Link
        href={linkTo('/admin/settings', { hash: 'system' })}
        className="font-semibold underline underline-offset-2"
      >
        System Settings
      </Link>
      .
    </Alert>
  )
}
