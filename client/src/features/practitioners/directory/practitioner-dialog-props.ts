import type { WithClose } from '@/ui/dialog-host'
import type { Practitioner } from './practitioner-values'

export type PractitionerDialogProps = WithClose<{ practitioner: Practitioner }>
