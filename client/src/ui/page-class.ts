/** The measure and the margins of a screen's `main`. */
export const pageClass = 'mx-auto w-full max-w-[1184px] px-4 pt-5 pb-28 md:px-8 md:pt-7'
