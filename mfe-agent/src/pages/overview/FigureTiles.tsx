import type { Currency } from '@mosaic/contracts'
import { formatNumber } from '@mosaic/i18n'
import { merchantCurrency } from '@mosaic/session'
import { Card, StatTile } from '@mosaic/ui'
import { countFigures, figureUnits, type Figure, type Overview } from '../../figures/figure'
import { FigureText } from '../../figures/FigureText'
import { useDelta } from '../../figures/use-delta'
import { useTexts } from '../../texts'
import styles from './FigureTiles.module.css'

/** The result comes first; the others follow in pairs. */
const shown: readonly Figure[] = ['pnl', 'deposit', 'validBet', 'payout', ...countFigures]

/** No difference when one of the days cannot be read. */
const trendOf = (overview: Overview, figure: Figure, currency: Currency): number[] | null => {
  const units = overview.days.map((day) => figureUnits(day, figure, currency))
  // Only the shape of a curve is drawn from these; no amount is computed from them.
  return units.includes(null) ? null : units.map(Number)
}

/** The period in figures, each against the period before (domain §4.5). */
export const FigureTiles = ({ overview }: { readonly overview: Overview | undefined }) => {
  const { t, tag } = useTexts()
  const deltaOf = useDelta()
  const currency = overview?.currency ?? merchantCurrency()
  return (
    <section aria-label={t('overview.figures')}>
      <Card tone="brand" className={styles.size}>
        {(['members', 'agents'] as const).map((kind) => (
          <p key={kind} className={styles.sizeItem}>
            <span className={styles.sizeLabel}>{t(`overview.${kind}`)}</span>{' '}
            <strong>
              {overview ? formatNumber(kind === 'members' ? overview.memberCount : overview.agentCount, tag) : '–'}
            </strong>
          </p>
        ))}
      </Card>
      <div className={styles.tiles}>
        {shown.map((figure) => {
          const current = overview && figureUnits(overview.footer, figure, currency)
          const before = overview && figureUnits(overview.previous, figure, currency)
          return (
            <StatTile
              key={figure}
              className={figure === 'pnl' ? styles.wide : undefined}
              label={t(`figure.${figure}`)}
              value={
                <span className={styles.value}>
                  {current === undefined ? (
                    '\u00a0'
                  ) : (
                    <FigureText figure={figure} units={current} currency={currency} />
                  )}
                </span>
              }
              loading={current === undefined}
              delta={typeof current === 'bigint' && typeof before === 'bigint' ? deltaOf(current, before) : undefined}
              trend={overview && trendOf(overview, figure, currency)}
            />
          )
        })}
      </div>
    </section>
  )
}
