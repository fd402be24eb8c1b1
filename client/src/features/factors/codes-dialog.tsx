import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { KeepButtons, RecoveryCodes } from './recovery-codes'

/** New recovery codes, shown only this once; print contains just the codes and the account. */
export default function CodesDialog({ codes, onClose }: WithClose<{ codes: string[] }>) {
  const { email } = useUser()
  return (
    <Dialog
      onClose={onClose}
      dismissable={false}
      printed
      title="Recovery codes"
      description={<span className="break-all">{email}</span>}
      footer={
        <>
          <KeepButtons codes={codes} />
          <Button onClick={onClose}>I have saved them</Button>
        </>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
