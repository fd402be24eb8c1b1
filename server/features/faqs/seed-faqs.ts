import { desc, eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Role } from '@shared/core/roles'
import { firstPriority } from '@shared/domain/faqs/faq-order'
import { faqFields } from '@shared/features/faqs'
import type { Database, Transaction } from '../../database/connect'
import { faqs } from './faqs.tables'
import { readPreviousTexts } from '../../database/read-seeds'
import { markSeeded, updateSeedTexts } from '../../database/seeded'
import { projectRoot } from '../../config/project-root'

const { question, answer, category } = faqFields.shape

/** The `key` stays when an FAQ's words change, so that an upgrade does not add it twice. */
const schema = z.array(
  z.strictObject({ key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), question, answer, category }),
)

export type SeedFaq = z.infer<typeof schema>[number]
export type Audience = 'client' | 'practitioner'

/** Their names in the table of seeded rows. */
const kinds: Record<Audience, string> = { client: 'faq', practitioner: 'practitioner-faq' }

/** The seeded FAQs of an audience, in order. Throws a ZodError when the file is malformed. */
export async function readSeedFaqs(audience: Audience): Promise<SeedFaq[]> {
  const file = path.join(projectRoot, 'server', 'features', 'faqs', 'seeds', `${audience}-faqs.json`)
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}

let all: Promise<Record<Audience, SeedFaq[]>> | undefined

/** The seeded FAQs of each audience; read once. */
export const cachedSeedFaqs = (): Promise<Record<Audience, SeedFaq[]>> =>
  (all ??= Promise.all([readSeedFaqs('client'), readSeedFaqs('practitioner')]).then(
    ([client, practitioner]) => ({ client, practitioner }),
  ))

/** Adds new seeded FAQs and updates unedited ones; what an admin edited or deleted stays. */
export async function seedFaqs(db: Database): Promise<void> {
  const { client, practitioner } = await cachedSeedFaqs()
  const previousTexts = await readPreviousTexts('faqs')
  await db.transaction(async (tx) => {
    await addSeedFaqs(tx, 'client')
    for (const field of ['question', 'answer'] as const) {
      const now = new Map([...client, ...practitioner].map((faq) => [faq.key, faq[field]]))
      await updateSeedTexts(tx, faqs[field], previousTexts, now)
    }
  })
}

/** Adds an audience's new seeded FAQs, each once even in parallel; returns how many. */
export async function addSeedFaqs(tx: Transaction, audience: Audience): Promise<number> {
  const all = await readSeedFaqs(audience)
  const isFresh = await markSeeded(tx, kinds[audience], all)
  const fresh = all.filter(({ key }) => isFresh.has(key))
  if (fresh.length === 0) return 0
  const next = await endOf(tx, audience)
  await tx.insert(faqs).values(
    fresh.map(({ question, answer, category }, place) => ({
      question,
      answer,
      category,
      targetRole: audience,
      priority: next + place,
    })),
  )
  return fresh.length
}

/** The priority for an FAQ at the end of a role's list. */
export async function endOf(tx: Transaction, role: Role): Promise<number> {
  const [last] = await tx
    .select({ priority: faqs.priority })
    .from(faqs)
    .where(eq(faqs.targetRole, role))
    .orderBy(desc(faqs.priority))
    .limit(1)
  return last ? last.priority + 1 : firstPriority(role)
}

/** Whose FAQs each role may see. */
export const audiences: Record<Role, Role[]> = {
  client: ['client'],
  practitioner: ['practitioner', 'client'],
  admin: ['admin', 'practitioner', 'client'],
}
