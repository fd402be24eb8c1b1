import { linkTo } from '@shared/screens'
import { copyText } from '@/lib/copy-text'
import { toast } from '@/ui/use-toast'
import { recipeAsText, type Recipe } from './recipe-words'

type Shared = Pick<Recipe, 'id' | 'title' | 'description'>

/** Shares a recipe's address, which leads to it after sign-in: by the device's own sheet, else its link on the clipboard, else a mail draft. */
export async function shareRecipe({ id, title, description }: Shared): Promise<void> {
  const url = new URL(linkTo('/client/recipes', { query: { recipe: String(id) } }), window.location.origin)
    .href
  if (await shareByDevice({ title, text: description, url })) return
  if (await copyText(url)) {
    toast({ title: 'Recipe link copied to clipboard!' })
    return
  }
  openMailDraft(title, `${title}\n\n${description}\n\n${url}`)
}

/** True when the device has taken it over, even if the person then thought better of it. */
async function shareByDevice(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}

function openMailDraft(subject: string, body: string): void {
  const href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  Object.assign(document.createElement('a'), { href }).click()
}

/** Puts a recipe on the clipboard as text and says whether that worked. */
export async function copyRecipe(recipe: Parameters<typeof recipeAsText>[0]): Promise<void> {
  if (await copyText(recipeAsText(recipe))) toast({ title: 'Recipe copied to clipboard!' })
  else toast({ title: 'Failed to copy recipe', variant: 'destructive' })
}
