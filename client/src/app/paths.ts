import { screens, type ScreenPath } from '@shared/screens'
import { trimPath } from './trim-path'

export type PlaceParams = { id?: number }

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path)

/** Which screen an address shows, with the row's id when the path carries one; undefined for an unknown path. */
export function placeAt(path: string): { screen: ScreenPath; params: PlaceParams } | undefined {
  const trimmed = trimPath(path)
  if (isScreen(trimmed) && !trimmed.includes(':')) return { screen: trimmed, params: {} }
  const [, parent, digits, rest = ''] = /^(.+)\/([1-9]\d{0,9})(\/.+)?$/.exec(trimmed) ?? []
  const pattern = `${parent}/:id${rest}`
  return digits && isScreen(pattern) ? { screen: pattern, params: { id: Number(digits) } } : undefined
}
