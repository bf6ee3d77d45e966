import * as Radix from '@radix-ui/react-accordion'
import { classNames } from '../class-names'
import type { AccordionProps } from './accordion-props'
import { AccordionTitle } from './AccordionTitle'
import styles from './Accordion.module.css'

export const AccordionItems = ({ items, openId, onChange, level = 3, className }: AccordionProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Radix.Root
      type="single"
      collapsible
      value={openId ?? ''}
      onValueChange={(id) => onChange(id || null)}
      className={classNames(styles.accordion, className)}
    >
      {items.map((item) => (
        <Radix.Item
          key={item.id}
          value={item.id}
          id={`item-${item.id}`}
          className={classNames(styles.item, item.id === openId && styles.open)}
        >
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.button}>
                <AccordionTitle item={item} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content}>{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
