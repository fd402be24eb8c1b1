import { parseDate } from '@shared/domain/text/dates'
import { screens, type ScreenPath } from '@shared/screens'
import { trimPath } from './trim-path'

export type PlaceParams = { id?: number; day?: string }

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(screens, path)

/** The screen of an address with the id or day in it; undefined for an unknown path. */
export function placeAt(path: string): { screen: ScreenPath; params: PlaceParams } | undefined {
  const trimmed = trimPath(path)
  if (isScreen(trimmed) && !trimmed.includes(':')) return { screen: trimmed, params: {} }
  const [, above, day] = /^(.+)\/(\d{4}-\d{2}-\d{2})$/.exec(trimmed) ?? []
  const ofDay = `${above}/:day`
  if (day && isScreen(ofDay)) return parseDate(day) ? { screen: ofDay, params: { day } } : undefined
  const [, beside] = /^(.+)\/[\w.-]{40,}$/.exec(trimmed) ?? []
  const ofToken = `${beside}/:token`
  if (beside && isScreen(ofToken)) return { screen: ofToken, params: {} }
  const [, parent, digits, rest = ''] = /^(.+)\/([1-9]\d{0,9})(\/.+)?$/.exec(trimmed) ?? []
  const pattern = `${parent}/:id${rest}`
  return digits && isScreen(pattern) ? { screen: pattern, params: { id: Number(digits) } } : undefined
}
