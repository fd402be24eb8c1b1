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
    hint: 'Tell me about new recipes, if the laboratory sends any.',
  },
  {
    name: 'reminderNotifications',
    label: 'Reminder notifications',
    hint: 'Send me any reminders from the laboratory, for example of a repeat test.',
  },
]

const rowsFor = (email: string, report: string): PreferenceRow[] => [
  { name: 'emailNotifications', label: 'Email notifications', hint: email },
  { name: 'reportNotifications', label: 'Report notifications', hint: report },
  ...others,
]

const reportEmail = 'Also email me about reports. Emails never include results.'

const rows: Record<Role, PreferenceRow[]> = {
  client: rowsFor(reportEmail, 'Tell me when a report is ready for me.'),
  practitioner: rowsFor(
    reportEmail,
    "Tell me when a client's report is ready for my review or has been released.",
  ),
  admin: rowsFor(
    'Also send me an email. The portal does not send any to administrators yet.',
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
            ? "Email isn't set up yet. Your messages appear under the bell."
            : hasEmail(email)
              ? undefined
              : 'We have no email address for you. Your messages appear under the bell.'
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
