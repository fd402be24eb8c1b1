import { Badge } from '@/ui/badge'

/** Whether the client can sign in. */
export function AccountStatus({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
