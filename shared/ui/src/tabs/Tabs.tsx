import { classNames } from '../class-names'
import { useLazyPart } from '../lazy/lazy-part'
import { controlsPart } from '../lazy/parts'
import styles from './Tabs.module.css'
import type { TabsProps } from './tabs-props'

export const Tabs = (props: TabsProps) => {
  const controls = useLazyPart(controlsPart, true)
  if (controls) return <controls.TabSet {...props} />
  return (
    <div className={props.className} aria-busy="true">
      <div className={styles.list}>
        {props.tabs.map((tab) => (
          <span
            key={tab.id}
            className={classNames(styles.tab, styles.waiting, tab.id === props.value && styles.chosen)}
          >
            {tab.label}
          </span>
        ))}
      </div>
      {props.children}
    </div>
  )
}
