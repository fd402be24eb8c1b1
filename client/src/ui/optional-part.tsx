import { Component, type ReactNode } from 'react'
import { toastNotLoaded } from './load-dialog'

/**
 * A part beside the screen that may fail to load, for example without a network: the screen stays,
 * and a toast explains.
 */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toastNotLoaded()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
