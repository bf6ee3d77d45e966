import type { Boot } from '../boot'
import { Sheet } from '../sheets/Sheet'
import type { TableKey } from './table-texts'
import type { TableState } from './table-state'

/** What fixes the results of this table, and where they can be checked. */
export const TableFairness = ({
  boot,
  texts,
  table,
  onClose,
}: {
  boot: Boot
  texts: Readonly<Record<TableKey, string>>
  table: TableState['table']
  onClose: () => void
}) => {
  const rows = table && [
    [texts.terminal, table.fairness.terminalHash],
    [texts.salt, table.fairness.salt],
    [boot.texts.round, String(table.round)],
    [texts.commitment, table.fairness.commitment],
  ]
  return (
    <Sheet title={boot.texts.fairness} closeLabel={boot.texts.close} onClose={onClose}>
      <p className="note">{texts.chain}</p>
      <dl className="proof">
        {rows?.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="code">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{texts.checkRounds}</p>
      <a className="link" href={`/verify?lang=${boot.lang}`} target="_blank" rel="noopener noreferrer">
        {boot.texts.verifyPage}
      </a>
    </Sheet>
  )
}
