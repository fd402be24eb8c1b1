import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '@/lib/copy-text'
import { momentText } from '@/lib/moments'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { QrCode } from '@/ui/qr-code'
import { toast } from '@/ui/use-toast'
import type { MadeShare } from './make-share'

/** The new link as a code and a text, and the passcode apart from it. */
export default function MadeLink({ made, onDone }: { made: MadeShare; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useLeaveWarning(true)
  const { link, passcode, expiresAt, isWithoutPdf } = made

  async function copy() {
    if (await copyText(link)) toast({ title: 'Link copied' })
    else
      toast({
        title: 'Not copied',
        description: 'Select the link and copy it by hand.',
        variant: 'destructive',
      })
  }
  const share = () =>
    // Closing the share sheet is no error.
    navigator.share({ title: 'Shared record', url: link }).catch(() => undefined)

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        Your link is ready
      </h2>
      <p className="mt-1 text-body text-ink-2">It works until {momentText(expiresAt)}.</p>
      <Alert tone="warning" title="We show this link only now" className="mt-4">
        Its key is nowhere else. Let it be scanned, or copy it, before you leave this page.
      </Alert>
      {isWithoutPdf && <Alert className="mt-3">The laboratory's PDF was too large and is not in it.</Alert>}
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          text={link}
          label="QR code of the link"
          className="w-full max-w-72 rounded-md border border-line sm:w-64"
        />
        <div className="grid min-w-0 gap-5">
          <div>
            <h3 className="text-small font-semibold">Link</h3>
            <p
              data-testid="share-link"
              className="mt-1 max-h-24 overflow-y-auto rounded-md border border-line bg-canvas px-3 py-2 font-mono text-small break-all select-all"
              tabIndex={0}
              role="group"
              aria-label="Link"
            >
              {link}
            </p>
            <div className="mt-2.5 flex flex-wrap gap-2">
              <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
                Copy link
              </Button>
              {typeof navigator.share === 'function' && (
                <Button variant="secondary" icon={Share2} onClick={() => void share()}>
                  Send link
                </Button>
              )}
            </div>
          </div>
          {passcode && (
            <div>
              <h3 className="text-small font-semibold">Passcode</h3>
              <p
                data-testid="share-passcode"
                className="nums mt-1 text-figure font-semibold tracking-[0.12em] select-all"
              >
                {passcode}
              </p>
              <p className="mt-1 text-body text-ink-2">Say it. Do not send it with the link.</p>
            </div>
          )}
        </div>
      </div>
      <Button className="mt-5" block="phone" onClick={onDone}>
        Done
      </Button>
    </Card>
  )
}
