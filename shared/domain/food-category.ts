const MARK = ' (Category)'

/** The name of the item that stands for a category in the list of foods. */
export const categoryItemName = (category: string): string => category + MARK

/** A category that an admin made is kept as an item of this name. It is listed for admins and never matched or counted. */
export const isCategory = ({ name }: { name: string }): boolean => name.endsWith(MARK)
