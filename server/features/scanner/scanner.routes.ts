import { avoidListOf } from '@shared/domain/avoid-list'
import { checkLabel } from '@shared/domain/label-check'
import { scanner as contract } from '@shared/features/scanner'
import { scanConsents } from './scanner.tables'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { foodMatcher, resolveFoods } from '../foods/foods.public'
import { clientFoods, inOwnWords } from '../reports/reports.public'
import { readPhoto } from './read-photo'

export { contract }

export const handlers = ({ db, ocr }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/avoid-list': async ({ actor }) => {
    const own = await clientFoods(db, actor.clientId ?? 0)
    return { foods: avoidListOf(own), tested: own.latest !== null }
  },
  'POST /api/scan-consents': async ({ actor, body }) => {
    await db.insert(scanConsents).values({ userId: actor.id, version: body.version })
    return body
  },
  'POST /api/ocr-extract': ({ files }) => readPhoto(ocr, files.image.path),
  'POST /api/analyze-food-label': async ({ actor, body }) => {
    const own = actor.clientId === null ? null : await clientFoods(db, actor.clientId)
    const list = own && avoidListOf(own)
    const names = list?.map(({ foodName }) => foodName) ?? []
    const foods = await resolveFoods(db, names, own ? inOwnWords(own) : [])
    const said = checkLabel(foodMatcher(), body.labelText, list, foods, body.photo)
    return { ...said, scale: own?.latest?.scale ?? null }
  },
})
