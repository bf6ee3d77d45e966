import { inLanguage, moneyToWire, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { offeredBonuses } from './bonus-choice'
import { offeredAmounts, type PaymentMethod, paymentMethods } from './methods'

type MemberContext = { readonly merchant: Merchant; readonly member: Member }

const methodsOf = ({ merchant, member }: MemberContext) => paymentMethods(merchant, member.currency)
const bankOf = ({ code, kind }: PaymentMethod) => ({ bankCode: code, bankType: kind })

export const depositBanks = (context: MemberContext): ValueOf<'depositBanks'> =>
  methodsOf(context)
    .filter(({ kind }) => kind === 'mt')
    .map((method) => ({ ...bankOf(method), bankName: context.merchant.profile.payee?.bank ?? method.name }))

export const depositMethods = (context: MemberContext): ValueOf<'depositMethods'> =>
  methodsOf(context).map(({ code, name, kind }) => ({ code, displayName: name, kind }))

/** Each method is its own channel, because one provider serves all and offers no choice of banks. */
export const depositChannels = (context: MemberContext): ValueOf<'depositChannels'> => {
  const byType: ValueOf<'depositChannels'> = {}
  for (const method of methodsOf(context)) {
    const { code, kind, name } = method
    const channel = { vendorName: name, vendorId: code, mcsBankCode: code, banks: [bankOf(method)] }
    byType[kind] = { channels: [...(byType[kind]?.channels ?? []), channel] }
  }
  return byType
}

export const depositFixedAmounts = (context: MemberContext): ValueOf<'depositFixedAmounts'> =>
  methodsOf(context).map((method) => ({
    ...bankOf(method),
    fixedAmountFlag: 'N',
    fixedAmounts: offeredAmounts(method).map((amount) => moneyToWire(amount, method.currency)),
  }))

export const depositPromotions = async (
  ctx: AppContext,
  context: MemberContext,
  language: WireLanguage,
): Promise<Result<ValueOf<'depositPromotions'>>> =>
  ok(
    (await offeredBonuses(ctx, context)).map(({ names, ...offer }) => ({
      ...offer,
      promotionName: inLanguage(names, language),
    })),
  )
