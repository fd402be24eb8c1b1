import type { TokenScope } from '@shared/domain/sign-in/token-scopes'

/** What a token's scope allows, to follow "may". */
export const scopeWords: Record<TokenScope, string> = {
  'reports:write': 'Upload reports',
  'reports:read': 'Read reports and their files',
  webhooks: 'Manage webhooks',
}
