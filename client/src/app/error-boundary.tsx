import { Component, type ReactNode } from 'react'
import { onceItAnswers } from '@/session/once-it-answers'
import { NoConnection } from './no-connection'
import { Trouble } from './trouble'

type Props = { children: ReactNode }
type State = { failed: 'without a network' | 'otherwise' | undefined }

const reload = () => window.location.reload()
const reloadOnceItAnswers = () => void onceItAnswers(reload)

/** Stands in for what failed to render or to load (a chunk of an older build, say) with a way out. React asks for a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: undefined }

  static getDerivedStateFromError(): State {
    return { failed: navigator.onLine ? 'otherwise' : 'without a network' }
  }

  override render() {
    switch (this.state.failed) {
      case undefined:
        return this.props.children
      case 'without a network':
        return (
          <NoConnection
            sentence="This page has not been loaded yet. It opens once there is a connection."
            onRetry={reloadOnceItAnswers}
          />
        )
      case 'otherwise':
        return (
          <Trouble
            title="This page could not be shown"
            sentence="Loading it again usually helps. Nothing you saved is lost."
            onRetry={reload}
          />
        )
    }
  }
}
