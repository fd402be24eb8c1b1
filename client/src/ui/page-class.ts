/** The width and margins of `main`, with space for the bottom navigation on phones. */
export const pageClass =
  'mx-auto w-full max-w-[1184px] px-4 pt-5 pb-[calc(var(--bottom-nav)+3rem)] max-md:has-data-sticky:pb-[calc(var(--bottom-nav)+9rem)] md:px-8 md:pt-7 md:pb-[calc(var(--bottom-nav)+4rem)]'

/** The same for a list with many columns, which is wider on the widest windows. */
export const widePageClass = `${pageClass} min-[120rem]:max-w-[1600px]`
