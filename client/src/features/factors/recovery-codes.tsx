import { Copy, Printer } from 'lucide-react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { copyWithToast } from './copy-with-toast'

/** The codes with instructions, which are not printed. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <div data-print="hide">
        <Alert tone="warning" title="We show these codes only once">
          Print them or write them down. Keep them away from your devices. Each works once.
        </Alert>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 rounded-md border border-line bg-canvas px-4 py-2 print:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1 font-mono text-small break-words text-ink select-all">
            {code}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Buttons to copy, save and print the codes. */
export function KeepButtons({ codes }: { codes: string[] }) {
  return (
    <>
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        variant="secondary"
        icon={Copy}
        onClick={() => void copyWithToast(codes.join('\n'), 'Recovery codes copied')}
      >
        Copy
      </Button>
    </>
  )
}
