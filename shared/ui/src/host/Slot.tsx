import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton'
import { useHost } from './host-context'

export type SlotProps = {
  readonly name: string
  /** Shown when no remote offers anything for this slot. */
  readonly fallback?: ReactNode
  readonly props?: Readonly<Record<string, unknown>>
  /** Shape of an item that is on its way, for its declared height; a plain box when absent. */
  readonly skeleton?: (height: number, item: { readonly remote: string; readonly module: string }) => ReactNode
}

const box = (height: number): ReactNode => <Skeleton height={height} radius="l" />

/** Renders what the composition lists for this place, in order; each item fails and loads on its own. */
export const Slot = ({ name, fallback = null, props, skeleton = box }: SlotProps) => {
  const host = useHost()
  const items = host.slotItems(name)
  if (items.length === 0) return fallback
  return items.map((item) => (
    <Fragment key={`${item.remote}/${item.module}`}>
      {host.renderModule({
        remote: item.remote,
        module: item.module,
        props,
        place: 'slot',
        slot: name,
        fallback: item.height ? skeleton(item.height, item) : null,
      })}
    </Fragment>
  ))
}
