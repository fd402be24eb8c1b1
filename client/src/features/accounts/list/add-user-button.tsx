import type { Role } from '@shared/core/roles'
import { UserPlus } from 'lucide-react'
import { Button } from '@/ui/button'
import { useOpener } from '@/ui/dialog-host'

const loadCreate = () => import('./create-user-dialog')

type AddUserButtonProps = { role: Role; words: string; primary?: boolean }

/** Opens the dialog for a new account with the role already chosen; use within DialogHost. */
export function AddUserButton({ role, words, primary = false }: AddUserButtonProps) {
  const opens = useOpener()
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      icon={primary ? UserPlus : undefined}
      block="phone"
      {...opens(loadCreate, { role })}
    >
      {words}
    </Button>
  )
}
