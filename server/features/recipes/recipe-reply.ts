import type { recipes } from './recipes.tables'

export type RecipeRow = typeof recipes.$inferSelect

/** A recipe as the calls answer it to one reader; `without` names the reader's foods, none of which is in it. */
export function recipeReply(row: RecipeRow, reader: { id: number }, without: string[] = []) {
  const [first] = row.pictures
  return {
    ...row,
    imageUrl: first ? `/food-pictures/${first}.svg` : null,
    own: row.ownerId === reader.id,
    without,
  }
}
