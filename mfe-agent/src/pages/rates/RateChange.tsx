import { formatBasisPoints } from '@mosaic/i18n'
import { MoneyAmount, moneyOf } from '@mosaic/money'
import { useCategoryText } from '@mosaic/records'
import { Button, type DataColumn, DataTable, EmptyState, Section, toast, useFailureToast } from '@mosaic/ui'
import { type ProposedRates, type RatePreview, useRefreshRates, useUpdateRatesMutation } from '../../api/rates'
import { useTexts } from '../../texts'
import styles from './RatesPage.module.css'

type Side = 'own' | 'downline'
type Line = RatePreview['footer'] & { readonly category: RatePreview['categories'][number] | null }

const Moved = ({ categories, footer, currency }: RatePreview) => {
  const { t, tag } = useTexts()
  const categoryText = useCategoryText()
  const money = (wire: string) => <MoneyAmount value={moneyOf(wire, currency)} currency={currency} />
  const lines: readonly Line[] = [
    ...categories.map((category) => ({ category, before: category.before, after: category.after })),
    { category: null, ...footer },
  ]
  const change = (side: Side): DataColumn<Line> => ({
    key: side,
    title: t(`rates.${side}`),
    align: 'end',
    render: ({ before, after }) => (
      <>
        <span className={styles.before}>{money(before[side])} →</span> {money(after[side])}
      </>
    ),
  })
  return (
    <DataTable
      label={t('rates.moved')}
      rows={lines}
      rowKey={({ category }) => category?.gameType ?? 'sum'}
      columns={[
        {
          key: 'gameType',
          title: t('betting.category'),
          render: ({ category }) => (category ? categoryText(category.gameType) : <strong>{t('pnl.sum')}</strong>),
        },
        change('own'),
        change('downline'),
        {
          key: 'rate',
          title: t('contract.rate'),
          align: 'end',
          render: ({ category }) =>
            category
              ? `${formatBasisPoints(category.before.rate, tag)} → ${formatBasisPoints(category.after.rate, tag)}`
              : null,
        },
        {
          key: 'validBet',
          title: t('figure.validBet'),
          align: 'end',
          render: ({ category }) => (category ? money(category.validBet) : null),
        },
      ]}
    />
  )
}

type RateChangeProps = {
  readonly rates: ProposedRates
  readonly preview: RatePreview
  readonly onSaved: () => void
}

/** What the rates would have moved between the two levels, and the button that gives them. */
export const RateChange = ({ rates, preview, onSaved }: RateChangeProps) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const refresh = useRefreshRates()
  const update = useUpdateRatesMutation()
  const save = () =>
    update.submit(
      { body: rates },
      {
        onSuccess: () => {
          toast(t('rates.saved'), { tone: 'success' })
          onSaved()
          refresh()
        },
        onError: ({ failure }) => showFailure(failure),
      },
    )
  return (
    <Section icon="scales" title={t('rates.moved')} className={styles.moved}>
      {preview.categories.length === 0 ? (
        <EmptyState compact title={t('rates.noBets')} />
      ) : (
        <>
          <p className={styles.note}>{t('rates.lastDays', { count: preview.days })}</p>
          <Moved {...preview} />
        </>
      )}
      <div className={styles.save}>
        <Button block size="l" icon="check" loading={update.pending} onClick={save}>
          {t('rates.save')}
        </Button>
      </div>
    </Section>
  )
}
