import { useEffect, useEffectEvent, useState } from 'react'
import { reasonOf } from './camera-trouble'

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
 * automatically; on desktops, where a lens may show a room, only if already permitted. `trouble`
 * is why there is none; an error only after the user asked for the camera.
 */
export function useCameraChoice(isMobile: boolean) {
  const [isOpen, setIsOpen] = useState<boolean | undefined>(() =>
    isMobile && isPossible() ? undefined : false,
  )
  const [reason, setReason] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)

  const refuse = (error: unknown) => {
    setIsOpen(false)
    setReason(reasonOf(error))
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
    trouble: reason === undefined ? undefined : { reason, isAsked },
    close: () => setIsOpen(false),
    open: () => {
      setReason(undefined)
      setIsAsked(true)
      if (isPossible()) setIsOpen(true)
      else refuse(undefined)
    },
    refuse,
  }
}
