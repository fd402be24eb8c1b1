import type { Reply } from '@shared/api'
import { Copy, ExternalLink } from 'lucide-react'
import { Button, buttonClass } from '@/ui/button'
import { QrCode } from '@/ui/qr-code'
import { CodeBoxes } from './code-boxes'
import { copyWithToast } from './copy-with-toast'
import { ProofField } from './proof-field'
import type { useConfirmApp } from './use-confirm-app'

export type NewApp = Reply<'POST /api/user/totp'>

type AppSecretProps = {
  app: NewApp
  confirming: ReturnType<typeof useConfirmApp>
  /** The id of the form, for a submit button outside it. */
  form: string
}

/** An authenticator secret to scan or type, and a field for its first code. */
export function AppSecret({ app: { secret, uri }, confirming, form }: AppSecretProps) {
  const { field, digits, problem, pending, change, send } = confirming
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="text-body text-ink-2">Scan this with an authenticator app.</p>
      <QrCode
        text={uri}
        label="QR code for an authenticator app"
        className="mt-3 size-48 rounded-md border border-line"
      />
      {/* A phone cannot scan its own screen. */}
      <p className="mt-3 hidden touch:block">
        <a href={uri} className={buttonClass({ variant: 'secondary' })}>
          <ExternalLink />
          Open in an app on this device
        </a>
      </p>
      <p className="mt-4 text-body text-ink-2">Or type this key into the app:</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p data-testid="secret" className="min-w-0 font-mono text-body wrap-anywhere text-ink select-all">
          {groups(secret)}
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={Copy}
          onClick={() => void copyWithToast(secret, 'Key copied')}
        >
          Copy
        </Button>
      </div>
      <div className="mt-5">
        <ProofField label="Code from the app" hint="Type the six digits, then confirm." problem={problem}>
          {(tied) => <CodeBoxes {...tied} ref={field} digits={digits} onDigits={change} readOnly={pending} />}
        </ProofField>
      </div>
    </form>
  )
}

/** Groups of four characters for typing. */
const groups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
