/** What a new or a deleted account touches. */
export const PEOPLE_REFRESHES = ['/api/stats', '/api/clients', '/api/practitioners', '/api/users'] as const
