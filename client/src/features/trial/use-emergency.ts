import { useEffect, useRef, useState } from 'react'
import { cardHere } from '@/features/verdict/card-here.public'
import { prepare } from '@/ui/load-dialog'

const load = () => import('@shared/domain/emergency')

/**
 * Whether what to do in an emergency is shown because of a note. It is judged on the device, so that it needs no network;
 * for each note it is shown once.
 */
export function useEmergency() {
  const [isShown, setShown] = useState(false)
  const shownFor = useRef<string>(undefined)
  useEffect(() => prepare(load), [])

  /** Shows it for a note that speaks of one, as the portal said or as is judged here. */
  function show(note: string) {
    if (shownFor.current === note) return
    shownFor.current = note
    setShown(true)
  }
  const judge = (note: string) =>
    load()
      .then(async ({ isEmergency }) => (isEmergency(note) || (await cardHere(note))) && show(note))
      // The portal judges it as well.
      .catch(() => undefined)
  return { isShown, show, judge, hide: () => setShown(false) }
}
