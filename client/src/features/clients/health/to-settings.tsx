import { Link } from 'wouter'

/** The way to what was said, in a sentence or under one. */
export const ToSettings = ({ children = 'Change it in Settings' }: { children?: string }) => (
  <Link href="/client/settings#health" className="font-semibold underline underline-offset-2">
    {children}
  </Link>
)
