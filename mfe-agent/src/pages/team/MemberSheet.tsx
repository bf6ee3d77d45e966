import { isAgent } from '@mosaic/contracts'
import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { DataTable, DefinitionRows, EmptyState, QueryView, Section, Sheet, Skeleton, Tag } from '@mosaic/ui'
import { type Downline, useDownlineQuery } from '../../api/downline'
import { useRateColumns } from '../../rates/use-rate-columns'
import { useTexts } from '../../texts'
import { MemberActions } from './MemberActions'
import { TransferForm } from './TransferForm'

const statusOf = ({ disabled, online }: Downline) => (disabled ? 'disabled' : online ? 'online' : 'offline')
const tones = { disabled: 'negative', online: 'positive', offline: 'muted' } as const

const Detail = ({ member }: { readonly member: Downline }) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { columns } = useRateColumns()
  const { type, level, registeredAt, lastLoginAt, currency, nickname, mobile, email, rebates, disabled } = member
  const when = (at: number) => formatDate(at, tag, 'dateTime', timeZone)
  const status = statusOf(member)
  const isStopped = member.frozen || member.frozenByOther
  return (
    <>
      <DefinitionRows
        rows={[
          { label: t('team.status'), value: <Tag tone={tones[status]}>{t(`team.is.${status}`)}</Tag> },
          { label: t('pnl.type'), value: t(isAgent(type) ? 'pnl.agent' : 'pnl.member') },
          { label: t('pnl.level'), value: String(level) },
          ...(nickname === '' ? [] : [{ label: t('team.nickname'), value: nickname }]),
          ...(mobile === '' ? [] : [{ label: t('team.mobile'), value: mobile }]),
          ...(email === '' ? [] : [{ label: t('team.email'), value: email }]),
          { label: t('tree.registered'), value: when(registeredAt) },
          { label: t('tree.lastLogin'), value: lastLoginAt === null ? t('tree.never') : when(lastLoginAt) },
          {
            label: t('tree.balance'),
            value: <MoneyAmount value={moneyOf(member.balance, currency)} currency={currency} />,
          },
          ...(isAgent(type)
            ? [{ label: t('team.commission'), value: t(isStopped ? 'team.commissionFrozen' : 'team.commissionPaid') }]
            : []),
        ]}
      />
      <MemberActions member={member} />
      <Section icon="percent" title={t('team.rates')}>
        {rebates.length === 0 ? (
          <EmptyState compact title={t('team.noRates')} />
        ) : (
          <DataTable label={t('team.rates')} rows={rebates} rowKey={({ gameType }) => gameType} columns={columns} />
        )}
      </Section>
      {disabled ? null : <TransferForm member={member} />}
    </>
  )
}

type MemberSheetProps = { readonly memberId: string; readonly onClose: () => void }

/** One member below: who they are, what they earn, and what the agent can do. */
export const MemberSheet = ({ memberId, onClose }: MemberSheetProps) => {
  const { t } = useTexts()
  const downline = useDownlineQuery(memberId)
  return (
    <Sheet open onClose={onClose} title={downline.data?.account ?? t('team.sheet')}>
      <QueryView query={downline} skeleton={<Skeleton height={320} radius="m" />}>
        {(member) => <Detail key={member.id} member={member} />}
      </QueryView>
    </Sheet>
  )
}
