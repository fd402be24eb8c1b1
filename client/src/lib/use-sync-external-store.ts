// The router imports a shim for React versions older than ours; the build uses this in its place.
export { useSyncExternalStore } from 'react'
