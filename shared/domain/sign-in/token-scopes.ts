export const tokenScopes = ['reports:write'] as const
export type TokenScope = (typeof tokenScopes)[number]
