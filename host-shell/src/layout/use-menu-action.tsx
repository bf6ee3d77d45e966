import { type MenuItem, useHost } from '@mosaic/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'

type MenuAction = {
  /** For the link of an entry; undefined for one that only leads to its page. */
  readonly tapOf: (entry: MenuItem) => ((event: MouseEvent) => void) | undefined
  /** The module that runs. */
  readonly running: ReactNode
}

/** Menu entries with a module: a tap runs it, and the page stays. */
export const useMenuAction = (): MenuAction => {
  const { renderModule } = useHost()
  const [action, setAction] = useState<MenuItem['action']>()
  return {
    tapOf: (entry) =>
      entry.action &&
      ((event) => {
        event.preventDefault()
        setAction(entry.action)
      }),
    running:
      action &&
      renderModule({ ...action, props: { onDone: () => setAction(undefined) }, place: 'slot', fallback: null }),
  }
}
