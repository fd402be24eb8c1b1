import type { TokenScope } from '@shared/domain/sign-in/token-scopes'
import { useId, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { Choices } from './choices'
import { scopeWords } from './scope-words'
import { ShownOnceDialog } from './shown-once-dialog'

/** Creates a token, which is shown only this once. */
export default function AddTokenDialog({ onClose }: WithClose<object>) {
  const form = useId()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['reports:write'])
  const [problem, setProblem] = useState<string>()
  const create = useApiMutation('POST /api/machine-tokens')
  const once = useOneAtATime()
  if (create.data)
    return (
      <ShownOnceDialog title={create.data.name} what="token" value={create.data.token} onClose={onClose}>
        Copy it into the program’s settings now. Anyone who has it can use it until you revoke it.
      </ShownOnceDialog>
    )

  async function add() {
    if (name.trim() === '') return setProblem('Please enter a name for the token')
    if (scopes.length === 0) return setProblem('Please choose what the token may do')
    try {
      await create.mutateAsync({ body: { name: name.trim(), scopes } })
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
        <Choices
          legend="The program may"
          labels={scopeWords}
          chosen={scopes}
          onChange={(chosen) => {
            setScopes(chosen)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
