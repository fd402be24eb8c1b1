import { useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { useSendKey } from '@/lib/use-send-key'
import { useOpenDialog } from '@/ui/dialog-host'
import { toastNotLoaded } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'
import { sentText, skippedLines, type Invitation } from './invitation-words'
import type { Notice } from './notice'

const loadLetters = () => import('./letters/letters-dialog')
const loadRevoke = () => import('./revoke-dialog')

/** The most letters of one request (the contract of POST /api/invitations/letters). */
const MOST_LETTERS = 200

type People = readonly Invitation[]
export type InvitationActions = {
  send: (people: People) => void
  print: (people: People) => void
  revoke: (people: People) => void
  /** The running action. */
  pending: 'send' | 'print' | undefined
}

/** The actions on people with a released result; `onDone` is called after a success. */
export function useInvitationActions(onNotice: (notice: Notice | undefined) => void, onDone: () => void) {
  const once = useOneAtATime()
  const [pending, setPending] = useState<InvitationActions['pending']>()
  const post = useApiMutation('POST /api/invitations')
  const make = useApiMutation('POST /api/invitations/letters')
  const settings = useApiQuery('GET /api/settings')
  const { keyFor, answered } = useSendKey()
  const open = useOpenDialog()

  function run(kind: 'send' | 'print', title: string, work: () => Promise<void>) {
    void once(async () => {
      onNotice(undefined)
      setPending(kind)
      try {
        await work()
      } catch (error) {
        const toSetUp = error instanceof ApiError && error.status === 503
        onNotice({ tone: 'error', title, lines: [sentenceOf(error)], toSetUp })
      } finally {
        setPending(undefined)
      }
    })
  }

  const send = (people: People) =>
    run('send', 'Invitations not sent', async () => {
      const order = { userIds: people.map(({ userId }) => userId), channel: 'email-or-sms' as const }
      const { sent, skipped } = await post
        .mutateAsync({ body: { ...order, sendKey: keyFor(order) } })
        .catch((error: unknown) => {
          if (error instanceof ApiError) answered()
          throw error
        })
      answered()
      onDone()
      if (skipped.length === 0) toast({ title: 'Invitations sent', description: `${sentText(sent)}.` })
      else onNotice({ tone: 'warning', title: sentText(sent), lines: skippedLines(skipped, people) })
    })

  const print = (people: People) => {
    if (people.length > MOST_LETTERS) {
      const lines = [`At most ${MOST_LETTERS} letters can be made at a time.`]
      return onNotice({ tone: 'error', title: 'Letters not made', lines })
    }
    run('print', 'Letters not made', async () => {
      // Everything shown with the codes is loaded first, because the codes are shown only once.
      const [ready, sender] = await Promise.all([
        loadLetters().catch(toastNotLoaded),
        settings.data ?? request('GET /api/settings'),
      ])
      if (!ready) return
      const made = await make.mutateAsync({ body: { userIds: people.map(({ userId }) => userId) } })
      const lines = skippedLines(made.skipped, people)
      if (lines.length > 0) {
        const title = made.letters.length === 0 ? 'No letters were made' : 'Some have no letter'
        onNotice({ tone: 'warning', title, lines })
      }
      if (made.letters.length === 0) return
      onDone()
      open(loadLetters, {
        letters: made.letters,
        sender,
        portalUrl: made.portalUrl || window.location.origin,
      })
    })
  }

  const revoke = (people: People) => open(loadRevoke, { people, onDone })

  return { send, print, revoke, pending }
}
