import type { Role } from '@shared/core/roles'
import { hasEmail } from '@shared/domain/people/no-email'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { Card, CardHeader } from '@/ui/card'
import { PreferenceSwitches, type PreferenceRow } from './preference-switches'

const others: PreferenceRow[] = [
  {
    name: 'recipeNotifications',
    label: 'Recipe notifications',
    hint: 'Tell me about new recipes. The laboratory decides whether it sends any.',
  },
  {
    name: 'reminderNotifications',
    label: 'Reminder notifications',
    hint: 'Remind me, for example of a repeat test. The laboratory decides whether it sends any.',
  },
]

const rowsFor = (email: string, report: string): PreferenceRow[] => [
  { name: 'emailNotifications', label: 'Email notifications', hint: email },
  { name: 'reportNotifications', label: 'Report notifications', hint: report },
  ...others,
]

const reportEmail = 'Send me an email beside the notification about a report. It never holds a result.'

const rows: Record<Role, PreferenceRow[]> = {
  client: rowsFor(reportEmail, 'Tell me when a report is ready for me.'),
  practitioner: rowsFor(
    reportEmail,
    'Tell me when a report of my clients waits for my review or has been released.',
  ),
  admin: rowsFor(
    'Send me an email beside the notification. At present the portal writes none to administrators.',
    'Tell me when a report could not be read or was read with warnings.',
  ),
}

export function NotificationSection() {
  const { role, email } = useUser()
  const config = useApiQuery('GET /api/config')
  return (
    <Card>
      <CardHeader
        title="Notification Preferences"
        subtitle={
          config.data?.emailConfigured === false
            ? 'This portal sends no email at present: what is meant for you appears under the bell.'
            : hasEmail(email)
              ? undefined
              : 'We have no email of you: what is meant for you appears under the bell.'
        }
      />
      <PreferenceSwitches
        rows={rows[role]}
        waits={config.isPending}
        saved={{
          title: 'Preferences Updated',
          description: 'Your notification preferences have been saved.',
        }}
        failed="Preferences not saved"
        saveLabel="Save Preferences"
      />
    </Card>
  )
}
