const MARK = ' (Category)'

/** The name of the item for a category in the list of foods. */
export const categoryItemName = (category: string): string => category + MARK

/** Whether it is an admin's category item: listed for admins, never matched or counted. */
export const isCategory = ({ name }: { name: string }): boolean => name.endsWith(MARK)
