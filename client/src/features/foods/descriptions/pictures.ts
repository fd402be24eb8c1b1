import type { Food } from '../food-words'

export type Picture = { food: Food; content: Blob }

const AT_ONCE = 6
const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** The file extension of a picture. */
export const endingOf = ({ type }: Blob): string => endings[type.split(';')[0] ?? ''] ?? 'img'

/** Fetches a few pictures at a time; `missing`: foods without one or with a failed request. */
export async function fetchPictures(foods: Food[]): Promise<{ pictures: Picture[]; missing: string[] }> {
  const contents = new Map<number, Blob>()
  const waiting = [...foods]
  const work = async () => {
    for (let food = waiting.shift(); food; food = waiting.shift()) {
      const content = await pictureAt(food.imageUrl)
      if (content) contents.set(food.id, content)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    pictures: foods.flatMap((food) => {
      const content = contents.get(food.id)
      return content ? [{ food, content }] : []
    }),
    missing: foods.filter(({ id }) => !contents.has(id)).map(({ name }) => name),
  }
}

async function pictureAt(url: string | null): Promise<Blob | undefined> {
  if (url === null) return undefined
  try {
    const response = await fetch(url, { credentials: 'include' })
    const content = response.ok ? await response.blob() : undefined
    return content?.type.startsWith('image/') ? content : undefined
  } catch {
    return undefined
  }
}
