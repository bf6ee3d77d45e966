import type { Ref } from 'react'
import { Icon } from '../Icon'
import type { MoneyText } from '../money-text'
import type { GameState } from './game-control'
import { useCountedBalance } from './use-count-up'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

type Props = {
  state: GameState
  t: Translate<TextKey>
  money: MoneyText
  /** Container for the button of the stage. */
  middle: Ref<HTMLDivElement>
  onStake: (steps: 1 | -1) => void
  /** Opens the sheet of stakes. */
  onChoose: () => void
}

export const Controls = ({ state, t, money, middle, onStake, onChoose }: Props) => {
  const { session, phase, stake } = state
  const stakes = session?.stakes ?? []
  const place = stakes.indexOf(stake)
  const idle = phase === 'idle'
  const balance = useCountedBalance(session?.balance ?? '0')
  const mayChoose = idle && stakes.length > 1
  const isFree = (session?.freeRounds?.left ?? 0) > 0
  // `aria-disabled` keeps the keyboard focus, `disabled` would lose it.
  const pressable = (may: boolean, press: () => void) => ({ 'aria-disabled': !may, onClick: may ? press : undefined })
  return (
    <div className="controls">
      <div className="bar-balance">
        <span className="label">{session?.mode === 'demo' ? t('credit') : t('balance')}</span>
        <strong className="amount">{session ? money(balance) : '—'}</strong>
      </div>
      <div className="bar-middle" ref={middle} />
      <div className="stake" role="group" aria-label={t('stake')}>
        <button
          type="button"
          className="step"
          aria-label={t('stakeDown')}
          {...pressable(idle && place > 0, () => onStake(-1))}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="stake-value"
          aria-label={`${t('chooseStake')}: ${money(stake)}`}
          {...pressable(mayChoose, onChoose)}
        >
          <span className="label">{isFree ? t('free') : t('stake')}</span>
          <output className="amount">{session ? money(stake) : '—'}</output>
        </button>
        <button
          type="button"
          className="step"
          aria-label={t('stakeUp')}
          {...pressable(idle && place < stakes.length - 1, () => onStake(1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
