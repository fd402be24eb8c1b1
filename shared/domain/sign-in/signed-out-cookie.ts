/**
 * The cookie with the id of an account that signed out in this browser, until the server knows. It
 * comes with every request, so the first one ends the session and is not answered with its data.
 */
export const SIGNED_OUT_COOKIE = 'pearwell.left'
