import { FileArchive, FileText, Image, Images } from 'lucide-react'
import { toast } from '@/ui/use-toast'
import type { Food } from '../food-words'
import type { DownloadKind } from './make-download'

/** The kinds of file a selection can be saved as. */
export const downloads = [
  { kind: 'zip', label: 'Descriptions and images (zip)', icon: FileArchive },
  { kind: 'descriptions', label: 'Descriptions (one text file)', icon: FileText },
  { kind: 'images', label: 'Images', icon: Images },
  { kind: 'thumbnails', label: 'Thumbnails (150 x 150 JPEG)', icon: Image },
] as const

const failures: Record<DownloadKind, string> = {
  zip: 'Could not create zip file. Please try downloading individual files instead.',
  descriptions: 'Could not download food descriptions.',
  images: 'Could not download food images.',
  thumbnails: 'Could not download thumbnail images.',
}

/** Makes and saves the files in the browser and shows the result. The code is loaded on demand. */
export async function download(kind: DownloadKind, foods: Food[]): Promise<void> {
  try {
    const { saveDownload } = await import('./make-download')
    const { name, missing } = await saveDownload(kind, foods)
    toast({
      title: kind === 'thumbnails' ? 'Thumbnails downloaded' : 'Download complete',
      description: missing.length > 0 ? missingWords(missing) : name,
    })
  } catch {
    toast({ title: 'Download failed', description: failures[kind], variant: 'destructive' })
  }
}

const MOST_NAMES = 3

function missingWords(names: string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return `Without a picture: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`
}
