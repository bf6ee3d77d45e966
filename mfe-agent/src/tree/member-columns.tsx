import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import type { TreeMember } from './tree-state'

type MemberColumn = {
  readonly key: string
  readonly title: string
  readonly render: (member: TreeMember) => ReactNode
  /** The same as plain text, for the export. */
  readonly plain: (member: TreeMember) => string
}

const moneyColumns = ['deposit', 'validBet', 'payout', 'pnl'] as const

const plainMoney = (wire: string, currency: TreeMember['currency']): string =>
  moneyOf(wire, currency) === null ? '—' : wire

/** Columns after the member's name, once for the screen and for the file. */
export const useMemberColumns = (): readonly MemberColumn[] => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const when = (at: number | null) => (at === null ? t('tree.never') : formatDate(at, tag, 'date', timeZone))
  return [
    ...moneyColumns.map(
      (key): MemberColumn => ({
        key,
        title: t(`figure.${key}`),
        render: (member) => (
          <MoneyAmount
            value={moneyOf(member[key], member.currency)}
            currency={member.currency}
            signed={key === 'pnl'}
            tone={key === 'pnl' ? 'auto' : 'plain'}
          />
        ),
        plain: (member) => plainMoney(member[key], member.currency),
      }),
    ),
    {
      key: 'balance',
      title: t('tree.balance'),
      render: (member) => <MoneyAmount value={moneyOf(member.balance, member.currency)} currency={member.currency} />,
      plain: (member) => plainMoney(member.balance, member.currency),
    },
    {
      key: 'lastLogin',
      title: t('tree.lastLogin'),
      render: (member) => when(member.lastLoginAt),
      plain: (member) => when(member.lastLoginAt),
    },
    {
      key: 'registered',
      title: t('tree.registered'),
      render: (member) => when(member.registeredAt),
      plain: (member) => when(member.registeredAt),
    },
  ]
}
