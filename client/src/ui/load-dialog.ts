import { toast } from '@/ui/use-toast'

/** Loads a dialog's code early, when the pointer or the focus reaches its opener. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

/** Shows that a dialog's code could not be loaded. */
export const toastNotLoaded = (): void =>
  void toast({
    title: 'Error',
    description: 'The dialog could not be loaded. Please check your connection and try again.',
    variant: 'destructive',
  })
