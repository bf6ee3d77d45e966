import { Card, DefinitionRows, type DefinitionRow, Tag, type TagProps } from '@mosaic/ui'
import type { ReactNode } from 'react'
import styles from './Queue.module.css'

export type CaseCardProps = {
  readonly label: string
  readonly title: ReactNode
  readonly state: { readonly text: string; readonly tone: TagProps['tone'] }
  readonly rows: readonly DefinitionRow[]
  readonly note?: string
  readonly children?: ReactNode
}

export const CaseCard = ({ label, title, state, rows, note, children }: CaseCardProps) => (
  <Card role="group" aria-label={label}>
    <div className={styles.head}>
      <span>{title}</span>
      <Tag tone={state.tone}>{state.text}</Tag>
    </div>
    <DefinitionRows rows={rows} />
    {note ? <p className={styles.note}>{note}</p> : null}
    {children}
  </Card>
)
