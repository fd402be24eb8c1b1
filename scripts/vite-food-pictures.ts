import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>
  width?: number
  height?: number
}

const ADDRESS = '/food-pictures/'
const UNSAFE_MARKUP =
  /<\s*(script|foreignObject|iframe|style|a|image)\b|\son\w+\s*=|href\s*=\s*["'](?!#)|<!DOCTYPE|<!ENTITY/i

/**
 * The picture names that the catalogue and the dishes use, each once, in order. `projectRoot` is an
 * absolute path.
 */
export function pictureNames(projectRoot: string): string[] {
  const folder = join(projectRoot, 'server/features/foods/reference')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const foods = files.flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { picture: string }[],
  )
  const inDishes = [
    'server/features/recipes/dish-pictures.json',
    'client/src/features/verdict/named-dishes.json',
  ].flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>),
  )
  return [...new Set([...foods.map((food) => food.picture), ...inDishes])].sort()
}

function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet
}

function drawnPicture(projectRoot: string, name: string): string | null {
  try {
    return readFileSync(join(projectRoot, 'client/food-pictures', `${name}.svg`), 'utf8').trim()
  } catch {
    return null
  }
}

function iconPicture(icons: IconSet, name: string): string | null {
  const icon = icons.icons[name]
  if (!icon) return null
  const size = `${icon.width ?? icons.width ?? 16} ${icon.height ?? icons.height ?? 16}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${icon.body}</svg>`
}

/**
 * Every picture of the catalogue as svg text by name: drawn for this project, or from the icon
 * package. Throws when one is in neither place or contains anything beyond plain shapes.
 */
export function readFoodPictures(projectRoot: string): Map<string, string> {
  const icons = readIconSet()
  return new Map(
    pictureNames(projectRoot).map((name) => {
      const svg = drawnPicture(projectRoot, name) ?? iconPicture(icons, name)
      if (svg === null)
        throw new Error(`The food picture "${name}" is neither drawn here nor in the icon package`)
      if (UNSAFE_MARKUP.test(svg)) throw new Error(`The food picture "${name}" holds more than plain shapes`)
      return [name, svg]
    }),
  )
}

/**
 * Serves (dev) and writes (build) `/food-pictures/<name>.svg` for the pictures of the catalogue,
 * with the licence of the icon package. `projectRoot` is the absolute path of the repository.
 */
export function foodPictures(projectRoot: string): Plugin {
  const readLicence = () => readFileSync(join(projectRoot, 'client/food-pictures/LICENSE.txt'), 'utf8')
  return {
    name: 'pearwell-food-pictures',
    configureServer(server) {
      const pictures = readFoodPictures(projectRoot)
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (!path.startsWith(ADDRESS)) {
          next()
          return
        }
        const file = path.slice(ADDRESS.length)
        const isLicence = file === 'LICENSE.txt'
        const body = isLicence ? readLicence() : pictures.get(file.replace(/\.svg$/, ''))
        response.statusCode = body === undefined ? 404 : 200
        response.setHeader('content-type', isLicence ? 'text/plain; charset=utf-8' : 'image/svg+xml')
        response.end(body)
      })
    },
    generateBundle() {
      for (const [name, source] of readFoodPictures(projectRoot)) {
        this.emitFile({ type: 'asset', fileName: `food-pictures/${name}.svg`, source })
      }
      this.emitFile({ type: 'asset', fileName: 'food-pictures/LICENSE.txt', source: readLicence() })
    },
  }
}
