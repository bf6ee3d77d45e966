import type { EventConfig } from '../../../games/event/event-config'
import type { EventBet } from '../../../games/event/event-rules'
import type { Fixture } from '../../../games/event/fixture'
import type { TableBetView } from '../../../tables/table-view'
import { Icon } from '../../Icon'
import type { MoneyText } from '../../money-text'
import { StakeStepper } from '../../tables/StakeStepper'
import { fill } from '../../texts/texts'
import type { Texts } from '../../texts/text-keys'
import { oddsText, pickLabel } from './pick-label'
import type { EventTextKey } from './texts'

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
  readonly texts: Readonly<Record<EventTextKey | 'yourBets', string>> & Pick<Texts, 'stake' | 'stakeUp' | 'stakeDown'>
  readonly onStake: (stake: string) => void
  readonly onRemove: (choice: Choice) => void
  readonly onPlace: () => void
}

const betResultText = (
  { state, win, stake }: Props['bets'][number],
  money: MoneyText,
  texts: Props['texts'],
): string => {
  switch (state) {
    case 'PAYING':
    case 'SETTLED':
      return win === '0' ? texts.missed : win === stake ? texts.stakeBack : fill(texts.paidOut, { win: money(win) })
    case 'CANCELLING':
    case 'CANCELLED':
    case 'REFUSED':
      return texts.givenBack
    default:
      return texts.waiting
  }
}

/** Picks that are about to be bet, and the bets of this contest. */
export const BetSlip = (props: Props) => {
  const { config, round, fixture, chosen, bets, stake, ladder, open, money, texts, lang, onStake, onRemove, onPlace } =
    props
  const line = ({ market, pick }: Choice): readonly [label: string, odds: string] => {
    const found = fixture.markets.find(({ key }) => key === market)
    const odds = found?.picks.find(({ key }) => key === pick)?.odds ?? 0
    return [found ? pickLabel(config, round, found, pick, texts, lang) : pick, oddsText(odds, lang)]
  }
  return (
    <section className={`slip ${chosen.length + bets.length > 0 ? '' : 'slip-empty'}`} aria-label={texts.slip}>
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
                  aria-label={fill(texts.remove, { pick: label })}
                  onClick={() => onRemove(choice)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="slip-foot">
        <StakeStepper stake={stake} ladder={ladder} money={money} texts={texts} onStake={onStake} />
        <button
          type="button"
          className="slip-go"
          aria-disabled={!open || chosen.length === 0}
          onClick={open && chosen.length > 0 ? onPlace : undefined}
        >
          {chosen.length > 1
            ? fill(texts.placeMany, { count: chosen.length, stake: money(stake) })
            : chosen.length === 1
              ? fill(texts.place, { stake: money(stake) })
              : texts.emptySlip}
        </button>
      </div>
      {bets.length > 0 && (
        <ul className="slip-bets" aria-label={texts.yourBets}>
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
                <em>{betResultText(bet, money, texts)}</em>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
