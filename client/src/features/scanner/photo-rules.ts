import { HEIC_REFUSAL } from '@shared/domain/text/image-kind'
import { kindOf, shrinkPhoto } from './shrink-photo'

const LARGEST = 10 * 1024 * 1024

/** What the server reads; iPhones convert HEIC for a file picker that does not accept it. */
export const ACCEPT = 'image/png,image/jpeg,image/gif,image/webp,image/avif,.png,.jpg,.jpeg,.gif,.webp,.avif'

/** Why these files cannot be scanned; undefined for one valid image. */
export async function refusalOf(files: readonly File[]): Promise<string | undefined> {
  const [file, second] = files
  if (!file) return 'Please choose an image of the label.'
  if (second) return 'Please choose one image at a time.'
  const kind = await kindOf(file)
  if (!kind) return 'Please choose a PNG, JPG, JPEG, GIF or WebP image.'
  if (file.size <= LARGEST || (await shrinkPhoto(file)).size <= LARGEST) return undefined
  // A browser that can open it makes a smaller JPEG of it.
  return kind === 'heic' ? HEIC_REFUSAL : 'The image is larger than 10 MB. Please choose a smaller one.'
}
