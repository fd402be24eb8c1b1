/** The id of an account that signed out here: the server ends its session at the next request. */
export const SIGNED_OUT_COOKIE = 'pearwell.left'
