/** The pattern of LIKE that finds a text anywhere, whatever signs of LIKE are in it. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
