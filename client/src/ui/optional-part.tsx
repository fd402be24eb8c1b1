import { Component, type ReactNode } from 'react'
import { toastNotLoaded } from './load-dialog'

/** A part of the screen that may fail to load; a toast then explains. */
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
