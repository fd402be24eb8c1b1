const MARK = ' (Category)'

/** The name of the item for a category in the list of foods. */
export const categoryItemName = (category: string): string => category + MARK

/**
 * Whether a food is the item of a category that an admin made. It is listed for admins and never
 * matched or counted.
 */
export const isCategory = ({ name }: { name: string }): boolean => name.endsWith(MARK)
