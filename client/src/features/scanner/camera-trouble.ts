export type CameraTrouble = { reason: string; isAsked: boolean }

/** Why the live camera does not start, and what to do instead. */
export function reasonOf(error: unknown): string {
  if (!window.isSecureContext)
    return 'The live camera needs a secure address (https). Take a photo instead, or type the text in.'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || !('mediaDevices' in navigator))
    return 'No camera was found on this device. Choose an image of the label, or type the text in.'
  if (name === 'NotReadableError' || name === 'AbortError')
    return 'Another app may be using the camera. Close it and try again, or take a photo instead.'
  if (name !== 'NotAllowedError' && name !== 'SecurityError')
    return "The camera isn't showing anything. Try again, take a photo, or type the text in."
  return 'The camera is blocked for this page. Allow it in your browser’s settings, or take a photo instead.'
}
