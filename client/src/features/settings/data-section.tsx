import { Download, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'
import { momentText } from './moment-text'

const LOOK_MS = 3000

/** The own data as a file, and leaving. */
export function DataSection() {
  return (
    <Card>
      <CardHeader title="Data Management" />
      <ExportData />
      <DeleteAccount />
    </Card>
  )
}

function ExportData() {
  const config = useApiQuery('GET /api/config')
  const newest = useApiQuery('GET /api/user/export')
  const start = useApiMutation('POST /api/user/export', ['/api/user/export'])
  const state = newest.data?.state
  const { refetch } = newest

  useEffect(() => {
    if (state !== 'preparing') return
    const timer = setInterval(() => void refetch(), LOOK_MS)
    return () => clearInterval(timer)
  }, [state, refetch])

  async function order() {
    try {
      await start.mutateAsync({ body: {} })
      toast({
        title: 'Data Export',
        description: config.data?.emailConfigured
          ? 'An email will arrive when your data is ready.'
          : 'Your data is being prepared. A notification will say when it is ready.',
      })
    } catch (error) {
      toast({ title: 'Data export failed', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="export-data">
      <h3 id="export-data" className="text-body font-semibold">
        Export data
      </h3>
      <p className="mt-1 text-small text-ink-2">
        Everything the portal keeps of you as a zip file, your report files among it. You can download it for
        7 days.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={Download}
          pending={start.isPending}
          pendingLabel="Asking..."
          disabled={state === 'preparing'}
          onClick={() => void order()}
        >
          Export Data
        </Button>
        <p role="status" className="flex flex-wrap items-center gap-3 text-small text-ink-2">
          {state === 'preparing' && (
            <>
              <Spinner className="size-4" /> Your data is being prepared...
            </>
          )}
          {state === 'failed' && 'The last export failed. Please try again.'}
        </p>
        {newest.data?.state === 'ready' && (
          <a
            href={`/api/user/export/${newest.data.id}`}
            download
            className={buttonClass({ variant: 'soft' })}
          >
            <Download />
            Download, prepared {momentText(newest.data.readyAt ?? newest.data.createdAt)}
          </a>
        )}
      </div>
    </section>
  )
}

function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const [isFiled, setFiled] = useState(false)
  const request = useApiMutation('POST /api/user/deletion-request')

  async function file() {
    try {
      await request.mutateAsync({ body: {} })
      setFiled(true)
      toast({
        title: 'Account Deletion',
        description: 'Your request has been submitted. Once it is carried out, it cannot be undone.',
      })
    } catch (error) {
      toast({ title: 'Request not submitted', description: sentenceOf(error), variant: 'destructive' })
    }
    setAsking(false)
  }

  return (
    <section aria-labelledby="delete-account" className="mt-6 border-t border-line pt-5">
      <h3 id="delete-account" className="text-body font-semibold">
        Delete account
      </h3>
      <p className="mt-1 text-small text-ink-2">
        The laboratory carries out your request: your account, your reports and everything else of you are
        removed for good.
      </p>
      {isFiled ? (
        <Alert tone="info" className="mt-3" title="Your request is with the laboratory">
          Until it is carried out you can go on using your account.
        </Alert>
      ) : (
        <Button variant="destructive" icon={Trash2} className="mt-3" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Are you absolutely sure?"
        description="This asks the laboratory to delete your account and all of your data. What is deleted cannot be brought back."
        confirmLabel="Delete Account"
        pendingLabel="Submitting..."
        pending={request.isPending}
        icon={Trash2}
        onConfirm={() => void file()}
      />
    </section>
  )
}
