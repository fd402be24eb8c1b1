import { useEffect, useRef, useState } from 'react'
import type { Check } from '@/features/verdict/last-checks.public'
import { type LabelText, ownText, photoOf, type ReadPhoto, withPhoto } from './label-text'
import type { Checked } from './scan-result'
import { useAnalysis } from './use-analysis'
import { usePhotoText } from './use-photo-text'

/** A label's text, photos and check; `onText` runs when the text must be shown to edit. */
export function useScannedLabel(onText: () => void) {
  const [label, setLabel] = useState(() => ownText(''))
  /** The last photo's reading, whose words can be marked on it. */
  const [read, setRead] = useState<ReadPhoto>()
  const [previous, setPrevious] = useState<{ label: LabelText; checked: Checked }>()
  const { checked, isChecking, analyse, dismiss, reopen } = useAnalysis()
  const latest = useRef(label)
  useEffect(() => {
    latest.current = label
  }, [label])

  /** Back to the text, optionally another one. */
  function toText(next: LabelText = label) {
    setLabel(next)
    dismiss()
    onText()
  }

  const photos = usePhotoText((now) => {
    const next = withPhoto(latest.current, now)
    setLabel(next)
    setRead(now)
    dismiss()
    if (now.readable) void analyse(next.text, photoOf(next), true)
    else toText(next)
  })

  function addPhoto(files: File[], isAutomatic = false) {
    dismiss()
    void photos.choose(files, isAutomatic)
  }

  function replaceByPhoto(files: File[]) {
    setLabel(ownText(''))
    addPhoto(files)
  }

  function startOver() {
    if (checked) setPrevious({ label, checked })
    photos.clear()
    setRead(undefined)
    setLabel(ownText(''))
    dismiss()
    window.scrollTo({ top: 0 })
  }

  /** Repeats a stored check with its text and photo. */
  function checkAgain({ text, photo }: Extract<Check, { kind: 'label' }>) {
    setRead(undefined)
    photos.clear()
    setLabel({
      text,
      photos: photo ? { text, missing: [...photo.missing], count: 1, overlap: true, before: null } : null,
    })
    void analyse(text, photo, true)
  }

  function backTo(last: { label: LabelText; checked: Checked }) {
    setLabel(last.label)
    reopen(last.checked)
  }

  return {
    ...{ label, read, checked, isChecking, photos, addPhoto, replaceByPhoto, startOver, checkAgain, toText },
    analyse: () => void analyse(label.text, photoOf(label)),
    edit: (text: string) => setLabel({ ...label, text }),
    /** The rest is typed, so that the text no longer belongs to its photos. */
    typeRest: () => toText(ownText(label.text)),
    /** Undefined until a check was left for the next label. */
    backToLast: previous && (() => backTo(previous)),
  }
}
