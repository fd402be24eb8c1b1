import { useApiQuery } from '@/api/use-api'
import { Card, CardHeader } from '@/ui/card'
import { PreferenceSwitches, type PreferenceRow } from './preference-switches'

const rows: PreferenceRow[] = [
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'Send me an email beside the notification in the portal. It never holds a result.',
  },
  {
    name: 'reportNotifications',
    label: 'Report notifications',
    hint: 'Tell me when a report is ready for me.',
  },
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

export function NotificationSection() {
  const config = useApiQuery('GET /api/config')
  return (
    <Card>
      <CardHeader
        title="Notification Preferences"
        subtitle={
          config.data?.emailConfigured === false
            ? 'This portal sends no email at present: what is meant for you appears under the bell.'
            : undefined
        }
      />
      <PreferenceSwitches
        rows={rows}
        saved={{
          title: 'Preferences Updated',
          description: 'Your notification preferences have been saved.',
        }}
        failed="Preferences not saved"
      />
    </Card>
  )
}
