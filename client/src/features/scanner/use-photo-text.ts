import type { Reply } from '@shared/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { upload } from '@/api/upload'
import { useApiMutation } from '@/api/use-api'
import { useUser } from '@/session/session'
import { toast } from '@/ui/use-toast'
import { hasConsented, saveConsent } from './consent'
import { CONSENT_VERSION } from './consent-text'
import { refusalOf } from './photo-rules'
import { shrinkPhoto } from './shrink-photo'

type Photo = { file: File; url: string; isAutomatic: boolean }
/** What is wrong with the last photo; `retry` means it can be sent again unchanged. */
export type PhotoTrouble = { title: string; sentence: string; retry: boolean }

/**
 * Turns a photo into text: choose, consent, send, read. `asking` while the consent dialog must be
 * open; one consent lasts for the day. `onRead` receives the result. An automatic photo
 * (`isAutomatic`) without text is dropped quietly.
 */
export function usePhotoText(onRead: (read: Reply<'POST /api/ocr-extract'>) => void) {
  const { id: userId } = useUser()
  const [photo, setPhoto] = useState<Photo>()
  const [asking, setAsking] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [trouble, setTrouble] = useState<PhotoTrouble>()
  const running = useRef<AbortController>(undefined)
  const isAgreeing = useRef(false)
  const consent = useApiMutation('POST /api/scan-consents')
  const reading = useMutation({
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const form = new FormData()
      form.set('image', await shrinkPhoto(file))
      const { reply } = await upload(
        'POST /api/ocr-extract',
        { form },
        (sent) => setPercent(sent * 100),
        signal,
      )
      return reply
    },
  })

  const url = photo?.url
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  useEffect(() => () => running.current?.abort(), [])

  const read = async ({ file, isAutomatic }: Omit<Photo, 'url'>) => {
    running.current?.abort()
    const controller = (running.current = new AbortController())
    setTrouble(undefined)
    setPercent(0)
    try {
      const reply = await reading.mutateAsync({ file, signal: controller.signal })
      if (controller.signal.aborted) return
      if (!reply.readable) setTrouble(HARD_TO_READ)
      if (!reply.readable && isAutomatic) return setPhoto(undefined)
      onRead({ ...reply, text: reply.text.trimEnd() })
      if (isAutomatic) return
      toast({
        title: 'OCR Complete',
        ...(reply.readable
          ? { duration: BRIEFLY_MS }
          : { description: "We couldn't read much. Please check the text, or take another photo." }),
      })
    } catch (error) {
      if (controller.signal.aborted) return
      const sentence = sentenceOf(error)
      if (!isAutomatic) toast({ title: 'OCR Failed', description: sentence, variant: 'destructive' })
      // Sending the same file again cannot succeed, and it may not be displayable.
      const isFinal = error instanceof ApiError && [400, 413, 415].includes(error.status)
      if (isFinal || isAutomatic) setPhoto(undefined)
      setTrouble({ title: 'OCR Failed', sentence, retry: !isFinal && !isAutomatic })
    } finally {
      if (running.current === controller) setPercent(undefined)
    }
  }

  const clear = () => {
    running.current?.abort()
    setPhoto(undefined)
    setAsking(false)
    setTrouble(undefined)
    setPercent(undefined)
  }

  return {
    photo,
    asking,
    agreeing: consent.isPending,
    percent,
    trouble,
    choose: async (files: File[], isAutomatic = false) => {
      const refusal = await refusalOf(files)
      const [file] = files
      if (refusal || !file)
        return setTrouble({ title: 'This cannot be scanned', sentence: refusal ?? '', retry: false })
      setTrouble(undefined)
      setPhoto({ file, url: URL.createObjectURL(file), isAutomatic })
      if (hasConsented(userId)) void read({ file, isAutomatic })
      else setAsking(true)
    },
    agree: async () => {
      // A second press may arrive before the button renders as pending.
      if (isAgreeing.current) return
      isAgreeing.current = true
      const { signal } = (running.current = new AbortController())
      try {
        await consent.mutateAsync({ body: { version: CONSENT_VERSION } })
      } catch (error) {
        if (!signal.aborted)
          toast({ title: 'OCR Failed', description: sentenceOf(error), variant: 'destructive' })
        return
      } finally {
        isAgreeing.current = false
      }
      // The user has cancelled or left meanwhile.
      if (signal.aborted) return
      saveConsent(userId)
      setAsking(false)
      if (photo) void read(photo)
    },
    /** Cancels the consent dialog or discards the photo. */
    clear,
    retry: () => photo && void read(photo),
  }
}

/** The result appears behind the message. */
const BRIEFLY_MS = 2_000

const HARD_TO_READ: PhotoTrouble = {
  title: 'This photo is hard to read',
  sentence: 'Hold the camera closer and keep it still, with light on the ingredients. Or type the text in.',
  retry: false,
}
