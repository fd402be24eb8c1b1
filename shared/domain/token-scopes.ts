/** What a machine's token may be made for. */
export const tokenScopes = ['reports:write'] as const
export type TokenScope = (typeof tokenScopes)[number]
