import JSZip from 'jszip'
import { localDay } from '@shared/domain/text/dates'
import { saveFile } from '@/lib/save-file'
import type { Food } from '../food-words'
import { descriptionsFileName, descriptionText, uniqueNames } from './file-names'
import { endingOf, fetchPictures, type Picture } from './pictures'
import { thumbnailOf } from './thumbnail'

export type DownloadKind = 'zip' | 'descriptions' | 'images' | 'thumbnails'

/** A file to save; `missing` names the foods that could not be included. */
type Download = { content: Blob; name: string; missing: string[] }

const makers: Record<DownloadKind, (foods: Food[]) => Promise<Download>> = {
  zip: makeZip,
  descriptions: makeDescriptions,
  images: makeImages,
  thumbnails: makeThumbnails,
}

/** Makes and saves the file. Rejects when it fails or would be empty. */
export async function saveDownload(kind: DownloadKind, foods: Food[]): Promise<Download> {
  const made = await makers[kind](foods)
  saveFile(made.content, made.name)
  return made
}

async function makeZip(foods: Food[]): Promise<Download> {
  const { pictures, missing } = await fetchPictures(foods)
  const names = uniqueNames(foods)
  const zip = new JSZip()
  const texts = zip.folder('descriptions')
  for (const food of foods) texts?.file(`${names.get(food.id)}.txt`, descriptionText(food))
  const images = zip.folder('images')
  for (const { food, content } of pictures)
    images?.file(`${names.get(food.id)}.${endingOf(content)}`, content)
  return { content: await zipped(zip), name: `food-descriptions-${localDay(new Date())}.zip`, missing }
}

function makeDescriptions(foods: Food[]): Promise<Download> {
  const rule = `\n${'-'.repeat(40)}\n\n`
  const content = new Blob([foods.map(descriptionText).join(rule)], { type: 'text/plain;charset=utf-8' })
  return Promise.resolve({ content, name: descriptionsFileName(foods), missing: [] })
}

async function makeImages(foods: Food[]): Promise<Download> {
  const { pictures, missing } = await fetchPictures(foods)
  return { ...(await oneOrZip(pictures, 'food-images')), missing }
}

async function makeThumbnails(foods: Food[]): Promise<Download> {
  const { pictures, missing } = await fetchPictures(foods)
  const small: Picture[] = []
  for (const { food, content } of pictures) {
    try {
      small.push({ food, content: await thumbnailOf(content) })
    } catch {
      missing.push(food.name)
    }
  }
  return { ...(await oneOrZip(small, 'food-thumbnails')), missing }
}

async function oneOrZip(pictures: Picture[], title: string): Promise<{ content: Blob; name: string }> {
  const names = uniqueNames(pictures.map(({ food }) => food))
  const fileName = ({ food, content }: Picture) => `${names.get(food.id)}.${endingOf(content)}`
  const [first] = pictures
  if (!first) throw new Error('None of the foods has a picture.')
  if (pictures.length === 1) return { content: first.content, name: fileName(first) }
  const zip = new JSZip()
  for (const picture of pictures) zip.file(fileName(picture), picture.content)
  return { content: await zipped(zip), name: `${title}-${localDay(new Date())}.zip` }
}

const zipped = (zip: JSZip) => zip.generateAsync({ type: 'blob', compression: 'DEFLATE' })
