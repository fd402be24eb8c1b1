import { toast } from '@/ui/use-toast'

/** Fetches a dialog's code ahead of its use, as a pointer or the focus nears what opens it. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

/** Tells that a dialog's code did not come. */
export const sayNotLoaded = (): void =>
  void toast({
    title: 'Error',
    description: 'The dialog could not be loaded. Please check your connection and try again.',
    variant: 'destructive',
  })
