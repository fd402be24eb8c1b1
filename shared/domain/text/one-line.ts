/** Each run of spaces, line breaks and other control characters becomes one space. */
export const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
