/** A way to a report's file: its picture above its words on a phone, before them elsewhere. */
export const fileClass =
  'flex min-h-14 min-w-0 items-center justify-center gap-x-2 gap-y-1 px-2 py-1.5 text-center text-small font-semibold text-brand-text -outline-offset-2! hover:bg-brand-softer max-sm:flex-col md:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0'
