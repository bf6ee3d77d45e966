import { contractKinds, dividendPeriods, visibleText } from '@mosaic/contracts'
import type { DeskValue } from '@mosaic/contracts/desk'
import { field, Form, MultilineField, useForm, useProblemText } from '@mosaic/forms'
import { Card, Checkbox, Select, TextField } from '@mosaic/ui'
import { useTexts } from '../texts'
import { typedTiers } from './house-tiers'
import styles from './Members.module.css'
import { useAgentProposal } from './use-proposal'

export type ProposeHouseContractProps = {
  readonly sheet: Pick<DeskValue<'member'>, 'memberId' | 'member' | 'currency' | 'upline'>
}

const shortestReason = 3
const chosen = <T extends string>(all: readonly T[], value: string, first: T): T =>
  all.find((each) => each === value) ?? first

const OfferForm = ({ memberId, currency }: Pick<DeskValue<'member'>, 'memberId' | 'currency'>) => {
  const { t, tag } = useTexts()
  const { textOf } = useProblemText()
  const { call, propose } = useAgentProposal()
  const read = (typed: string) => typedTiers(typed, currency, tag)
  const form = useForm({
    fields: {
      kind: field.text('dailySalary'),
      tiers: field.text(),
      period: field.text('month'),
      negative: field.text('carry'),
      stackable: field.consent(),
      reason: field.text(),
    },
    errors: ({ tiers, reason }) => ({
      tiers: read(tiers) === null ? t('agentChanges.tiersHint') : undefined,
      reason: visibleText(reason).length < shortestReason ? textOf(['required']) : undefined,
    }),
    call,
    onSubmit: ({ kind: typedKind, tiers, period, negative, stackable, reason }) => {
      const kind = chosen(contractKinds, typedKind, 'dailySalary')
      const how =
        kind === 'dividend'
          ? {
              period: chosen(dividendPeriods, period, 'month'),
              negative: chosen(['carry', 'reset'] as const, negative, 'carry'),
            }
          : { stackable }
      const terms = { kind, tiers: [...(read(tiers) ?? [])], ...how }
      propose({ kind: 'offer', memberId, terms, reason }, () => form.clear('tiers', 'reason'))
    },
  })
  return (
    <Form form={form} submit={t('agentChanges.propose')} variant="secondary">
      <Select
        {...form.input('kind')}
        label={t('agentChanges.contract')}
        options={contractKinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
      />
      <p className={styles.by}>{t('agentChanges.tiersHint')}</p>
      <MultilineField
        {...form.field('tiers')}
        name="tiers"
        rows={4}
        label={t('agentChanges.tiers', { currency })}
        maxLength={1000}
        required
      />
      {form.values.kind === 'dividend' ? (
        <>
          <Select
            {...form.input('period')}
            label={t('agentChanges.period')}
            options={dividendPeriods.map((value) => ({ value, label: t(`agentChanges.periods.${value}`) }))}
          />
          <Select
            {...form.input('negative')}
            label={t('agentChanges.negative')}
            options={(['carry', 'reset'] as const).map((value) => ({
              value,
              label: t(`agentChanges.negatives.${value}`),
            }))}
          />
        </>
      ) : (
        <Checkbox {...form.checkbox('stackable')} label={t('agentChanges.stackable')} />
      )}
      <TextField {...form.input('reason')} label={t('queue.reason')} maxLength={200} required />
    </Form>
  )
}

/** Offers an agent at the top of a tree a contract with the house, once a second person approves. Others get theirs from the agent above. */
export const ProposeHouseContract = ({ sheet }: ProposeHouseContractProps) => {
  const { t } = useTexts()
  const { memberId, member, currency, upline } = sheet
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('agentChanges.offer')}</h2>
      <p className={styles.by}>{t('agentChanges.offerHint')}</p>
      {upline ? (
        <p>{t('agentChanges.offerBelow', { member, upline: upline.member })}</p>
      ) : (
        <OfferForm memberId={memberId} currency={currency} />
      )}
    </Card>
  )
}
