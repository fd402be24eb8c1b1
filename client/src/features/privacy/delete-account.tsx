import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'

const paths = ['/api/user/deletion-request'] as const

/** Requests the deletion of the user's account, and shows a pending request. */
export function DeleteAccount() {
  useRefetchOnMount(paths)
  const { role } = useUser()
  const [asking, setAsking] = useState(false)
  const filed = useApiQuery('GET /api/user/deletion-request')
  const filing = useMutation({ mutationFn: () => request('POST /api/user/deletion-request', { body: {} }) })
  const queries = useQueryClient()
  const once = useOneAtATime()
  const heading = useRef<HTMLHeadingElement>(null)
  const { expectLoss } = useLostFocus(heading)

  async function file() {
    try {
      await filing.mutateAsync()
    } catch (error) {
      toast({ title: 'Request not submitted', description: sentenceOf(error), variant: 'destructive' })
      return
    } finally {
      setAsking(false)
    }
    toast({
      title: 'Account Deletion',
      description: 'Your request has been submitted. Once it is carried out, it cannot be undone.',
    })
    // The dialog returns the focus to the button, which then disappears.
    expectLoss()
    await refreshAfter(queries, 'POST /api/user/deletion-request')
  }

  return (
    <section aria-labelledby="delete-account" className="mt-6 border-t border-line pt-5">
      <h3 id="delete-account" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Delete account
      </h3>
      <p className="mt-1 text-body text-ink-2">
        {role === 'client'
          ? 'The laboratory will carry out your request. Your account, your reports and all your data will be permanently deleted.'
          : role === 'practitioner'
            ? 'The laboratory will carry out your request. Your account will be permanently deleted, and your clients will need another practitioner.'
            : 'Another administrator will carry out your request. Your account will be permanently deleted.'}
      </p>
      {filed.data?.requestedAt ? (
        <Alert tone="info" className="mt-3" title="Your request has been submitted">
          On {momentText(filed.data.requestedAt)}. You can use your account until then.
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
        description="We will ask the laboratory to delete your account and all your data. Deleted data cannot be restored."
        confirmLabel="Delete Account"
        pendingLabel="Submitting..."
        pending={filing.isPending}
        icon={Trash2}
        onConfirm={() => void once(file)}
      />
    </section>
  )
}
