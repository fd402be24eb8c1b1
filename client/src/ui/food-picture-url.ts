/** The address of a drawn food picture, from its name without extension. */
export function foodPictureUrl(picture: string): string {
  return `/food-pictures/${picture}.svg`
}
