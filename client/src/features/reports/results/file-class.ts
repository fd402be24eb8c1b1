/** The classes of a link to a report's file: icon above the text on phones, before it elsewhere. */
export const fileClass =
  'flex min-h-14 min-w-0 items-center justify-center gap-x-2 gap-y-1 px-2 py-1.5 text-center text-small font-semibold text-brand-text -outline-offset-2! hover:bg-brand-softer max-sm:flex-col md:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0'
