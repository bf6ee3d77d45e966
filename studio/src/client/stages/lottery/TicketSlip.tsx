import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import type { TableBetView } from '../../../tables/table-view'
import { Icon } from '../../Icon'
import type { MoneyText } from '../../money-text'
import { StakeStepper } from '../../tables/StakeStepper'
import { TakeBack } from '../../tables/TakeBack'
import { ticketLabel } from './ticket'
import type { Ticket } from './ticket'
import type { LotteryTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Bet = Pick<TableBetView, 'roundId' | 'stake' | 'state' | 'win'> & { readonly choice: Ticket }
type Props = {
  readonly config: LotteryConfig
  readonly tickets: readonly Ticket[]
  readonly bets: readonly Bet[]
  readonly stake: string
  readonly ladder: readonly string[]
  readonly open: boolean
  /** Bets may be taken back also when no further ticket fits. */
  readonly bettingOpen: boolean
  readonly isFull: boolean
  readonly money: MoneyText
  readonly t: Translate<LotteryTextKey | 'yourBets' | 'stake' | 'stakeUp' | 'stakeDown' | 'chooseStake' | 'takeBack'>
  readonly onStake: (stake: string) => void
  readonly onChooseStake: () => void
  readonly onWithdraw: (roundId: string) => void
  readonly onRemove: (ticket: Ticket) => void
  readonly onBuy: () => void
}

const betResultText = ({ state, win }: Bet, money: MoneyText, t: Props['t']): string => {
  switch (state) {
    case 'PAYING':
    case 'SETTLED':
      return win === '0' ? t('ticketMissed') : t('ticketWon', { win: money(win) })
    case 'CANCELLING':
    case 'CANCELLED':
    case 'REFUSED':
      return t('ticketBack')
    default:
      return t('ticketWaits')
  }
}

/** Tickets that are filled in, and those that wait for the draw. */
export const TicketSlip = (props: Props) => {
  const { config, tickets, bets, stake, ladder, open, isFull, money, t, onStake, onRemove, onBuy } = props
  const may = open && tickets.length > 0
  return (
    <section className="slip" aria-label={t('tickets')}>
      {tickets.length > 0 && (
        <ul className="slip-lines">
          {tickets.map((ticket) => {
            const label = ticketLabel(config, ticket, t)
            return (
              <li key={label} className="slip-line">
                <span>{label}</span>
                <button
                  type="button"
                  className="slip-remove"
                  aria-label={t('removeTicket', { ticket: label })}
                  onClick={() => onRemove(ticket)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isFull && <p className="slip-note">{t('fullSlip')}</p>}
      <div className="slip-foot">
        <StakeStepper
          stake={stake}
          ladder={ladder}
          money={money}
          t={t}
          onStake={onStake}
          onChoose={props.onChooseStake}
        />
        <button type="button" className="slip-go" aria-disabled={!may} onClick={may ? onBuy : undefined}>
          {tickets.length > 1
            ? t('buyMany', { count: tickets.length, stake: money(stake) })
            : tickets.length === 1
              ? t('buy', { stake: money(stake) })
              : t('addTicket')}
        </button>
      </div>
      {bets.length > 0 && (
        <ul className="slip-bets" aria-label={t('yourBets')}>
          {bets.map((bet) => (
            <li
              key={bet.roundId}
              className={`slip-line slip-${bet.state === 'SETTLED' && bet.win !== '0' ? 'won' : 'stands'}`}
            >
              <span>{ticketLabel(config, bet.choice, t)}</span>
              <span>{money(bet.stake)}</span>
              <em>{betResultText(bet, money, t)}</em>
              <TakeBack
                bet={bet}
                name={ticketLabel(config, bet.choice, t)}
                open={props.bettingOpen}
                t={t}
                onWithdraw={props.onWithdraw}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
