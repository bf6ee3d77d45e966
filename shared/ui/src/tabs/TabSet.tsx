import * as Radix from '@radix-ui/react-tabs'
import { Badge } from '../badge/Badge'
import { classNames } from '../class-names'
import type { TabsProps } from './tabs-props'
import styles from './Tabs.module.css'

export const TabSet = ({ label, tabs, value, onChange, className, children }: TabsProps) => (
  <Radix.Root className={className} value={value} onValueChange={onChange}>
    <Radix.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.id}
          value={tab.id}
          className={classNames(styles.tab, tab.id === value && styles.chosen)}
          {...(children ? {} : { 'aria-controls': undefined })}
        >
          {tab.label}
          {tab.badge ? <Badge count={tab.badge} className={styles.badge} /> : null}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {children ? <Radix.Content value={value}>{children}</Radix.Content> : null}
  </Radix.Root>
)
