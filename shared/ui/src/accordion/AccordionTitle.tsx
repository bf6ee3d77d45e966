import { Icon } from '../icon/Icon'
import type { AccordionItem } from './accordion-props'
import styles from './Accordion.module.css'

export const AccordionTitle = ({ item }: { readonly item: AccordionItem }) => (
  <>
    <span className={styles.text}>
      <span className={styles.title}>{item.title}</span>
      {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
    </span>
    <Icon name="caret-down" size={18} weight="regular" className={styles.caret} />
  </>
)
