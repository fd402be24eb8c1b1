import type { WithClose } from '@/ui/dialog-host'
import type { Practitioner } from './practitioner-values'

/** What every dialog about one practitioner takes. */
export type PractitionerDialogProps = WithClose<{ practitioner: Practitioner }>
