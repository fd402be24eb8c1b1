import { Component, type ReactNode } from 'react'
import { ErrorState } from '@/ui/error-state'

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
      <main id="main" className="grid min-h-[70dvh] place-items-center px-4">
        <ErrorState
          level={1}
          title="This page could not be shown"
          description="Loading it again usually helps. Nothing you saved is lost."
          onRetry={() => window.location.reload()}
        />
      </main>
    )
  }
}
