/** What a client may put into a share link. */
export const shareContents = ['latest-results', 'all-results', 'allergies', 'plan', 'pdf'] as const
export type ShareContent = (typeof shareContents)[number]
