import { Icon } from '@mosaic/ui'
import { useTexts } from '../texts'
import styles from './MemberCell.module.css'
import type { TreeMember } from './tree-state'

type MemberCellProps = {
  readonly member: TreeMember
  readonly depth: number
  /** Absent in a list of search results, which has no levels to open. */
  readonly toggle?: { readonly open: boolean; readonly onToggle: () => void }
  /** Opens the sheet of the member; without it the whole name opens the level below. */
  readonly onMember?: () => void
}

const deepestIndent = 4

/** First column: member, level, number of members below, and the button to open them. */
export const MemberCell = ({ member, depth, toggle, onMember }: MemberCellProps) => {
  const { t } = useTexts()
  const { account, level, teamCount, directCount, online } = member
  const words = (
    <span className={styles.words}>
      <span className={styles.account}>
        {account}
        {online ? <span className={styles.online} role="img" aria-label={t('tree.online')} /> : null}
      </span>
      <span className={styles.detail}>
        {t('tree.level', { level })}
        {teamCount > 0 ? ` · ${t('tree.team', { count: teamCount })}` : ''}
      </span>
    </span>
  )
  const indent = { paddingLeft: `${Math.min(depth, deepestIndent) * 12}px` }
  if (onMember)
    return (
      <span className={styles.row} style={indent}>
        <button
          type="button"
          className={styles.member}
          aria-label={t('team.openSheet', { name: account })}
          onClick={onMember}
        >
          {words}
        </button>
        {toggle && directCount > 0 ? (
          <button
            type="button"
            className={styles.caretOnly}
            aria-expanded={toggle.open}
            aria-label={t(toggle.open ? 'tree.close' : 'tree.open', { name: account })}
            onClick={toggle.onToggle}
          >
            <Icon name={toggle.open ? 'caret-down' : 'caret-right'} size={16} weight="regular" />
          </button>
        ) : null}
      </span>
    )
  return (
    <span className={styles.cell} style={indent}>
      {toggle && directCount > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={toggle.open}
          aria-label={t(toggle.open ? 'tree.close' : 'tree.open', { name: account })}
          onClick={toggle.onToggle}
        >
          <Icon name={toggle.open ? 'caret-down' : 'caret-right'} size={16} weight="regular" className={styles.caret} />
          {words}
        </button>
      ) : (
        <span className={toggle ? styles.leaf : undefined}>{words}</span>
      )}
    </span>
  )
}
