import { checkLabel } from '@shared/domain/labels/label-check'
import { scanner as contract } from '@shared/features/scanner'
import { scanConsents } from './scanner.tables'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { foodMatcher } from '../foods/foods.public'
import { avoidListOf, personOf } from '../reports/reports.public'
import { readPhoto } from './read-photo'

export { contract }

export const handlers = ({ db, ocr }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/avoid-list': ({ actor }) => avoidListOf(db, actor.clientId ?? 0),
  'POST /api/scan-consents': async ({ actor, body }) => {
    await db.insert(scanConsents).values({ userId: actor.id, version: body.version })
    return body
  },
  'POST /api/ocr-extract': ({ files }) => readPhoto(ocr, files.image.path),
  'POST /api/analyze-food-label': async ({ actor, body }) => {
    const person = actor.clientId === null ? null : await personOf(db, actor.clientId)
    const result = checkLabel(
      foodMatcher(),
      body.labelText,
      person && person.avoid,
      person?.avoidFoods ?? [],
      body.photo,
      person ?? undefined,
    )
    return { ...result, scale: person?.test?.scale ?? null }
  },
})
