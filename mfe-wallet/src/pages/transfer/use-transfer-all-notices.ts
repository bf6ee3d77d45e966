import type { ValueOf, WalletTransfer } from '@mosaic/contracts'
import { formatMoney } from '@mosaic/i18n'
import { moneyOf } from '@mosaic/money'
import type { ToastOptions } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { vendorNames } from './wallet-name'

type Notice = { readonly text: string; readonly tone?: ToastOptions['tone'] }

/** Results of "bring all back": transferred amounts, remaining balances, and vendors without an answer. */
export const useTransferAllNotices = ({ currency, wallets }: ValueOf<'funds'>) => {
  const { t, tag } = useTexts()
  return ({ list, left, unanswered = [] }: ValueOf<'walletTransferAll'>): readonly Notice[] => {
    const some = (...wanted: readonly WalletTransfer['state'][]) => list.some(({ state }) => wanted.includes(state))
    const problem = (text: string): Notice => ({ text, tone: 'error' })
    const remaining = (left ?? []).map(({ vendorName, amount }) => {
      const money = moneyOf(amount, currency)
      return money === null ? vendorName : `${vendorName} ${formatMoney(money, currency, tag)}`
    })
    const names = vendorNames(wallets, unanswered)
    const problems = [
      ...(remaining.length > 0 ? [problem(t('transfer.left', { places: remaining.join(', ') }))] : []),
      ...(names.length > 0 ? [problem(t('transfer.unanswered', { names: names.join(', ') }))] : []),
      // An earlier gateway does not return the remaining balances.
      ...(left === undefined && some('FAILED') ? [problem(t('moving.FAILED.title'))] : []),
    ]
    if (some('PENDING', 'UNKNOWN')) return [{ text: t('transfer.onItsWay') }, ...problems]
    if (some('CONFIRMED'))
      return [{ text: t(`transfer.${problems.length > 0 ? 'partBack' : 'broughtBack'}`) }, ...problems]
    return problems.length > 0 ? problems : [{ text: t('transfer.nothingBack') }]
  }
}
