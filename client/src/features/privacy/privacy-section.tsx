import { lazy } from 'react'
import { PreferenceSwitches, type PreferenceRow } from '@/features/accounts/preferences/preferences.public'
import { useUser } from '@/session/session'
import { Card, CardHeader } from '@/ui/card'

// Loaded on demand, as only clients see it.
const AccessLog = lazy(() => import('./access-log'))

const rows: PreferenceRow[] = [
  {
    name: 'dataSharing',
    label: 'Data sharing for research',
    hint: 'The laboratory may use my data for research, without my name. The portal itself shares nothing.',
  },
  {
    name: 'analyticsTracking',
    label: 'Analytics tracking',
    hint: 'The laboratory may keep statistics on how the portal is used. Nothing is sent to anyone else.',
  },
]

export function PrivacySection() {
  const { role } = useUser()
  return (
    <Card>
      <CardHeader title="Privacy Settings" />
      <PreferenceSwitches
        rows={rows}
        saved={{ title: 'Privacy Settings Updated', description: 'Your privacy settings have been saved.' }}
        failed="Privacy settings not saved"
        saveLabel="Save Privacy Settings"
      />
      {role === 'client' && <AccessLog />}
    </Card>
  )
}
