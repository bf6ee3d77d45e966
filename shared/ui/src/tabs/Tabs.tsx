import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from '../badge/Badge'
import { classNames } from '../class-names'
import styles from './Tabs.module.css'

export type Tab = { readonly id: string; readonly label: string; readonly badge?: number }
export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly className?: string
  /** The panel of the chosen tab. */
  readonly children?: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export const Tabs = ({ label, tabs, value, onChange, className, children }: TabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? null : (at + step + tabs.length) % tabs.length
    const tab = target === null ? undefined : tabs[target]
    if (!tab || target === null) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div className={className}>
      {/* The tabs themselves take the focus; the list only hears their arrow keys. */}
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            className={classNames(styles.tab, tab.id === value && styles.chosen)}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.badge ? <Badge count={tab.badge} className={styles.badge} /> : null}
          </button>
        ))}
      </div>
      {children ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
