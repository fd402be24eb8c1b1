import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { copyText } from '@/lib/copy-text'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'

/** Creates a token, which is shown only this once. */
export default function AddTokenDialog({ onClose }: WithClose<object>) {
  const form = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const create = useApiMutation('POST /api/machine-tokens')
  const once = useOneAtATime()
  if (create.data) return <NewToken name={create.data.name} token={create.data.token} onClose={onClose} />

  async function add() {
    if (name.trim() === '') return setProblem('Please enter a name for the token')
    try {
      await create.mutateAsync({ body: { name: name.trim() } })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Add Machine Token"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={create.isPending} pendingLabel="Adding...">
            Add Token
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void once(add)
        }}
      >
        <Field
          label="Name"
          hint="For example, LIMS upload. The audit log shows this name for each upload."
          error={problem}
        >
          <TextInput
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function NewToken({ name, token, onClose }: { name: string; token: string; onClose: () => void }) {
  async function copy() {
    const copied = await copyText(token)
    if (copied) toast({ title: 'Token copied' })
    else
      toast({
        title: 'Not copied',
        description: 'Select the token and copy it by hand.',
        variant: 'destructive',
      })
  }
  return (
    <Dialog
      onClose={onClose}
      dismissable={false}
      title={name}
      footer={
        <>
          <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Alert tone="warning" title="We show this token only once">
        Copy it into the program’s settings now. Anyone who has it can upload reports until you revoke it.
      </Alert>
      <p className="mt-4 rounded-md border border-line bg-canvas px-4 py-3 font-mono text-small break-all select-all">
        {token}
      </p>
    </Dialog>
  )
}
