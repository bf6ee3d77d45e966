import type { TableBetView } from '../../tables/table-view'
import { TrayIcon } from '../chips/TrayIcon'
import type { Translate } from '../texts/translator'

/** Takes a bet of a slip back while betting is open. */
export const TakeBack = ({
  bet,
  name,
  open,
  t,
  onWithdraw,
}: {
  bet: Pick<TableBetView, 'roundId' | 'state'>
  name: string
  open: boolean
  t: Translate<'takeBack'>
  onWithdraw: (roundId: string) => void
}) =>
  open && bet.state === 'OPEN' ? (
    <button
      type="button"
      className="slip-remove"
      aria-label={t('takeBack', { bet: name })}
      onClick={() => onWithdraw(bet.roundId)}
    >
      <TrayIcon name="undo" />
    </button>
  ) : null
