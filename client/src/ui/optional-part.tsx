import { Component, type ReactNode } from 'react'
import { sayNotLoaded } from './load-dialog'

/** A part around the screen whose code may not come, without a network say: what is around it stays, and it is told. */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    sayNotLoaded()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
