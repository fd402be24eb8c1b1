import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '@/lib/copy-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'

type Props = {
  title: string
  /** As in "this token". */
  what: 'token' | 'secret'
  value: string
  children: ReactNode
  onClose: () => void
}

/** A secret that no later answer contains; only its buttons close the dialog. */
export function ShownOnceDialog({ title, what, value, children, onClose }: Props) {
  async function copy() {
    if (await copyText(value)) toast({ title: `${what === 'token' ? 'Token' : 'Secret'} copied` })
    else
      toast({
        title: 'Not copied',
        description: `Select the ${what} and copy it by hand.`,
        variant: 'destructive',
      })
  }
  return (
    <Dialog
      onClose={onClose}
      dismissable={false}
      title={title}
      footer={
        <>
          <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Alert tone="warning" title={`We show this ${what} only once`}>
        {children}
      </Alert>
      <p className="mt-4 rounded-md border border-line bg-canvas px-4 py-3 font-mono text-small break-all select-all">
        {value}
      </p>
    </Dialog>
  )
}
