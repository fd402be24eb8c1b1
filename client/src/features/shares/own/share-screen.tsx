import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { requestFile } from '@/api/request-file'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { saveFile } from '@/lib/save-file'
import { useOnBack } from '@/lib/use-on-back'
import { usePending } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import type { MadeShare } from './make-share'
import { ShareForm } from './share-form'
import { ShareList } from './share-list'

// Loaded with the encryption, when a link is made.
const MadeLink = lazy(() => import('./made-link'))

const shown = ['/api/shares'] as const

/** Sharing results with somebody who has no account, by an encrypted link. */
export default function ShareScreen() {
  useRefetchOnMount(shown)
  const shares = useApiQuery('GET /api/shares')
  const [made, setMade] = useState<MadeShare>()
  const done = () => setMade(undefined)
  useOnBack(made !== undefined, done)
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Share" subtitle="Show your results to a doctor or somebody you trust." large />
      <div className="mt-6 grid max-w-[48rem] grid-cols-1 gap-5">
        {shares.isPending && (
          <Loading label="Loading your links..." hideLabel>
            <SkeletonRows rows={4} />
          </Loading>
        )}
        {shares.isError && !shares.data && <QueryError query={shares} title="Failed to load your links" />}
        {shares.data && (
          <>
            {made ? (
              <Suspense>
                <MadeLink made={made} onDone={done} />
              </Suspense>
            ) : shares.data.canShare ? (
              <ShareForm onMade={setMade} />
            ) : (
              <FileInstead />
            )}
            <ShareList shares={shares.data.shares} now={shares.dataUpdatedAt} />
          </>
        )}
      </div>
    </main>
  )
}

/** Where the portal has no https address, a link could be read by others on the way. */
function FileInstead() {
  const [pending, run] = usePending()
  async function download() {
    try {
      const { content, name } = await requestFile('GET /api/user/fhir', {
        query: { contents: 'all-results,allergies,plan,pdf' },
      })
      saveFile(content, name ?? 'my-record.fhir.json')
    } catch (error) {
      toast({ title: 'Nothing downloaded', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <Card>
      <CardHeader title="Links cannot be made here" />
      <p className="text-body text-ink-2">
        A link needs an https address, and this portal has none. Download your record as a file instead.
        Systems of doctors read it (FHIR).
      </p>
      <Button className="mt-4" variant="secondary" pending={pending} onClick={() => void run(download)}>
        Download FHIR
      </Button>
    </Card>
  )
}
