/** The address of a drawn food picture, named without its ending. */
export function foodPictureUrl(picture: string): string {
  return `/food-pictures/${picture}.svg`
}
