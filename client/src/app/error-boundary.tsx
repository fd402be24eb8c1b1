import { Component, type ReactNode } from 'react'
import { Trouble } from './trouble'

type Props = { children: ReactNode }

/** Stands in for what failed to render or to load (a chunk of an older build, say) with a way out. React asks for a class. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Trouble
        title="This page could not be shown"
        sentence="Loading it again usually helps. Nothing you saved is lost."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
