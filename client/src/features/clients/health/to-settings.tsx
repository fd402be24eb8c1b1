import { Link } from 'wouter'

/** A link to the saved answers, within or below a sentence. */
export const ToSettings = ({ children = 'Change it in Settings' }: { children?: string }) => (
  <Link href="/client/settings#health" className="font-semibold underline underline-offset-2">
    {children}
  </Link>
)
