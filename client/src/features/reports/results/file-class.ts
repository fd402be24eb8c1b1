/** The classes of a link to a report's file: icon before the text. */
export const fileClass =
  'flex min-h-13 min-w-0 items-center justify-center gap-2 px-2 py-1 text-small leading-4.5 font-semibold text-brand-text -outline-offset-2! hover:bg-brand-softer md:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0'
