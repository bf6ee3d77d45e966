import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { movePage } from './page-transition'

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0

/** Safari and Chrome move the page themselves when a finger pulls it back; it must not move twice. */
const watchOwnMoves = () => {
  let moved = false
  const listen = (event: PopStateEvent) => {
    moved = Reflect.get(event, 'hasUAVisualTransition') === true
  }
  window.addEventListener('popstate', listen, true)
  return { movedItself: () => moved, stop: () => window.removeEventListener('popstate', listen, true) }
}

/** The browser's history as a router, with a transition between two pages (not between two queries of one). */
export const SiteRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [state, setState] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    const own = watchOwnMoves()
    let shown = { pathname: history.location.pathname, index: indexOf(window.history.state) }
    const stop = history.listen(({ action, location }) => {
      const before = shown
      shown = { pathname: location.pathname, index: indexOf(window.history.state) }
      const update = () => setState({ action, location })
      const popped = String(action) === 'POP'
      if (before.pathname === shown.pathname || String(action) === 'REPLACE' || (popped && own.movedItself()))
        startTransition(update)
      else movePage(popped && shown.index < before.index ? 'back' : 'forward', update)
    })
    return () => {
      stop()
      own.stop()
    }
  }, [history])

  return (
    <Router location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  )
}
