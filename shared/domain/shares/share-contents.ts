/** What a client may put into a share link. */
export const shareContents = ['latest-results', 'all-results', 'allergies', 'plan', 'pdf'] as const
export type ShareContent = (typeof shareContents)[number]

/** How long a share link works. */
export const shareLifetimes = ['hour', 'day', 'week', 'month'] as const
export type ShareLifetime = (typeof shareLifetimes)[number]

/** The most characters of a share link's label. */
export const MAX_LABEL = 80
/** The most characters of the name that a reader types. */
export const MAX_RECIPIENT = 80
/** Wrong passcodes that end a share link. */
export const PASSCODE_ATTEMPTS = 10
