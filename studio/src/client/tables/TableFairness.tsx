import type { Boot } from '../boot'
import { Sheet } from '../sheets/Sheet'
import type { TableKey } from './texts'
import type { TableState } from './table-state'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** Hashes that fix the results of this table, with a link to the checker. */
export const TableFairness = ({
  boot,
  t,
  table,
  onClose,
}: {
  boot: Boot
  t: Translate<TextKey | TableKey>
  table: TableState['table']
  onClose: () => void
}) => {
  const rows = table && [
    [t('terminal'), table.fairness.terminalHash],
    [t('salt'), table.fairness.salt],
    [t('round'), String(table.round)],
    [t('commitment'), table.fairness.commitment],
  ]
  return (
    <Sheet title={t('fairness')} closeLabel={t('close')} onClose={onClose}>
      <p className="note">{t('chain')}</p>
      <dl className="proof">
        {rows?.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="code">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('checkRounds')}</p>
      <a className="link" href={`/verify?lang=${boot.lang}`} target="_blank" rel="noopener noreferrer">
        {t('verifyPage')}
      </a>
    </Sheet>
  )
}
