import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files dropped anywhere on the page while mounted, so that a file that misses its target
 * does not replace the portal. True while files are dragged over the page. With `enabled` false a
 * drop does nothing.
 */
export function useFileDrop(enabled: boolean, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((files: File[]) => {
    if (enabled && files.length > 0) onFiles(files)
  })

  useEffect(() => {
    // Entering a child fires before leaving its parent, so only a count shows the leaving.
    let depth = 0
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth += 1
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const hold = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('dragenter', enter, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('dragover', hold, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => listeners.abort()
  }, [])

  return enabled && over
}
