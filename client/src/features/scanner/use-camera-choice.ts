import { useEffect, useState } from 'react'
import { cameraTrouble } from './camera-trouble'

const isPossible = () => window.isSecureContext && 'mediaDevices' in navigator

/**
 * Whether the camera is open. On a phone it opens by itself; at a desk, where a lens may look into a room, only where it
 * has been allowed before. `says` why there is none.
 */
export function useCameraChoice(isMobile: boolean) {
  const [isOpen, setIsOpen] = useState(() => isMobile && isPossible())
  const [says, setSays] = useState<string>()

  useEffect(() => {
    if (isMobile || !isPossible() || !('permissions' in navigator)) return
    let isGone = false
    navigator.permissions.query({ name: 'camera' }).then(
      ({ state }) => {
        if (!isGone && state === 'granted') setIsOpen(true)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isMobile])

  const refuse = (error: unknown) => {
    setIsOpen(false)
    setSays(cameraTrouble(error))
  }
  return {
    isOpen,
    says,
    close: () => setIsOpen(false),
    open: () => {
      setSays(undefined)
      if (isPossible()) setIsOpen(true)
      else refuse(undefined)
    },
    refuse,
  }
}
