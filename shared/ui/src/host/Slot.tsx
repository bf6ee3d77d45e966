import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton'
import { useHost } from './host-context'

export type SlotProps = {
  readonly name: string
  /** Shown when no remote offers anything for this slot. */
  readonly fallback?: ReactNode
  readonly props?: Readonly<Record<string, unknown>>
}

/** Renders what the composition lists for this place, in order; each item fails and loads on its own. */
export const Slot = ({ name, fallback = null, props }: SlotProps) => {
  const host = useHost()
  const items = host.slotItems(name)
  if (items.length === 0) return fallback
  return items.map((item) => (
    <Fragment key={`${item.remote}/${item.module}`}>
      {host.renderModule({ remote: item.remote, module: item.module, props, place: 'slot', slot: name, fallback: item.height ? <Skeleton height={item.height} radius="l" /> : null })}
    </Fragment>
  ))
}
