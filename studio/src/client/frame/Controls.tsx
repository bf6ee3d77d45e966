import type { Ref } from 'react'
import { Icon } from '../Icon'
import type { MoneyText } from '../money-text'
import type { Texts } from '../texts/text-keys'
import type { GameState } from './game-control'

/** What stands at the left: the balance, or, where the framing site shows that in its own bar, how the visit went so far. */
export type BalanceKind = 'balance' | 'net'

type Props = {
  balanceKind: BalanceKind
  state: GameState
  texts: Texts
  money: MoneyText
  /** Where the stage puts its button. */
  middle: Ref<HTMLDivElement>
  onStake: (steps: 1 | -1) => void
}

export const Controls = ({ balanceKind, state, texts, money, middle, onStake }: Props) => {
  const { session, phase, stake } = state
  const stakes = session?.stakes ?? []
  const place = stakes.indexOf(stake)
  const idle = phase === 'idle'
  const isFree = (session?.freeRounds?.left ?? 0) > 0
  // A disabled button drops the focus; who plays by keyboard keeps their place from round to round.
  const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })
  return (
    <div className="controls">
      <div className="bar-balance">
        <span className="label">
          {balanceKind === 'net' ? texts.net : session?.mode === 'demo' ? texts.credit : texts.balance}
        </span>
        <strong className="amount">
          {session ? money(balanceKind === 'net' ? session.net : session.balance) : '—'}
        </strong>
      </div>
      <div className="bar-middle" ref={middle} />
      <div className="stake" role="group" aria-label={texts.stake}>
        <button
          type="button"
          className="step"
          aria-label={texts.stakeDown}
          {...pressable(idle && place > 0, () => onStake(-1))}
        >
          <Icon name="minus" />
        </button>
        <div className="stake-value">
          <span className="label">{isFree ? texts.free : texts.stake}</span>
          <output className="amount">{session ? money(stake) : '—'}</output>
        </div>
        <button
          type="button"
          className="step"
          aria-label={texts.stakeUp}
          {...pressable(idle && place < stakes.length - 1, () => onStake(1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
