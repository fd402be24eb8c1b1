import { Badge } from '@/ui/badge'

export function AccountStatus({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
