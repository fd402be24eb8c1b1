import { useEffect, useRef, useState } from 'react'
import { toast } from '@/ui/use-toast'
import { CAMERA_REFUSED, cameraTrouble } from './camera-trouble'

const isPossible = () => window.isSecureContext && 'mediaDevices' in navigator

/**
 * Whether the camera is open. On a phone it opens by itself; at a desk, where a lens may look into a room, only where it
 * has been allowed before. `says` why there is none.
 */
export function useCameraChoice(isMobile: boolean) {
  const [isOpen, setIsOpen] = useState(() => isMobile && isPossible())
  const [says, setSays] = useState<string>()
  const wasAsked = useRef(false)

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
    if (wasAsked.current)
      toast({ title: 'Camera Error', description: CAMERA_REFUSED, variant: 'destructive' })
  }
  return {
    isOpen,
    says,
    close: () => setIsOpen(false),
    /** At the reader's wish; a refusal is told louder. */
    open: () => {
      wasAsked.current = true
      setSays(undefined)
      if (isPossible()) setIsOpen(true)
      else refuse(undefined)
    },
    refuse,
  }
}
