import { Component, type ReactNode } from 'react'
import { whenReachable } from '@/session/when-reachable'
import { NoConnection } from './no-connection'
import { PlainError } from './plain-error'

type Props = { children: ReactNode }
/** Whether there was a network at the time of the error; undefined without an error. */
type State = { hasNetwork?: boolean }

const reload = () => window.location.reload()
const reloadWhenReachable = () => void whenReachable(reload)

/** Replaces a screen that failed to render or load; a class, as React requires one. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    return { hasNetwork: navigator.onLine }
  }

  override render() {
    const { hasNetwork } = this.state
    if (hasNetwork === undefined) return this.props.children
    return hasNetwork ? (
      <PlainError
        title="This page could not be shown"
        sentence="Please try again. Nothing you saved is lost."
        onRetry={reload}
      />
    ) : (
      <NoConnection
        sentence="This page has not loaded yet. It opens once you are online."
        onRetry={reloadWhenReachable}
      />
    )
  }
}
