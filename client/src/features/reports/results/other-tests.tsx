import { History } from 'lucide-react'
import { Link } from 'wouter'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { useUser } from '@/app/session'
import { dayWords, resultsPath, type Test } from './test-order'

/** A test as the menu names it; `among` are all in the menu, since a corrected report has its sample's ID and day. */
function labelOf(test: Test, latest: Test | undefined, among: readonly Test[]): string {
  const plain = (one: Test) => `${dayWords(one)}, ${one.sampleId}`
  const twins = among.filter((one) => plain(one) === plain(test))
  const which = twins.length > 1 ? ` (report ${test.id})` : ''
  return `${plain(test)}${which}${test.id === latest?.id ? ', Latest' : ''}`
}

/** A menu of the client's other completed tests, newest first; each is a link of its own. */
export function OtherTests({ others, latest }: { others: readonly Test[]; latest: Test | undefined }) {
  const { role } = useUser()
  return (
    <span data-print="hide">
      <Menu
        align="start"
        trigger={
          <Button variant="link" size="sm" icon={History} className="-mx-3">
            Other tests ({others.length})
          </Button>
        }
        entries={others.map((test) => ({
          label: labelOf(test, latest, others),
          href: resultsPath(role, test.id),
        }))}
      />
    </span>
  )
}

/** Says of a test that there is a newer one, and leads to it. */
export function OlderTestNote({ latest }: { latest: Test }) {
  const { role } = useUser()
  return (
    <div data-print="hide" className="mt-4">
      <Alert>
        This is an older test.{' '}
        <Link
          href={resultsPath(role, latest.id)}
          className="font-semibold text-brand-text underline underline-offset-2"
        >
          {role === 'client' ? 'See your latest' : 'See the latest'}
        </Link>
      </Alert>
    </div>
  )
}
