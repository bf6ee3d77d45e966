import type { EventConfig } from '../../../games/event/event-config'
import type { EventBet } from '../../../games/event/event-rules'
import type { Fixture } from '../../../games/event/fixture'
import type { TableBetView } from '../../../tables/table-view'
import { Icon } from '../../Icon'
import type { MoneyText } from '../../money-text'
import { StakeStepper } from '../../tables/StakeStepper'
import { TakeBack } from '../../tables/TakeBack'
import { oddsText, pickLabel } from './pick-label'
import { slipSums } from './slip-sums'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Choice = Pick<EventBet, 'market' | 'pick'>
type Props = {
  readonly config: EventConfig
  readonly round: number
  readonly fixture: Fixture
  readonly chosen: readonly Choice[]
  readonly bets: readonly (Pick<TableBetView, 'roundId' | 'stake' | 'state' | 'win'> & { readonly choice: EventBet })[]
  readonly stake: string
  readonly ladder: readonly string[]
  readonly open: boolean
  readonly money: MoneyText
  readonly lang: string
  readonly t: Translate<EventTextKey | 'yourBets' | 'stake' | 'stakeUp' | 'stakeDown' | 'chooseStake' | 'takeBack'>
  readonly onStake: (stake: string) => void
  readonly onChooseStake: () => void
  readonly onWithdraw: (roundId: string) => void
  readonly onRemove: (choice: Choice) => void
  readonly onPlace: () => void
}

const betResultText = ({ state, win, stake }: Props['bets'][number], money: MoneyText, t: Props['t']): string => {
  switch (state) {
    case 'PAYING':
    case 'SETTLED':
      return win === '0' ? t('missed') : win === stake ? t('stakeBack') : t('paidOut', { win: money(win) })
    case 'CANCELLING':
    case 'CANCELLED':
    case 'REFUSED':
      return t('givenBack')
    default:
      return t('waiting')
  }
}

/** Picks that are about to be bet, and the bets of this contest. */
export const BetSlip = (props: Props) => {
  const { config, round, fixture, chosen, bets, stake, ladder, open, money, t, lang, onStake, onRemove, onPlace } =
    props
  const oddsOf = ({ market, pick }: Choice): number =>
    fixture.markets.find(({ key }) => key === market)?.picks.find(({ key }) => key === pick)?.odds ?? 0
  const line = (choice: Choice): readonly [label: string, odds: string] => {
    const found = fixture.markets.find(({ key }) => key === choice.market)
    const label = found ? pickLabel(config, round, found, choice.pick, t, lang) : choice.pick
    return [label, oddsText(oddsOf(choice), lang)]
  }
  const sums = slipSums(stake, chosen.map(oddsOf))
  return (
    <section className={`slip ${chosen.length + bets.length > 0 ? '' : 'slip-empty'}`} aria-label={t('slip')}>
      {chosen.length > 0 && (
        <ul className="slip-lines">
          {chosen.map((choice) => {
            const [label, odds] = line(choice)
            return (
              <li key={`${choice.market}.${choice.pick}`} className="slip-line">
                <span>{label}</span>
                <b>{odds}</b>
                <button
                  type="button"
                  className="slip-remove"
                  aria-label={t('remove', { pick: label })}
                  onClick={() => onRemove(choice)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {chosen.length > 0 && (
        <dl className="slip-sums">
          <div>
            <dt>{t('totalStake')}</dt>
            <dd>{money(sums.total)}</dd>
          </div>
          <div>
            <dt>{t('possibleReturn')}</dt>
            <dd>{money(sums.possible)}</dd>
          </div>
        </dl>
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
          className="slip-go"
          aria-disabled={!open || chosen.length === 0}
          onClick={open && chosen.length > 0 ? onPlace : undefined}
        >
          {chosen.length > 1
            ? t('placeMany', { count: chosen.length, stake: money(stake) })
            : chosen.length === 1
              ? t('place', { stake: money(stake) })
              : t('emptySlip')}
        </button>
      </div>
      {bets.length > 0 && (
        <ul className="slip-bets" aria-label={t('yourBets')}>
          {bets.map((bet) => {
            const [label, odds] = line(bet.choice)
            return (
              <li
                key={bet.roundId}
                className={`slip-line slip-${bet.state === 'SETTLED' && bet.win !== '0' ? 'won' : 'stands'}`}
              >
                <span>{label}</span>
                <b>{odds}</b>
                <span>{money(bet.stake)}</span>
                <em>{betResultText(bet, money, t)}</em>
                <TakeBack bet={bet} name={label} open={open} t={t} onWithdraw={props.onWithdraw} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
