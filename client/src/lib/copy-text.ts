/** Without a clipboard (plain HTTP) it answers the copy command; false if both are refused. */
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
