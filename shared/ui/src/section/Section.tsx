import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import type { IconName } from '../icon/icon-names'
import styles from './Section.module.css'

export type SectionAction = { readonly label: string; readonly to?: string; readonly onClick?: () => void }
export type SectionProps = {
  readonly icon?: IconName
  readonly title: string
  readonly action?: SectionAction
  readonly className?: string
  readonly children: ReactNode
}

export const Section = ({ icon, title, action, className, children }: SectionProps) => {
  const id = useId()
  const go = action ? (
    <>
      {action.label}
      <Icon name="caret-right" size={16} weight="regular" className={styles.caret} />
    </>
  ) : null
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {icon ? <Icon name={icon} size={24} weight="fill" className={styles.icon} /> : null}
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action?.to !== undefined ? (
          <Link to={action.to} className={styles.action} aria-describedby={id}>
            {go}
          </Link>
        ) : action ? (
          <button type="button" className={styles.action} onClick={action.onClick} aria-describedby={id}>
            {go}
          </button>
        ) : null}
      </div>
      {children}
    </section>
  )
}
