// The router asks for a shim that serves React versions older than ours: the real thing takes its place in the build.
export { useSyncExternalStore } from 'react'
