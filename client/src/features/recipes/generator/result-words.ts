import { plural } from '@shared/domain/text/counts'
import type { Generated } from '../generated'

/** `12 ingredients checked, none excluded`. */
export const checkWords = ({ ingredients }: Generated['check']): string =>
  `${ingredients} ${plural(ingredients, 'ingredient')} checked, none excluded`

const providers: Record<Generated['provider'], string> = {
  openai: 'Written by the AI service',
  builtin: 'From the recipe library, not the AI service',
}

/** Names the provider that generated it. */
export const providerWords = (provider: Generated['provider']): string => providers[provider]
