import type { Game, ValueOf } from '@mosaic/contracts'
import { formatBasisPoints, formatNumber } from '@mosaic/i18n'
import { moneyOf, MoneyText } from '@mosaic/money'
import { useTexts } from '../texts'
import styles from './GameSheet.module.css'

export type GameDetail = ValueOf<'gameDetail'>

const levels = [1, 2, 3, 4, 5] as const

const Volatility = ({ level }: { readonly level: number }) => {
  const { t } = useTexts()
  return (
    <span className={styles.meter} role="img" aria-label={t('sheet.volatilityLevel', { level })}>
      {levels.map((step) => (
        <span key={step} className={step <= level ? styles.on : styles.off} />
      ))}
    </span>
  )
}

/** The figures of one game; missing ones are left out, never guessed. */
export const GameFacts = ({ detail }: { readonly detail: GameDetail }) => {
  const { t, tag } = useTexts()
  const { game, hitRateBp, maxWinX, lines } = detail
  const money = (wire: Game['minBet']) => <MoneyText value={moneyOf(wire, game.currency)} currency={game.currency} />
  const rows = [
    { key: 'provider', label: t('sheet.provider'), value: game.vassalageName },
    { key: 'rtp', label: t('sheet.rtp'), value: game.rtpBp === null ? null : formatBasisPoints(game.rtpBp, tag) },
    {
      key: 'volatility',
      label: t('sheet.volatility'),
      value: game.volatility === null ? null : <Volatility level={game.volatility} />,
    },
    { key: 'hitRate', label: t('sheet.hitRate'), value: hitRateBp === null ? null : formatBasisPoints(hitRateBp, tag) },
    {
      key: 'maxWin',
      label: t('sheet.maxWin'),
      value: maxWinX === null ? null : `${formatNumber(maxWinX, tag, { maximumFractionDigits: 2 })}×`,
    },
    { key: 'minBet', label: t('sheet.minBet'), value: game.supportPlay ? money(game.minBet) : null },
    { key: 'maxBet', label: t('sheet.maxBet'), value: game.supportPlay ? money(game.maxBet) : null },
    { key: 'lines', label: t('sheet.lines'), value: lines === null ? null : formatNumber(lines, tag) },
  ]
  return (
    <dl className={styles.facts}>
      {rows.map((row) =>
        row.value === null ? null : (
          <div key={row.key} className={styles.fact}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
