import type { DeskValue } from '@mosaic/contracts/desk'
import { MoneyText, moneyOf } from '@mosaic/money'
import { useTexts } from '../texts'
import styles from './Reconciliation.module.css'

type Round = DeskValue<'reconciliation'>['list'][number]['differing'][number]

const states = ['OPEN', 'SETTLED', 'CANCELLED'] as const
const isState = (state: string): state is (typeof states)[number] => states.some((each) => each === state)

const Side = ({ label, side }: { readonly label: string; readonly side: Round['here'] }) => {
  const { t } = useTexts()
  return (
    <p className={styles.side}>
      <span className={styles.label}>{label}</span>
      {side === null ? (
        t('reconciliation.unknown')
      ) : (
        <span>
          {isState(side.state) ? t(`reconciliation.state.${side.state}`) : side.state}{' '}
          <MoneyText value={moneyOf(side.stake, side.currency)} currency={side.currency} />
          {' → '}
          <MoneyText value={moneyOf(side.win, side.currency)} currency={side.currency} />
        </span>
      )}
    </p>
  )
}

/** Stake and win of each differing round on both sides. */
export const DifferingRounds = ({ rounds }: { readonly rounds: readonly Round[] }) => {
  const { t } = useTexts()
  return (
    <ul className={styles.rounds}>
      {rounds.map(({ roundId, kind, here, there }) => (
        <li key={roundId}>
          <p className={styles.round}>{roundId}</p>
          <p>{t(`reconciliation.kind.${kind}`)}</p>
          <Side label={t('reconciliation.here')} side={here} />
          <Side label={t('reconciliation.there')} side={there} />
        </li>
      ))}
    </ul>
  )
}
