import type { Generated } from '../generated'

/** `12 ingredients checked, none excluded`. */
export const checkWords = ({ ingredients }: Generated['check']): string =>
  `${ingredients} ingredient${ingredients === 1 ? '' : 's'} checked, none excluded`

const providers: Record<Generated['provider'], string> = {
  openai: 'Written by the AI service',
  builtin: 'From the recipe library, no AI service',
}

/** Who answered. */
export const providerWords = (provider: Generated['provider']): string => providers[provider]
