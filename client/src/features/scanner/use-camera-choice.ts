import { useEffect, useEffectEvent, useState } from 'react'
import { cameraTrouble } from './camera-trouble'

const isPossible = () => window.isSecureContext && 'mediaDevices' in navigator

/** The camera permission without prompting; older browsers do not say. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return 'prompt'
  }
}

async function hasCamera(): Promise<boolean> {
  try {
    return (await navigator.mediaDevices.enumerateDevices()).some(({ kind }) => kind === 'videoinput')
  } catch {
    return true
  }
}

/**
 * Whether the camera is open; undefined until the browser has answered. Phones open it
 * automatically; on desktops, where a lens may show a room, only if already permitted. `reason`
 * explains why there is none.
 */
export function useCameraChoice(isMobile: boolean) {
  const [isOpen, setIsOpen] = useState<boolean | undefined>(() =>
    isMobile && isPossible() ? undefined : false,
  )
  const [reason, setReason] = useState<string>()

  const refuse = (error: unknown) => {
    setIsOpen(false)
    setReason(cameraTrouble(error))
  }
  const settle = useEffectEvent((state: PermissionState, isThere: boolean) => {
    if (!isMobile) return setIsOpen(isOpen || (isThere && state === 'granted'))
    if (isOpen !== undefined) return
    if (state === 'denied') refuse(new DOMException('', 'NotAllowedError'))
    else if (!isThere) refuse(new DOMException('', 'NotFoundError'))
    else setIsOpen(true)
  })
  useEffect(() => {
    if (!isPossible()) return
    let isGone = false
    void Promise.all([permission(), hasCamera()]).then(([state, isThere]) => {
      if (!isGone) settle(state, isThere)
    })
    return () => {
      isGone = true
    }
  }, [isMobile])

  return {
    isOpen,
    reason,
    close: () => setIsOpen(false),
    open: () => {
      setReason(undefined)
      if (isPossible()) setIsOpen(true)
      else refuse(undefined)
    },
    refuse,
  }
}
