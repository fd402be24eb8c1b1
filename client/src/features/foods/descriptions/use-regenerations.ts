import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'
import { replaceFood } from '../use-foods'
import type { Food } from '../food-words'

type Kind = 'description' | 'image' | 'former'
const doneWords: Record<Kind, string> = {
  description: 'Description regenerated',
  image: 'Image regenerated',
  former: 'Previous description restored',
}
const failedWords: Record<Kind, string> = {
  description: 'Failed to regenerate description',
  image: 'Failed to regenerate image',
  former: 'Failed to restore the description',
}
const keyOf = (kind: Kind, id: number) => `${kind} ${id}`

export type Regenerations = {
  isPending: (kind: Kind, id: number) => boolean
  start: (kind: Kind, food: Food) => void
}

/** Regenerates or restores foods, several at a time and each once; kept across pages. */
export function useRegenerations(): Regenerations {
  const queries = useQueryClient()
  const running = useRef(new Set<string>())
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())

  async function regenerate(kind: Kind, food: Food) {
    const key = keyOf(kind, food.id)
    if (running.current.has(key)) return
    running.current.add(key)
    setPending(new Set(running.current))
    try {
      replaceFood(queries, await ask(kind, food))
      toast({
        title: doneWords[kind],
        description: food.name,
      })
    } catch (error) {
      toast({ title: failedWords[kind], description: sentenceOf(error), variant: 'destructive' })
    } finally {
      running.current.delete(key)
      setPending(new Set(running.current))
    }
  }

  return {
    isPending: (kind, id) => pending.has(keyOf(kind, id)),
    start: (kind, food) => void regenerate(kind, food),
  }
}

function ask(kind: Kind, { id, name, category, latinName }: Food): Promise<Food> {
  const params = { id }
  if (kind === 'former') return request('POST /api/allergens/:id/take-back', { params, body: {} })
  return kind === 'description'
    ? request('POST /api/allergens/:id/regenerate', { params, body: { name, category, latinName } })
    : request('POST /api/allergens/:id/regenerate-image', { params, body: { name } })
}
