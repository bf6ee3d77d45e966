import { visibleText } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'
import { CsvButton } from '@mosaic/records'
import { Section, TextField } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts'
import { LevelTable } from './LevelTable'
import { useMemberColumns } from './member-columns'
import styles from './MemberTree.module.css'
import { SearchTable } from './SearchTable'
import type { TreeMember } from './tree-state'

/** Time after the last key before the search (spec §9). */
const searchPause = 500

type MemberTreeProps = {
  readonly range: DayRange
  readonly onMember?: (memberId: string) => void
}

/** The team below the agent: by levels, or as the matches of a search; the shown rows can be exported. */
export const MemberTree = ({ range, onMember }: MemberTreeProps) => {
  const { t } = useTexts()
  const columns = useMemberColumns()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<readonly TreeMember[]>([])

  useEffect(() => {
    const pause = setTimeout(() => setSearch(visibleText(typed)), searchPause)
    return () => clearTimeout(pause)
  }, [typed])

  const table = () => {
    const head = [t('tree.member'), t('overview.members'), ...columns.map((column) => column.title)]
    const lines = shown.map((member) => [
      member.account,
      String(member.teamCount),
      ...columns.map((column) => column.plain(member)),
    ])
    return [head, ...lines]
  }

  return (
    <Section icon="users-three" title={t('tree.title')}>
      <TextField
        label={t('tree.search')}
        name="search"
        type="search"
        icon="magnifying-glass"
        autoComplete="off"
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search === '' ? (
        <LevelTable range={range} onShown={setShown} onMember={onMember} />
      ) : (
        <SearchTable range={range} search={search} onShown={setShown} onMember={onMember} />
      )}
      {shown.length > 0 ? (
        <CsvButton fileName={`team-${range.startDate}-${range.endDate}`} table={table} className={styles.csv} />
      ) : null}
    </Section>
  )
}
