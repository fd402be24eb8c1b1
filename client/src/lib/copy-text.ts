/**
 * Copies a text. Over plain HTTP browsers offer no clipboard to write to, so the copy command is
 * answered instead; the text is never put in the page. False when the browser refuses both.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  let taken = false
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    taken = true
  }
  document.addEventListener('copy', answer, { capture: true })
  // oxlint-disable-next-line typescript/no-deprecated -- works without a secure origin
  document.execCommand('copy')
  document.removeEventListener('copy', answer, { capture: true })
  return taken
}
