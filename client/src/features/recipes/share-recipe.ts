import { linkTo } from '@shared/screens'
import { request } from '@/api/request'
import { copyText } from '@/lib/copy-text'
import { toast } from '@/ui/use-toast'
import { recipeAsText, type Recipe } from './recipe-words'

type Shared = Pick<Recipe, 'id' | 'title' | 'description'>

/** Shares a link by share sheet, else clipboard, else mail draft. */
export async function shareRecipe({ id, title, description }: Shared): Promise<void> {
  const open = await publicLink(id)
  const url = open ?? signedInLink(id)
  if (await shareByDevice({ title, text: description, url })) return
  if (await copyText(url)) {
    toast({
      title: 'Recipe link copied to clipboard!',
      ...(open === undefined && { description: forMembers }),
    })
    return
  }
  const note = open === undefined ? `\n\n${forMembers}` : ''
  openMailDraft(title, `${title}\n\n${description}\n\n${url}${note}`)
}

const forMembers = 'It only opens with an account here. To share it with others, copy the recipe.'

/** The link that opens without a sign-in; undefined where the portal cannot make one. */
const publicLink = async (id: number): Promise<string | undefined> =>
  request('POST /api/recipes/:id/link', { params: { id } }).then(
    ({ link }) => link ?? undefined,
    () => undefined,
  )

const signedInLink = (id: number) =>
  new URL(linkTo('/client/recipes', { query: { recipe: String(id) } }), window.location.origin).href

/** True when the device handled it, even if the user then cancelled. */
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

export async function copyRecipe(recipe: Parameters<typeof recipeAsText>[0]): Promise<void> {
  if (await copyText(recipeAsText(recipe))) toast({ title: 'Recipe copied to clipboard!' })
  else toast({ title: 'Failed to copy recipe', variant: 'destructive' })
}
