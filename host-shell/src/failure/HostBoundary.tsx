import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage'

/** Last net: the shell itself threw. Says so instead of a blank page. */
export class HostBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children
  }
}
