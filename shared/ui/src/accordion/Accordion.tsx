import { classNames } from '../class-names'
import { useLazyPart } from '../lazy/lazy-part'
import { controlsPart } from '../lazy/parts'
import { AccordionTitle } from './AccordionTitle'
import styles from './Accordion.module.css'
import type { AccordionProps } from './accordion-props'

export const Accordion = (props: AccordionProps) => {
  const controls = useLazyPart(controlsPart, true)
  if (controls) return <controls.AccordionItems {...props} />
  return (
    <div className={classNames(styles.accordion, props.className)} aria-busy="true">
      {props.items.map((item) => (
        <div key={item.id} className={classNames(styles.item, item.id === props.openId && styles.open)}>
          <div className={styles.button}>
            <AccordionTitle item={item} />
          </div>
          {item.id === props.openId ? <div className={styles.content}>{item.content}</div> : null}
        </div>
      ))}
    </div>
  )
}
