import { Button } from '@mosaic/ui'
import { Component, lazy, Suspense, useState, type ReactNode } from 'react'
import type { AloneParts } from './alone-parts'
import styles from './harness.module.css'

type BoundaryProps = { readonly name: string; readonly again: () => void; readonly children: ReactNode }

/** Error boundary of one module; shows its error. */
class ModuleBoundary extends Component<BoundaryProps, { readonly error: string | null }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  })
  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {this.props.name} threw: {this.state.error}
        </p>
        <Button size="s" variant="secondary" icon="arrows-clockwise" onClick={this.props.again}>
          Load again
        </Button>
      </div>
    )
  }
}

type Props = {
  readonly module: string
  readonly loadModule: AloneParts['loadModule']
  readonly props?: Readonly<Record<string, unknown>>
  readonly fallback?: ReactNode
}

/** One module of the remote, as a slot or a route of the host would show it. */
export const ModulePlace = ({ module, loadModule, props, fallback = null }: Props) => {
  // React remembers a lazy component's failure, so loading again begins with a new one.
  const attempt = (number: number) => ({ number, Module: lazy(() => loadModule(module)) })
  const [{ number, Module }, setAttempt] = useState(() => attempt(0))
  return (
    <ModuleBoundary key={number} name={module} again={() => setAttempt(attempt(number + 1))}>
      <Suspense fallback={fallback}>
        <Module {...props} />
      </Suspense>
    </ModuleBoundary>
  )
}
