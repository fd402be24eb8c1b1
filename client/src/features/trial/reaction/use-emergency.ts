import { useEffect, useRef, useState } from 'react'
import { offlineEmergencyCard } from '@/features/verdict/offline-card.public'
import { prepare } from '@/ui/load-dialog'

const load = () => import('@shared/domain/safety/emergency')

/** Whether a note triggers the emergency card, once each; checked offline on the device. */
export function useEmergency() {
  const [isShown, setShown] = useState(false)
  const shownFor = useRef<string>(undefined)
  useEffect(() => prepare(load), [])

  /** Shows the card when the server or the device recognises an emergency in the note. */
  function show(note: string) {
    if (shownFor.current === note) return
    shownFor.current = note
    setShown(true)
  }
  const judge = (note: string) =>
    load()
      .then(
        async ({ isEmergency }) => (isEmergency(note) || (await offlineEmergencyCard(note))) && show(note),
      )
      // The server checks the note as well.
      .catch(() => undefined)
  return { isShown, show, judge, hide: () => setShown(false) }
}
