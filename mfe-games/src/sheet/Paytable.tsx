import { formatNumber } from '@mosaic/i18n'
import { useTexts } from '../texts'
import type { GameDetail } from './GameFacts'
import styles from './Paytable.module.css'
import { symbolName } from './symbol-name'

export const Paytable = ({ rows }: { readonly rows: GameDetail['paytable'] }) => {
  const { t, tag } = useTexts()
  const symbolText = (code: string): string => {
    const symbol = symbolName(code)
    switch (symbol.kind) {
      case 'high':
      case 'low':
        return t(`sheet.symbols.${symbol.kind}`, { rank: symbol.rank })
      case 'own':
        return symbol.name
      default:
        return t(`sheet.symbols.${symbol.kind}`)
    }
  }
  const counts = [...new Set(rows.flatMap((row) => row.pays.map((pay) => pay.count)))].sort((a, b) => b - a)
  return (
    <section className={styles.paytable} aria-label={t('sheet.paytable')}>
      <h3 className={styles.title}>{t('sheet.paytable')}</h3>
      <p className={styles.hint}>{t('sheet.paytableHint')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.symbol')}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {count}×
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.symbol}>
              <th scope="row">{symbolText(row.symbol)}</th>
              {counts.map((count) => {
                const pay = row.pays.find((entry) => entry.count === count)
                return (
                  <td key={count}>{pay ? formatNumber(pay.multiplier, tag, { maximumFractionDigits: 2 }) : '–'}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
