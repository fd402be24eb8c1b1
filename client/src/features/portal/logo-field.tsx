import type { Reply } from '@shared/api'
import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { useFilePicker } from '@/ui/use-file-picker'

const MOST_BYTES = 2 * 1024 * 1024

type LogoFieldProps = { settings: Reply<'GET /api/settings'>; onStale: () => void }

/** The laboratory's logo, uploaded, replaced and removed at once, separately from the form. */
export function LogoField({ settings: { logoHash, version }, onStale }: LogoFieldProps) {
  const label = useId()
  const [error, setError] = useState('')
  const once = useOneAtATime()
  const give = useApiMutation('PUT /api/settings/logo')
  const remove = useApiMutation('DELETE /api/settings/logo')

  const change = (work: () => Promise<unknown>, title: string) =>
    void once(async () => {
      setError('')
      try {
        await work()
        toast({ title, description: 'Emails and letters now use it.' })
      } catch (failed) {
        setError(sentenceOf(failed))
        if (failed instanceof ApiError && failed.status === 412) onStale()
      }
    })

  const { pick, input } = useFilePicker({
    accept: 'image/png,image/jpeg,image/webp',
    'aria-label': 'Logo file',
    onFiles: ([file]) => {
      if (!file) return
      if (file.size > MOST_BYTES) return setError('The logo must be at most 2 MB.')
      const form = new FormData()
      form.set('logo', file)
      change(() => give.mutateAsync({ form, version }), 'Logo Updated')
    },
  })

  return (
    <div role="group" aria-labelledby={label} className="border-b border-line pb-5">
      <p id={label} className="mb-1.5 text-small font-semibold text-ink">
        Logo
      </p>
      {input}
      <div className="flex flex-wrap items-center gap-3">
        {logoHash && (
          // Most logos are made for a white background, in the dark theme too.
          <img
            src={`/api/logo/${logoHash}`}
            alt="Current logo"
            className="max-h-16 max-w-56 rounded-sm border border-line bg-[#ffffff] p-2"
          />
        )}
        <Button
          variant="secondary"
          icon={ImageUp}
          pending={give.isPending}
          pendingLabel="Uploading..."
          onClick={pick}
        >
          {logoHash ? 'Replace logo' : 'Choose a logo'}
        </Button>
        {logoHash && (
          <Button
            variant="quiet"
            icon={Trash2}
            pending={remove.isPending}
            pendingLabel="Removing..."
            onClick={() => change(() => remove.mutateAsync({ version }), 'Logo Removed')}
          >
            Remove logo
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-small text-ink-3">
        PNG, JPEG or WebP, up to 2 MB. Shown in emails, on letters and on the welcome pages.
      </p>
      {error && (
        <Alert tone="error" className="mt-3">
          {error}
        </Alert>
      )}
    </div>
  )
}
