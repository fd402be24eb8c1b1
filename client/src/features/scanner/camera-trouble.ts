/** Shown before the reason why the live camera does not start, with what to do instead. */
export const cameraTrouble = (error: unknown): string =>
  `Could not access camera. Please check permissions. ${reasonOf(error)}`

function reasonOf(error: unknown): string {
  if (!window.isSecureContext)
    return 'Browsers allow the live camera over https only. Take a photo with the button beside it, or type the text in.'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || !('mediaDevices' in navigator))
    return 'No camera was found on this device. Choose an image of the label, or type the text in.'
  if (name === 'NotReadableError' || name === 'AbortError')
    return 'Another app seems to use the camera. Close it and try again, or take a photo instead.'
  if (name !== 'NotAllowedError' && name !== 'SecurityError')
    return 'The camera gave no picture. Try it again, take a photo instead, or type the text in.'
  return 'The camera is blocked for this page. Allow it in the browser’s site settings and try again, or take a photo instead.'
}
