import type { foods } from './foods.tables'

type Row = typeof foods.$inferSelect

/** A food as the calls answer it: an image that was made for it goes before the shipped picture. */
export function foodReply(row: Row) {
  return { ...row, imageUrl: imageUrlOf(row) }
}

function imageUrlOf({ id, imageHash, picture }: Row): string | null {
  if (imageHash) return `/api/allergens/${id}/image?v=${imageHash}`
  return picture && `/food-pictures/${picture}.svg`
}
