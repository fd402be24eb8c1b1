const LARGEST = 10 * 1024 * 1024

/** For file pickers: what the server reads. */
export const ACCEPT = 'image/png,image/jpeg,image/gif,.png,.jpg,.jpeg,.gif'

/** Why these files cannot be scanned, as a sentence; undefined for one image that can. */
export function refusalOf(files: readonly File[]): string | undefined {
  const [file, second] = files
  if (!file) return 'Please choose an image of the label.'
  if (second) return 'Please choose one image at a time.'
  const isImage =
    /^image\/(png|jpe?g|gif)$/.test(file.type) || (!file.type && /\.(png|jpe?g|gif)$/i.test(file.name))
  if (!isImage) return 'Please choose a PNG, JPG, JPEG or GIF image.'
  return file.size > LARGEST ? 'The image is larger than 10 MB. Please choose a smaller one.' : undefined
}
