import { less } from '../chips/amounts'
import type { MoneyText } from '../money-text'
import { Sheet } from '../sheets/Sheet'
import type { TextKey } from '../texts/texts'
import type { Translate } from '../texts/translator'

/** A bet above the balance does not start: what is missing, the way to deposit, and the highest bet that is covered. */
export const ShortageSheet = ({
  stake,
  covered,
  balance,
  depositHref,
  money,
  t,
  onBet,
  onClose,
}: {
  stake: string
  /** The highest bet that the balance covers; null where it covers none. */
  covered: string | null
  balance: string
  /** Null in the demo, and without a framing site. */
  depositHref: string | null
  money: MoneyText
  t: Translate<TextKey>
  onBet: () => void
  onClose: () => void
}) => (
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
      {covered !== null && (
        <button type="button" className="primary" onClick={onBet}>
          {t('betWhatIHave', { stake: money(covered) })}
        </button>
      )}
    </div>
  </Sheet>
)
