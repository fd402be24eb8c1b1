import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import type { Passkey } from './own-factors'

export default function RenameDialog({ passkey, onClose }: WithClose<{ passkey: Passkey }>) {
  const { id, name: present } = passkey
  const rename = useApiMutation('PATCH /api/user/passkeys/:id')
  const once = useOneAtATime()
  const [name, setName] = useState(present)
  const [problem, setProblem] = useState<string>()

  async function save() {
    if (name.trim() === '') return setProblem('Please enter a name')
    try {
      await rename.mutateAsync({ params: { id }, body: { name: name.trim() } })
      toast({ title: 'Passkey renamed', description: `It is now called ${name.trim()}.` })
      onClose()
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields['name']) || sentenceOf(error))
    }
  }

  return (
    <FormDialog
      title="Rename passkey"
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={rename.isPending}
      isDirty={() => name.trim() !== present}
      onSubmit={() => void once(save)}
      onClose={onClose}
    >
      <Field label="Name" hint="For example, the name of the device." error={problem}>
        <TextInput
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
