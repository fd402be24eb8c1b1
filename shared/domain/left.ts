/**
 * The cookie by which a browser remembers that an account has signed out in it, until the portal has heard of it: its value
 * is the account's id. It goes with every request, so that the first that arrives ends the session and opens nothing of it.
 */
export const LEFT_COOKIE = 'pearwell.left'
