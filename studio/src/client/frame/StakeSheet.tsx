import { useState } from 'react'
import type { FormEvent } from 'react'
import { ignoreInputMethodEnter } from '../input-method'
import type { MoneyText } from '../money-text'
import { Sheet } from '../sheets/Sheet'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import { doubleStake, halfStake, mostStake, stakeAtMost, typedAmount } from './stake-choice'

/** Every stake of the game, half, double, the most that the balance covers, and typing. */
export const StakeSheet = ({
  ladder,
  stake,
  balance,
  scale,
  money,
  t,
  onStake,
  onClose,
}: {
  ladder: readonly string[]
  stake: string
  balance: string
  scale: number
  money: MoneyText
  t: Translate<TextKey>
  onStake: (stake: string) => void
  onClose: () => void
}) => {
  const [typed, setTyped] = useState('')
  const amount = typedAmount(typed, scale)
  const found = amount === null ? null : stakeAtMost(ladder, amount)
  const choose = (next: string): void => {
    onStake(next)
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (found !== null) choose(found)
  }
  const quick = [
    ['½', t('halfStake'), halfStake(ladder, stake)],
    ['2×', t('doubleStake'), doubleStake(ladder, stake)],
    [t('maxStake'), t('maxStake'), mostStake(ladder, balance)],
  ] as const
  return (
    <Sheet title={t('chooseStake')} closeLabel={t('close')} onClose={onClose}>
      <div className="stake-grid" role="group" aria-label={t('chooseStake')}>
        {ladder.map((each) => (
          <button key={each} type="button" aria-pressed={each === stake} onClick={() => choose(each)}>
            {money(each)}
          </button>
        ))}
      </div>
      <div className="stake-grid">
        {quick.map(([face, name, next]) => (
          <button key={face} type="button" aria-label={`${name}: ${money(next)}`} onClick={() => choose(next)}>
            {face}
          </button>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its field */}
      <form className="stake-form" onSubmit={submit} onKeyDown={ignoreInputMethodEnter}>
        <label htmlFor="stakeTyped">{t('typeStake')}</label>
        <input
          id="stakeTyped"
          name="stake"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={typed !== '' && amount === null}
          aria-describedby="stakeFound"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id="stakeFound" className="hint">
          {t('stakeRange', { min: money(ladder[0] ?? '0'), max: money(ladder[ladder.length - 1] ?? '0') })}
        </p>
        <button type="submit" className="primary" aria-disabled={found === null}>
          {found === null ? t('chooseStake') : t('useStake', { stake: money(found) })}
        </button>
      </form>
    </Sheet>
  )
}
