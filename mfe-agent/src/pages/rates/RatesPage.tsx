import type { ValueOf } from '@mosaic/contracts'
import { dayRange, useBusinessDay } from '@mosaic/i18n'
import { codesOf, useRecordFilters } from '@mosaic/records'
import { useMerchant } from '@mosaic/session'
import { DataTable, EmptyState, QueryView, Screen, Section, Select, Skeleton } from '@mosaic/ui'
import { useDirectDownlinesQuery } from '../../api/contracts'
import { useDownlineRatesQuery, useOwnRatesQuery } from '../../api/rates'
import { useRateColumns } from '../../rates/use-rate-columns'
import { useTexts } from '../../texts'
import { RateForm } from './RateForm'

type OwnRate = ValueOf<'globalRebateSettings'>['rebates'][number]

const OwnRates = () => {
  const { t } = useTexts()
  const { columns, rateColumn } = useRateColumns()
  return (
    <Section icon="percent" title={t('rates.yours')}>
      <QueryView
        query={useOwnRatesQuery()}
        skeleton={<Skeleton height={240} radius="m" />}
        isEmpty={({ rebates }) => rebates.length === 0}
        empty={<EmptyState compact title={t('team.noRates')} />}
      >
        {({ rebates }) => (
          <DataTable
            label={t('rates.yours')}
            rows={rebates}
            rowKey={({ gameType }) => gameType}
            columns={[...columns, rateColumn('least', t('rates.cashback'), ({ least }: OwnRate) => least)]}
          />
        )}
      </QueryView>
    </Section>
  )
}

const DownlineRatesView = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTexts()
  return (
    <QueryView
      query={useDownlineRatesQuery(memberId)}
      skeleton={<Skeleton height={420} radius="m" />}
      isEmpty={({ rebates }) => rebates.length === 0}
      empty={<EmptyState compact title={t('rates.none')} />}
    >
      {(downline) => (
        // The stored rates are the start of the form.
        <RateForm key={`${downline.id} ${JSON.stringify(downline.rebates)}`} downline={downline} />
      )}
    </QueryView>
  )
}

/** Rebate rates by category: the own ones, and those of each member directly below. */
const RatesPage = () => {
  const { t } = useTexts()
  const { timeZone } = useMerchant()
  const day = useBusinessDay(timeZone)
  const { value, choose } = useRecordFilters({ member: codesOf(undefined) })
  const downlines = useDirectDownlinesQuery(dayRange('today', day))
  const memberId = value('member')
  return (
    <Screen title={t('rates.title')}>
      <OwnRates />
      <Section icon="users-three" title={t('rates.downlines')}>
        <QueryView
          query={downlines}
          skeleton={<Skeleton height={72} radius="m" />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState compact title={t('tree.empty')} />}
        >
          {({ list }) => (
            <Select
              name="memberId"
              label={t('contract.downline')}
              value={memberId ?? ''}
              onChange={({ target }) => choose('member', target.value === '' ? undefined : target.value)}
              options={[
                { value: '', label: t('contract.choose') },
                ...list.map(({ id, account }) => ({ value: id, label: account })),
              ]}
            />
          )}
        </QueryView>
        {memberId === undefined ? null : <DownlineRatesView key={memberId} memberId={memberId} />}
      </Section>
    </Screen>
  )
}

export default RatesPage
