import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import type { TableBetView } from '../../../tables/table-view'
import { Icon } from '../../Icon'
import type { MoneyText } from '../../money-text'
import { StakeStepper } from '../../tables/StakeStepper'
import { fill } from '../../texts/texts'
import type { Texts } from '../../texts/text-keys'
import { ticketLabel } from './ticket'
import type { Ticket } from './ticket'
import type { LotteryTextKey } from './latin-texts'

type Bet = Pick<TableBetView, 'roundId' | 'stake' | 'state' | 'win'> & { readonly choice: Ticket }
type Props = {
  readonly config: LotteryConfig
  readonly tickets: readonly Ticket[]
  readonly bets: readonly Bet[]
  readonly stake: string
  readonly ladder: readonly string[]
  readonly open: boolean
  readonly isFull: boolean
  readonly money: MoneyText
  readonly texts: Readonly<Record<LotteryTextKey | 'yourBets', string>> & Pick<Texts, 'stake' | 'stakeUp' | 'stakeDown'>
  readonly onStake: (stake: string) => void
  readonly onRemove: (ticket: Ticket) => void
  readonly onBuy: () => void
}

const betResultText = ({ state, win }: Bet, money: MoneyText, texts: Props['texts']): string => {
  switch (state) {
    case 'PAYING':
    case 'SETTLED':
      return win === '0' ? texts.ticketMissed : fill(texts.ticketWon, { win: money(win) })
    case 'CANCELLING':
    case 'CANCELLED':
    case 'REFUSED':
      return texts.ticketBack
    default:
      return texts.ticketWaits
  }
}

/** Tickets that are filled in, and those that wait for the draw. */
export const TicketSlip = (props: Props) => {
  const { config, tickets, bets, stake, ladder, open, isFull, money, texts, onStake, onRemove, onBuy } = props
  const may = open && tickets.length > 0
  return (
    <section className="slip" aria-label={texts.tickets}>
      {tickets.length > 0 && (
        <ul className="slip-lines">
          {tickets.map((ticket) => {
            const label = ticketLabel(config, ticket, texts)
            return (
              <li key={label} className="slip-line">
                <span>{label}</span>
                <button
                  type="button"
                  className="slip-remove"
                  aria-label={fill(texts.removeTicket, { ticket: label })}
                  onClick={() => onRemove(ticket)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isFull && <p className="slip-note">{texts.fullSlip}</p>}
      <div className="slip-foot">
        <StakeStepper stake={stake} ladder={ladder} money={money} texts={texts} onStake={onStake} />
        <button type="button" className="slip-go" aria-disabled={!may} onClick={may ? onBuy : undefined}>
          {tickets.length > 1
            ? fill(texts.buyMany, { count: tickets.length, stake: money(stake) })
            : tickets.length === 1
              ? fill(texts.buy, { stake: money(stake) })
              : texts.addTicket}
        </button>
      </div>
      {bets.length > 0 && (
        <ul className="slip-bets" aria-label={texts.yourBets}>
          {bets.map((bet) => (
            <li
              key={bet.roundId}
              className={`slip-line slip-${bet.state === 'SETTLED' && bet.win !== '0' ? 'won' : 'stands'}`}
            >
              <span>{ticketLabel(config, bet.choice, texts)}</span>
              <span>{money(bet.stake)}</span>
              <em>{betResultText(bet, money, texts)}</em>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
