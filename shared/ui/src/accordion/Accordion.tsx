import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import styles from './Accordion.module.css'

export type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly detail?: ReactNode; readonly content: ReactNode }
export type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** One is open at a time, or none. */
  readonly openId: string | null
  readonly onChange: (id: string | null) => void
  /** Level of the titles: one below the heading they stand under. */
  readonly level?: 2 | 3
  readonly className?: string
}

export const Accordion = ({ items, openId, onChange, level = 3, className }: AccordionProps) => {
  const base = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map((item) => {
        const open = item.id === openId
        const id = `${base}-${item.id}`
        return (
          <div key={item.id} id={`item-${item.id}`} className={classNames(styles.item, open && styles.open)}>
            <Heading className={styles.heading}>
              <button type="button" className={styles.button} aria-expanded={open} aria-controls={id} id={`${id}-button`} onClick={() => onChange(open ? null : item.id)}>
                <span className={styles.text}>
                  <span className={styles.title}>{item.title}</span>
                  {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
                </span>
                <Icon name="caret-down" size={18} weight="regular" className={styles.caret} />
              </button>
            </Heading>
            <section id={id} aria-labelledby={`${id}-button`} hidden={!open} className={styles.content}>
              {open ? item.content : null}
            </section>
          </div>
        )
      })}
    </div>
  )
}
