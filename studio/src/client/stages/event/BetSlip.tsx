import { useEffect, useRef, useState } from 'react'
import { mostCombinedOdds } from '../../../games/event/combined'
import type { EventConfig } from '../../../games/event/event-config'
import type { Leg } from '../../../games/event/event-rules'
import type { TableBetView } from '../../../tables/table-view'
import { Icon } from '../../Icon'
import type { MoneyText } from '../../money-text'
import { StakeStepper } from '../../tables/StakeStepper'
import { SlipBets } from './SlipBets'
import type { SlipBet } from './SlipBets'
import { combineFault, oddsOf, productOf } from './picks'
import type { SlipKind } from './picks'
import { oddsText, productText, slipLabel } from './pick-label'
import { combinedSums, slipSums } from './slip-sums'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly config: EventConfig
  readonly chosen: readonly Leg[]
  readonly kind: SlipKind
  readonly bets: readonly SlipBet[]
  readonly stake: string
  readonly ladder: readonly string[]
  readonly open: boolean
  readonly money: MoneyText
  readonly lang: string
  readonly t: Translate<
    EventTextKey | 'roundNumber' | 'yourBets' | 'stake' | 'stakeUp' | 'stakeDown' | 'chooseStake' | 'takeBack'
  >
  readonly onKind: (kind: SlipKind) => void
  readonly onStake: (stake: string) => void
  readonly onChooseStake: () => void
  readonly onCashOut: (roundId: string) => void
  readonly onWithdraw: (roundId: TableBetView['roundId']) => void
  readonly onRemove: (pick: Leg) => void
  readonly onPlace: () => void
}

/** A second tap on the button is no confirmation. */
const graceMs = 400

/** Picks that are about to be bet, what they cost and return, and the bets of this contest. */
export const BetSlip = (props: Props) => {
  const { config, chosen, kind, bets, stake, ladder, open, money, t, lang, onKind, onStake, onRemove, onPlace } = props
  const labelOf = (pick: Leg): string => slipLabel(config, pick, t, lang)
  const odds = chosen.map((pick) => oddsOf(config, pick))
  const sums = kind === 'combined' ? combinedSums(stake, odds) : slipSums(stake, odds)
  const fault = combineFault(chosen, odds)
  const may = open && chosen.length > 0

  // Another slip is another bet: it is confirmed anew.
  const slip = `${kind} ${stake} ${chosen.map(({ round, market, pick }) => `${round}.${market}.${pick}`).join()}`
  const [confirming, setConfirming] = useState('')
  const since = useRef(0)
  const isConfirming = may && confirming === slip
  useEffect(() => {
    since.current = performance.now()
  }, [isConfirming])
  const press = (): void => {
    if (!isConfirming) return setConfirming(slip)
    if (performance.now() - since.current < graceMs) return undefined
    setConfirming('')
    return onPlace()
  }
  const goLabel =
    chosen.length === 0
      ? t('emptySlip')
      : isConfirming
        ? t('confirmBets', { stake: money(sums.total) })
        : kind === 'single' && chosen.length > 1
          ? t('placeMany', { count: chosen.length, stake: money(stake) })
          : t('place', { stake: money(stake) })

  return (
    <section className={`slip ${chosen.length + bets.length > 0 ? '' : 'slip-empty'}`} aria-label={t('slip')}>
      {chosen.length > 1 && (
        <div className="slip-kinds" role="group" aria-label={t('betKind')}>
          {(['single', 'combined'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={kind === each}
              aria-disabled={each === 'combined' && fault !== null}
              onClick={() => (each === 'single' || fault === null) && onKind(each)}
            >
              {t(each)}
            </button>
          ))}
        </div>
      )}
      {chosen.length > 1 && fault !== null && fault !== 'few' && (
        <p className="slip-note">{t(fault, { most: oddsText(mostCombinedOdds, lang) })}</p>
      )}
      {chosen.length > 0 && (
        <ul className="slip-lines">
          {chosen.map((pick, at) => {
            const label = labelOf(pick)
            return (
              <li key={`${pick.round}.${pick.market}.${pick.pick}`} className="slip-line">
                <span>{label}</span>
                <b>{oddsText(odds[at] ?? 0, lang)}</b>
                <button
                  type="button"
                  className="slip-remove"
                  aria-label={t('remove', { pick: label })}
                  onClick={() => onRemove(pick)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {chosen.length > 0 && (
        <>
          <div className="slip-presets" role="group" aria-label={t('quickStakes')}>
            {ladder.slice(0, 5).map((each) => (
              <button key={each} type="button" aria-pressed={each === stake} onClick={() => onStake(each)}>
                {money(each)}
              </button>
            ))}
          </div>
          <dl className="slip-sums">
            {kind === 'combined' && (
              <div>
                <dt>{t('totalOdds')}</dt>
                <dd>{productText(productOf(odds), odds.length, lang)}</dd>
              </div>
            )}
            <div>
              <dt>{t('totalStake')}</dt>
              <dd>{money(sums.total)}</dd>
            </div>
            <div>
              <dt>{t('possibleReturn')}</dt>
              <dd>{money(sums.possible)}</dd>
            </div>
          </dl>
        </>
      )}
      <div className="slip-foot">
        <StakeStepper
          stake={stake}
          ladder={ladder}
          money={money}
          t={t}
          onStake={onStake}
          onChoose={props.onChooseStake}
        />
        <button
          type="button"
          className={isConfirming ? 'slip-go slip-confirm' : 'slip-go'}
          aria-disabled={!may}
          onClick={may ? press : undefined}
        >
          {goLabel}
        </button>
      </div>
      <SlipBets
        config={config}
        bets={bets}
        open={open}
        labelOf={labelOf}
        money={money}
        t={t}
        lang={lang}
        onCashOut={props.onCashOut}
        onWithdraw={props.onWithdraw}
      />
    </section>
  )
}
