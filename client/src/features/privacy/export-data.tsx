import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { requestFile } from '@/api/request-file'
import { refresh, useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { saveFile } from '@/lib/save-file'
import { useOneAtATime, usePending } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { Button, buttonClass } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'

const LOOK_MS = 3000
const paths = ['/api/user/export'] as const

/** Requests a zip of the user's data, shows its progress, and offers the newest one. */
export function ExportData() {
  useRefetchOnMount(paths)
  const { role } = useUser()
  const once = useOneAtATime()
  const [isFetching, fetchOnce] = usePending()
  const client = useQueryClient()
  const config = useApiQuery('GET /api/config')
  const newest = useApiQuery('GET /api/user/export')
  const start = useApiMutation('POST /api/user/export')
  const state = newest.data?.state
  const isPreparing = start.isPending || state === 'preparing'
  const { refetch } = newest

  useEffect(() => {
    if (state !== 'preparing') return
    const timer = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(timer)
  }, [state, refetch])

  const before = useRef(state)
  useEffect(() => {
    // A notification about the export has just been created.
    if (before.current === 'preparing' && state !== 'preparing') void refresh(client, ['/api/notifications'])
    before.current = state
  }, [state, client])

  async function order() {
    try {
      await start.mutateAsync({ body: {} })
      toast({
        title: 'Data Export',
        description: config.data?.emailConfigured
          ? 'An email will arrive when your data is ready.'
          : 'We are preparing your data. You will get a notification when it is ready.',
      })
    } catch (error) {
      toast({ title: 'Data export failed', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  // Fetched by script and not by the link, because step-up authentication may be required.
  async function download(id: number) {
    try {
      const { content, name } = await requestFile('GET /api/user/export/:id', { params: { id } })
      saveFile(content, name ?? 'my-data.zip')
    } catch (error) {
      toast({ title: 'Nothing downloaded', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="export-data">
      <h3 id="export-data" className="text-body font-semibold">
        Export data
      </h3>
      <p className="mt-1 text-body text-ink-2">
        {role === 'client'
          ? 'A zip file with your account, results, report files, plan, diary, recipes and questions.'
          : 'A zip file with your account details and everything you have created here.'}{' '}
        You can download it for 7 days.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={Download}
          pending={isPreparing}
          pendingLabel="Preparing..."
          onClick={() => void once(order)}
        >
          Export Data
        </Button>
        {newest.data?.state === 'ready' && (
          <DownloadLink
            id={newest.data.id}
            pending={isFetching}
            onPress={(id) => void fetchOnce(() => download(id))}
          />
        )}
        {role === 'client' && (
          <a href="/api/user/fhir" download className={buttonClass({ variant: 'secondary' })}>
            <Download className="size-4.5" />
            Download for another doctor (FHIR)
          </a>
        )}
      </div>
      <p role="status" className="nums mt-2 text-small text-ink-3 empty:hidden">
        {state === 'preparing' && 'Your data is being prepared...'}
        {newest.data?.state === 'ready' &&
          `Prepared ${momentText(newest.data.readyAt ?? newest.data.createdAt)}.`}
        {state === 'failed' && 'The last export failed. Please try again.'}
        {newest.isError && `Failed to load earlier exports. ${sentenceOf(newest.error)}`}
      </p>
    </section>
  )
}

type DownloadLinkProps = { id: number; pending: boolean; onPress: (id: number) => void }

function DownloadLink({ id, pending, onPress }: DownloadLinkProps) {
  return (
    <a
      href={`/api/user/export/${id}`}
      download
      aria-busy={pending || undefined}
      className={buttonClass({ variant: 'soft' })}
      onClick={(event) => {
        event.preventDefault()
        onPress(id)
      }}
    >
      {pending ? <Spinner /> : <Download className="size-4.5" />}
      Download my data
    </a>
  )
}
