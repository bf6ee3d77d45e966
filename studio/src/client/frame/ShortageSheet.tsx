import { isAtMost, less } from '../chips/amounts'
import type { MoneyText } from '../money-text'
import { Sheet } from '../sheets/Sheet'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'
import { mostStake } from './stake-choice'

/** A bet above the balance does not start: what is missing, the way to deposit, and the highest bet that is covered. */
export const ShortageSheet = ({
  ladder,
  stake,
  balance,
  depositHref,
  money,
  t,
  onBet,
  onClose,
}: {
  ladder: readonly string[]
  stake: string
  balance: string
  /** Null in the demo, and without a framing site. */
  depositHref: string | null
  money: MoneyText
  t: Translate<TextKey>
  onBet: (stake: string) => void
  onClose: () => void
}) => {
  const covered = mostStake(ladder, balance)
  return (
    <Sheet title={t('shortTitle')} closeLabel={t('close')} onClose={onClose}>
      <p className="note">
        {t('shortBy', { stake: money(stake), balance: money(balance), missing: money(less(stake, balance)) })}
      </p>
      <div className="stake-form">
        {depositHref !== null && (
          <a className="primary primary-link" href={depositHref} target="_blank" rel="noopener">
            {t('deposit')}
          </a>
        )}
        {isAtMost(covered, balance) && (
          <button type="button" className="primary" onClick={() => onBet(covered)}>
            {t('betWhatIHave', { stake: money(covered) })}
          </button>
        )}
      </div>
    </Sheet>
  )
}
