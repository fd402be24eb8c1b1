import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FaqList } from '@shared/domain/faqs/faq-order'
import { useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { Faq } from '../faq-words'
import { FAQ_LIST } from '../use-faqs'
import { faqsOf, moved, prioritiesFor, reordered } from './order'

type Move = { updates: ReturnType<typeof prioritiesFor>; turn: number }

/** Shows a move at once and saves the whole order, one save at a time; a failure undoes it. */
export function useOrder(saved: Faq[] | undefined, onFail: () => void) {
  const queries = useQueryClient()
  // The optimistic order on top of `basis`; the server's list, a new object, replaces it.
  const [pendingOrder, setPendingOrder] = useState<{ basis: Faq[]; faqs: Faq[] }>()
  const lastTurn = useRef(0)

  const save = useMutation({
    scope: { id: 'faq-order' },
    mutationFn: ({ updates }: Move) => request('PATCH /api/faqs/priorities', { body: { updates } }),
    onSuccess: (answered, { turn }) => {
      if (turn !== lastTurn.current) return
      queries.setQueryData(FAQ_LIST, answered)
      void refreshAfter(queries, 'PATCH /api/faqs/priorities')
    },
    onError: (error, { turn }) => {
      if (turn !== lastTurn.current) return
      setPendingOrder(undefined)
      onFail()
      toast({
        title: 'Failed to update FAQ order',
        description: sentenceOf(error),
        variant: 'destructive',
      })
      void refreshAfter(queries, 'PATCH /api/faqs/priorities')
    },
  })

  const faqs = pendingOrder && pendingOrder.basis === saved ? pendingOrder.faqs : saved

  function move(list: FaqList, from: number, to: number) {
    if (!saved || !faqs || from === to) return
    void queries.cancelQueries({ queryKey: FAQ_LIST })
    const updates = prioritiesFor(list, moved(faqsOf(list, faqs), from, to))
    setPendingOrder({ basis: saved, faqs: reordered(faqs, updates) })
    lastTurn.current += 1
    save.mutate({ updates, turn: lastTurn.current })
  }

  return { faqs, move }
}
