import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { toast } from '@/ui/use-toast'
import type { Food } from '../food-words'
import { replaceFood } from '../use-foods'
import {
  changesIn,
  draftFields,
  draftOf,
  problemsIn,
  rebased,
  type Draft,
  type DraftField,
  type DraftValues,
} from './draft'

export type Drafts = {
  of: (id: number) => Draft | undefined
  begin: (food: Food) => void
  type: (id: number, field: DraftField, text: string) => void
  cancel: (id: number) => void
  save: (id: number) => void
}

/** The rows being edited with their drafts, kept across pages and refetches. */
export function useDrafts(): Drafts {
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map())
  const saving = useRef(new Set<number>())

  const unsaved = [...drafts.values()].some((draft) => Object.keys(changesIn(draft)).length > 0)
  useLeaveWarning(unsaved)

  function change(id: number, next: (draft: Draft) => Draft | undefined) {
    setDrafts((before) => {
      const draft = before.get(id)
      const after = draft && next(draft)
      const rest = [...before].filter(([other]) => other !== id)
      return new Map(after ? [...rest, [id, after]] : rest)
    })
  }

  async function save(id: number) {
    const draft = drafts.get(id)
    if (!draft || saving.current.has(id)) return
    const errors = problemsIn(draft.values)
    if (Object.keys(errors).length > 0) return change(id, (now) => ({ ...now, errors }))
    const body = changesIn(draft)
    if (Object.keys(body).length === 0) return change(id, () => undefined)
    saving.current.add(id)
    change(id, (now) => ({ ...now, errors: {}, pending: true }))
    try {
      replaceFood(queries, await write(draft.seen, body))
      change(id, () => undefined)
      toast({ title: 'Food updated' })
      // The list is sorted by name.
      if (body.name !== undefined) void refreshAfter(queries, 'PATCH /api/allergens/:id')
    } catch (error) {
      failed(id, error)
    } finally {
      saving.current.delete(id)
    }
  }

  function failed(id: number, error: unknown) {
    toast({ title: 'Failed to update food', description: sentenceOf(error), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 412) {
      const theirs = error.current as Food
      replaceFood(queries, theirs)
      return change(id, (draft) => rebased(draft, theirs))
    }
    if (error instanceof ApiError && error.status === 404) {
      void refreshAfter(queries, 'PATCH /api/allergens/:id')
      return change(id, () => undefined)
    }
    const errors = Object.fromEntries(fieldErrorsOf(error, draftFields))
    change(id, (draft) => ({ ...draft, errors, pending: false }))
  }

  return {
    of: (id) => drafts.get(id),
    begin: (food) => setDrafts((before) => new Map([...before, [food.id, draftOf(food)]])),
    type: (id, field, text) =>
      change(id, (draft) => ({ ...draft, values: { ...draft.values, [field]: text } })),
    cancel: (id) => change(id, () => undefined),
    save: (id) => void save(id),
  }
}

/** Writes in the seen version, or the next if only description or picture have changed. */
async function write(seen: Food, body: Partial<DraftValues>): Promise<Food> {
  const send = (version: number) =>
    request('PATCH /api/allergens/:id', { params: { id: seen.id }, body, version })
  try {
    return await send(seen.version)
  } catch (error) {
    const now = error instanceof ApiError && error.status === 412 ? (error.current as Food) : undefined
    if (!now || draftFields.some((field) => now[field] !== seen[field])) throw error
    return send(now.version)
  }
}
