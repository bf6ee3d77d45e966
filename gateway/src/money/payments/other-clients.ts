import { inLanguage, moneyToWire, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { offeredBonuses } from './bonus-choice'
import { offeredAmounts, type PaymentMethod, paymentMethods } from './methods'

type Asker = { readonly merchant: Merchant; readonly member: Member }

const methodsOf = ({ merchant, member }: Asker) => paymentMethods(merchant, member.currency)
const bankOf = ({ code, kind }: PaymentMethod) => ({ bankCode: code, bankType: kind })

export const depositBanks = (asker: Asker): ValueOf<'depositBanks'> =>
  methodsOf(asker)
    .filter(({ kind }) => kind === 'mt')
    .map((method) => ({ ...bankOf(method), bankName: asker.merchant.profile.payee?.bank ?? method.name }))

export const depositMethods = (asker: Asker): ValueOf<'depositMethods'> =>
  methodsOf(asker).map(({ code, name, kind }) => ({ code, displayName: name, kind }))

/** Each way to pay in is a channel of its own: one provider stands behind them all, and none has banks to choose from. */
export const depositChannels = (asker: Asker): ValueOf<'depositChannels'> => {
  const byType: ValueOf<'depositChannels'> = {}
  for (const method of methodsOf(asker)) {
    const { code, kind, name } = method
    const channel = { vendorName: name, vendorId: code, mcsBankCode: code, banks: [bankOf(method)] }
    byType[kind] = { channels: [...(byType[kind]?.channels ?? []), channel] }
  }
  return byType
}

export const depositFixedAmounts = (asker: Asker): ValueOf<'depositFixedAmounts'> =>
  methodsOf(asker).map((method) => ({
    ...bankOf(method),
    fixedAmountFlag: 'N',
    fixedAmounts: offeredAmounts(method).map((amount) => moneyToWire(amount, method.currency)),
  }))

export const depositPromotions = async (
  ctx: AppContext,
  asker: Asker,
  language: WireLanguage,
): Promise<Result<ValueOf<'depositPromotions'>>> =>
  ok(
    (await offeredBonuses(ctx.db, asker, ctx.clock.now())).map(({ names, ...offer }) => ({
      ...offer,
      promotionName: inLanguage(names, language),
    })),
  )
