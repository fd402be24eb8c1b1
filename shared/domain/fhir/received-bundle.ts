import * as z from 'zod/mini'

/* The parts of FHIR R4 that the portal reads of a bundle from elsewhere; the rest is ignored. */

const text = z.optional(z.string())
const coding = z.object({ system: text, code: text, display: text })
const codeable = z.object({ coding: z.optional(z.array(coding)), text })
const reference = z.object({ reference: text, display: text })
const identifier = z.object({ system: text, value: text, type: z.optional(codeable) })
const attachment = z.object({ contentType: text, data: text, url: text })
const value = {
  valueQuantity: z.optional(
    z.object({
      value: z.optional(z.number()),
      comparator: z.optional(z.enum(['<', '<=', '>=', '>'])),
      unit: text,
      code: text,
    }),
  ),
  valueString: text,
  valueInteger: z.optional(z.int()),
  valueCodeableConcept: z.optional(codeable),
  dataAbsentReason: z.optional(codeable),
}
const humanName = z.object({ use: text, text, family: text, given: z.optional(z.array(z.string())) })
const names = z.optional(z.array(humanName))

const observation = z.object({
  resourceType: z.literal('Observation'),
  id: text,
  status: z.string(),
  code: codeable,
  category: z.optional(z.array(codeable)),
  subject: z.optional(reference),
  specimen: z.optional(reference),
  hasMember: z.optional(z.array(reference)),
  component: z.optional(z.array(z.object({ code: codeable, ...value }))),
  ...value,
})
const patient = z.object({
  resourceType: z.literal('Patient'),
  id: text,
  name: names,
  gender: z.optional(z.enum(['male', 'female', 'other', 'unknown'])),
  birthDate: text,
  telecom: z.optional(z.array(z.object({ system: text, value: text }))),
})
const specimen = z.object({
  resourceType: z.literal('Specimen'),
  id: text,
  accessionIdentifier: z.optional(identifier),
  identifier: z.optional(z.array(identifier)),
  receivedTime: text,
})
const diagnosticReport = z.object({
  resourceType: z.literal('DiagnosticReport'),
  id: text,
  contained: z.optional(z.array(z.unknown())),
  identifier: z.optional(z.array(identifier)),
  status: z.string(),
  subject: z.optional(reference),
  effectiveDateTime: text,
  issued: text,
  specimen: z.optional(z.array(reference)),
  resultsInterpreter: z.optional(z.array(reference)),
  result: z.optional(z.array(reference)),
  presentedForm: z.optional(z.array(attachment)),
})
const documentReference = z.object({
  resourceType: z.literal('DocumentReference'),
  id: text,
  subject: z.optional(reference),
  content: z.array(z.object({ attachment })),
})
const practitioner = z.object({ resourceType: z.literal('Practitioner'), id: text, name: names })
const known = { observation, patient, specimen, diagnosticReport, documentReference, practitioner }
const byType = new Map<string, (typeof known)[keyof typeof known]>(
  Object.values(known).map((schema) => [schema.def.shape.resourceType.def.values[0] as string, schema]),
)

export type Observation = z.infer<typeof observation>
export type Value = Pick<Observation, Extract<keyof Observation, `value${string}` | 'dataAbsentReason'>>
export type Codeable = z.infer<typeof codeable>
export type HumanName = z.infer<typeof humanName>
export type Resource = z.infer<(typeof known)[keyof typeof known]>
type OfType<Type extends string> = Extract<Resource, { resourceType: Type }>

/** A resource, the words by which a reference may name it, and its place in the bundle. */
export type Placed<Type extends string = string> = { it: OfType<Type>; urls: string[]; path: string }

const bundle = z.object({
  resourceType: z.literal('Bundle', 'must be Bundle'),
  identifier: z.optional(identifier),
  entry: z.array(z.object({ fullUrl: text, resource: z.unknown() })),
})

/** Why a bundle is not taken, in a sentence that names the place and no value. */
export class RefusedBundle extends Error {
  override name = 'RefusedBundle'
}

/** The identifier and the resources that the portal reads. Throws a RefusedBundle. */
export function readBundle(json: unknown): { identifier: string | undefined; resources: Placed[] } {
  const { identifier: own, entry } = fitting(bundle, json, '')
  const resources = entry.flatMap(({ fullUrl, resource }, at): Placed[] => {
    const path = `entry[${at}].resource`
    const it = resourceOf(resource, path)
    if (!it) return []
    const local = it.id === undefined ? [] : [`${it.resourceType}/${it.id}`]
    const inside = it.resourceType === 'DiagnosticReport' ? (it.contained ?? []) : []
    return [
      { it, path, urls: fullUrl === undefined ? local : [fullUrl, ...local] },
      ...inside.flatMap((one, place) => {
        const containedPath = `${path}.contained[${place}]`
        const contained = resourceOf(one, containedPath)
        return contained ? [{ it: contained, path: containedPath, urls: [`#${contained.id ?? ''}`] }] : []
      }),
    ]
  })
  const named = own?.value === undefined ? undefined : `${own.system ?? ''}|${own.value}`
  return { identifier: named, resources }
}

function resourceOf(resource: unknown, path: string): Resource | undefined {
  const { resourceType } = fitting(z.object({ resourceType: z.string() }), resource, path)
  const schema = byType.get(resourceType)
  return schema && (fitting(schema as z.ZodMiniType<Resource>, resource, path) satisfies Resource)
}

function fitting<Value>(schema: z.ZodMiniType<Value>, value: unknown, path: string): Value {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const place = read.error.issues[0]?.path ?? []
  const at = place.reduce<string>(
    (sofar, key) => (typeof key === 'number' ? `${sofar}[${key}]` : `${sofar}${sofar && '.'}${String(key)}`),
    path,
  )
  throw new RefusedBundle(
    `${at || 'The message'} is missing or not what FHIR R4 asks for. Please correct it.`,
  )
}

/** The only resource of a type. Throws a RefusedBundle for none or several. */
export function onlyOne<Type extends Resource['resourceType']>(
  resources: readonly Placed[],
  type: Type,
): Placed<Type> {
  const found = allOf(resources, type)
  const [first] = found
  if (first && found.length === 1) return first
  throw new RefusedBundle(
    `The message has ${found.length} ${type} resources. Please send one report of one person in a message.`,
  )
}

export const allOf = <Type extends Resource['resourceType']>(resources: readonly Placed[], type: Type) =>
  resources.filter(({ it }) => it.resourceType === type) as unknown as Placed<Type>[]
