import type { ApiFailure } from '@mosaic/api-client'
import { moneyToWire, type Currency, type Deposit, type Minor } from '@mosaic/contracts'
import { toast, useCanUpdate, useNavigate } from '@mosaic/ui'
import {
  useInvalidateDepositSettings,
  useCacheDeposit,
  useQrDepositMutation,
  useGatewayDepositMutation,
  useTransferDepositMutation,
} from '../../api/deposits'
import { useTexts } from '../../texts'
import { openPaymentPage } from './payment-page'

const ownPath = '/m/voucherCenter'

type Ordered = { readonly code: string; readonly kind: Deposit['kind'] }

type DepositOrder = {
  readonly pending: boolean
  readonly failure: ApiFailure | null
  readonly order: (method: Ordered, amount: Minor, currency: Currency, promotionId?: string) => void
}

/** The history entry shows the status, so that "back" never leads to a second order. */
export const useShowDeposit = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const cacheDeposit = useCacheDeposit()
  return (deposit: Deposit) => {
    cacheDeposit(deposit)
    navigate(`${ownPath}?depositId=${encodeURIComponent(deposit.depositId)}`, { replace: true })
    if (deposit.kind === 'pg' && openPaymentPage(deposit.payUrl)) toast(t('deposit.opening'))
  }
}

/**
 * Orders a deposit. Its status replaces the form, with the code or the bank account; for the provider's page the tab leaves the
 * site.
 * The history entry already shows the status, so that "back" never leads to a second order.
 */
export const useDepositOrder = (): DepositOrder => {
  const showDeposit = useShowDeposit()
  const [onPage, byCode, byTransfer] = [
    useGatewayDepositMutation(),
    useQrDepositMutation(),
    useTransferDepositMutation(),
  ]
  const invalidateSettings = useInvalidateDepositSettings()
  const pending = onPage.pending || byCode.pending || byTransfer.pending
  useCanUpdate(!pending)
  const done = onPage.done || byCode.done || byTransfer.done
  return {
    // Until the status replaces the form, a second press would be a second order.
    pending: pending || done,
    failure: onPage.failure ?? byCode.failure ?? byTransfer.failure,
    order: ({ code: method, kind }, value, currency, promotionId) => {
      for (const call of [onPage, byCode, byTransfer]) call.reset()
      const amount = moneyToWire(value, currency)
      const handlers = {
        onSuccess: showDeposit,
        onError: ({ failure }: { readonly failure: ApiFailure }) => {
          if (failure.code === 'deposit.bonus.unavailable') invalidateSettings()
        },
      }
      const request = { method, amount, ...(promotionId === undefined ? {} : { promotionId }) }
      const body = { ...request, returnPath: ownPath }
      if (kind === 'mt') byTransfer.submit({ body: request }, handlers)
      else if (kind === 'qr') byCode.submit({ body }, handlers)
      else onPage.submit({ body }, handlers)
    },
  }
}
