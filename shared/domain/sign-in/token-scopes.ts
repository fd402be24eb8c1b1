/** What a machine token allows; one token may have several. */
export const tokenScopes = ['reports:write', 'reports:read', 'webhooks'] as const
export type TokenScope = (typeof tokenScopes)[number]
