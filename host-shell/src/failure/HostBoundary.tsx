import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage'

/** Error page instead of a blank page when the shell itself throws. */
export class HostBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children
  }
}
