import type { EventConfig } from '../../../games/event/event-config'
import type { Leg } from '../../../games/event/event-rules'
import type { TableBetView } from '../../../tables/table-view'
import type { MoneyText } from '../../money-text'
import { TakeBack } from '../../tables/TakeBack'
import { oddsOf, productOf } from './picks'
import { productText } from './pick-label'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

export type SlipBet = Pick<TableBetView, 'roundId' | 'stake' | 'state' | 'win' | 'cashOut'> & {
  readonly legs: readonly Leg[]
  readonly mayBack: boolean
}
type Props = {
  readonly config: EventConfig
  readonly bets: readonly SlipBet[]
  readonly open: boolean
  readonly labelOf: (pick: Leg) => string
  readonly money: MoneyText
  readonly lang: string
  readonly t: Translate<EventTextKey | 'yourBets' | 'takeBack'>
  readonly onCashOut: (roundId: string) => void
  readonly onWithdraw: (roundId: string) => void
}

const betResultText = ({ state, win, stake }: SlipBet, money: MoneyText, t: Props['t']): string => {
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

/** The bets that stand: those of this contest, and those that wait for later ones. */
export const SlipBets = ({ config, bets, open, labelOf, money, lang, t, onCashOut, onWithdraw }: Props) =>
  bets.length === 0 ? null : (
    <ul className="slip-bets" aria-label={t('yourBets')}>
      {bets.map((bet) => {
        const label = bet.legs.map(labelOf).join(' + ')
        const odds = bet.legs.map((pick) => oddsOf(config, pick))
        return (
          <li
            key={bet.roundId}
            className={`slip-line slip-${bet.state === 'SETTLED' && bet.win !== '0' ? 'won' : 'stands'}`}
          >
            <span>{label}</span>
            <b>{productText(productOf(odds), odds.length, lang)}</b>
            <span>{money(bet.stake)}</span>
            {typeof bet.cashOut === 'string' && bet.state === 'OPEN' ? (
              <button type="button" className="slip-out" onClick={() => onCashOut(bet.roundId)}>
                {t('cashOut', { win: money(bet.cashOut) })}
              </button>
            ) : (
              <>
                <em>{betResultText(bet, money, t)}</em>
                <TakeBack
                  bet={bet}
                  name={label}
                  // A later contest takes no bet back that an earlier one has begun to decide.
                  open={open && bet.mayBack}
                  t={t}
                  onWithdraw={onWithdraw}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
