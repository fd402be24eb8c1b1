import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { keyOf, refresh, refreshAfter, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { usePending } from '@/lib/use-one-at-a-time'
import { toast } from '@/ui/use-toast'
import { generationNotes, noteGeneration, useGenerationNotes } from './generation-notes'
import { endingWords, startingWords, takenBackWords, type Generation } from './generation-words'

const REFRESH_EVERY_MS = 3_000
const REFRESH_FOR_MS = 300_000
const PROGRESS = keyOf('GET /api/allergens/generation')
const shown = ['/api/allergens/generation'] as const

export type GenerationView = {
  progress: Generation | undefined
  /** Polling has stopped, but not the generation. */
  isPaused: boolean
  /** The error of the last poll. */
  trouble: string | undefined
  /** Whether to show the result of the last generation. */
  isResultShown: boolean
  isStarting: boolean
  /** `replaces`: how many existing descriptions the user knows will be replaced. */
  start: (foodIds: number[], replaces?: number) => void
  /** A stop or restore request is running. */
  isEnding: boolean
  stop: () => void
  takeBack: () => void
  resumePolling: () => void
  dismiss: () => void
}

/** Starts generations and follows the running one, also one that another admin started. */
export function useGeneration(): GenerationView {
  const queries = useQueryClient()
  const { data: progress, error } = useApiQuery('GET /api/allergens/generation')
  const [round, setRound] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const notes = useGenerationNotes()
  const [isStarting, run] = usePending()
  const [isEnding, end] = usePending()

  useRefetchOnMount(shown)

  const isRunning = progress?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const end = Date.now() + REFRESH_FOR_MS
    const timer = setInterval(() => {
      if (Date.now() < end) return void refresh(queries, ['/api/allergens'])
      clearInterval(timer)
      setPaused(true)
    }, REFRESH_EVERY_MS)
    return () => clearInterval(timer)
  }, [queries, isRunning, round])

  useEffect(() => {
    if (!progress?.startedAt) return
    if (progress.state === 'running') {
      noteGeneration({ awaited: progress.startedAt })
    } else if (generationNotes().awaited === progress.startedAt) {
      noteGeneration({ awaited: null, announced: progress.startedAt })
      toast(endingWords(progress))
      // The list may have been loaded before the last food was finished.
      void refresh(queries, ['/api/allergens'])
    }
  }, [queries, progress])

  async function start(foodIds: number[], replaces?: number) {
    try {
      const { count } = await request('POST /api/allergens/generate-selected', {
        body: { foodIds, ...(replaces !== undefined && { replaces }) },
      })
      toast({ title: startingWords(count) })
      const begun = await request('GET /api/allergens/generation')
      // It may end before it is ever seen running.
      noteGeneration({ awaited: begun.startedAt })
      queries.setQueryData(PROGRESS, begun)
      resumePolling()
    } catch (reason) {
      toast({ title: 'Generation failed', description: sentenceOf(reason), variant: 'destructive' })
      void refreshAfter(queries, 'POST /api/allergens/generate-selected')
    }
  }

  async function stop() {
    try {
      queries.setQueryData(PROGRESS, await request('POST /api/allergens/generation/stop', { body: {} }))
    } catch (reason) {
      toast({ title: 'Not stopped', description: sentenceOf(reason), variant: 'destructive' })
    }
    void refreshAfter(queries, 'POST /api/allergens/generation/stop')
  }

  async function takeBack() {
    try {
      const { count } = await request('POST /api/allergens/generation/take-back', { body: {} })
      toast({ title: takenBackWords(count) })
    } catch (reason) {
      toast({ title: 'Not restored', description: sentenceOf(reason), variant: 'destructive' })
    }
    void refreshAfter(queries, 'POST /api/allergens/generation/take-back')
  }

  function resumePolling() {
    setPaused(false)
    setRound((before) => before + 1)
    void refresh(queries, ['/api/allergens'])
  }

  const startedAt = progress?.startedAt ?? null
  const isWorthShowing =
    progress && (progress.failed.length > 0 || progress.stopped > 0 || progress.canTakeBack > 0)
  return {
    progress,
    isPaused,
    trouble: error ? sentenceOf(error) : undefined,
    isResultShown:
      progress?.state === 'finished' &&
      startedAt !== notes.dismissed &&
      (isWorthShowing === true || startedAt === notes.announced),
    isStarting,
    start: (foodIds, replaces) => void run(() => start(foodIds, replaces)),
    isEnding,
    stop: () => void end(stop),
    takeBack: () => void end(takeBack),
    resumePolling,
    dismiss: () => noteGeneration({ dismissed: startedAt }),
  }
}
