import type { Reply } from '@shared/api'
import { dayOrTime } from '@/lib/moments'
import { Card, CardHeader } from '@/ui/card'

/** A client's contact details, and whether they have signed in. */
export function Contact({ client }: { client: Reply<'GET /api/clients/:id/overview'> }) {
  const facts = [
    ['Email', client.email],
    ['Phone', client.phone],
    ['Address', client.address],
    ['Emergency Contact', client.emergencyContact],
    ['Gender', client.gender],
    ['Last sign-in', client.lastSignInAt === null ? 'Not yet' : dayOrTime(client.lastSignInAt)],
  ] as const
  return (
    <Card>
      <CardHeader title="Contact" />
      <dl className="grid gap-x-6 gap-y-3 sm:max-xl:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-small text-ink-3">{term}</dt>
            <dd className="text-small wrap-anywhere whitespace-pre-line">{fact || 'Not provided'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
