import { type BodyOf, type ContractKind, dividendPeriods, mayReceiveContract } from '@mosaic/contracts'
import { field, Form, OrderCheck, useForm, useProblemText } from '@mosaic/forms'
import { dayRange, useBusinessDay } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, Card, Checkbox, EmptyState, QueryView, Section, Select, Skeleton, TextField, toast } from '@mosaic/ui'
import { useState } from 'react'
import { type Contract, useDirectDownlinesQuery, useOfferMutation, useRefreshContracts } from '../api/contracts'
import { useTexts } from '../texts'
import styles from './OfferForm.module.css'
import { Preview } from './Preview'
import {
  emptyTiers,
  readTier,
  type TierField,
  tierField,
  type TierFieldName,
  tierFields,
  tierPlaces,
  type TypedTiers,
} from './tier-fields'
import { TierTable } from './TierTable'

type Downline = { readonly id: string; readonly account: string }
type Typed = TypedTiers & { readonly agentId: string; readonly negative: string; readonly stackable: boolean }
type Fields = { readonly own: Contract; readonly downlines: readonly Downline[] }

const Offer = ({ own, downlines }: Fields) => {
  const { t, tag } = useTexts()
  const { currency } = useMerchant()
  const { missing } = useProblemText()
  const refresh = useRefreshContracts()
  const offer = useOfferMutation()
  const [count, setCount] = useState(1)
  const { kind, period } = own
  const places = tierPlaces.slice(0, count)
  const last = places[count - 1]
  const shown: readonly TierField[] = tierFields.filter((name) => name !== 'minLoss' || kind === 'dividend')
  const bodyOf = ({ agentId, negative, stackable, ...typed }: Typed): BodyOf<'offerContract'> => ({
    agentId,
    kind,
    tiers: places.flatMap((place) => {
      const read = readTier(typed, place, currency, tag)
      return 'tier' in read ? [read.tier] : []
    }),
    ...(kind === 'dividend'
      ? { period: period ?? dividendPeriods[0], negative: negative === 'reset' ? 'reset' : 'carry' }
      : { stackable }),
  })
  const form = useForm({
    fields: { agentId: field.chosenAnew(), ...emptyTiers, negative: field.text('carry'), stackable: field.consent() },
    errors: (values) => {
      const wrong: Partial<Record<TierFieldName | 'agentId', string>> = { agentId: missing(values.agentId) }
      for (const place of places) {
        const read = readTier(values, place, currency, tag)
        if ('wrong' in read) for (const name of read.wrong) wrong[tierField(place, name)] = t(`contract.wrong.${name}`)
      }
      return wrong
    },
    call: offer,
    // The gateway names a whole tier that exceeds the own contract.
    fieldOf: ({ fields }) => {
      const place = places.find((at) => Object.keys(fields).some((name) => name.startsWith(`tiers.${at}`)))
      return place === undefined ? null : tierField(place, 'rate')
    },
    onSubmit: (values) => {
      offer.submit(
        { body: bodyOf(values) },
        {
          onSuccess: () => {
            toast(t('contract.offered'), { tone: 'success' })
            form.clear('agentId')
            refresh()
          },
        },
      )
    },
  })
  const preview = () => {
    const shownNames = ['agentId' as const, ...places.flatMap((place) => shown.map((name) => tierField(place, name)))]
    form.touch(...shownNames)
    return shownNames.every((name) => form.isRight(name)) ? bodyOf(form.values) : null
  }
  return (
    <Form form={form} submit={t('contract.offer')}>
      <Card className={styles.card}>
        <Select
          {...form.input('agentId')}
          label={t('contract.downline')}
          options={[
            { value: '', label: t('contract.choose') },
            ...downlines.map(({ id, account }) => ({ value: id, label: account })),
          ]}
          required
        />
        <p className={styles.note}>{t('contract.limits')}</p>
        <TierTable tiers={own.tiers} currency={currency} />
      </Card>
      {places.map((place) => (
        <Card key={place} role="group" aria-label={t('contract.tier', { number: place + 1 })} className={styles.card}>
          <p className={styles.title}>{t('contract.tier', { number: place + 1 })}</p>
          <div className={styles.fields}>
            {shown.map((name) => (
              <TextField
                key={name}
                {...form.input(tierField(place, name))}
                label={t(`contract.typed.${name}`)}
                inputMode={name === 'minActive' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={name === 'minActive' || name === 'rate' ? 6 : 20}
                required={name === 'rate'}
              />
            ))}
          </div>
        </Card>
      ))}
      <div className={styles.rows}>
        {count < tierPlaces.length ? (
          <Button size="s" variant="secondary" icon="plus" onClick={() => setCount(count + 1)}>
            {t('contract.addTier')}
          </Button>
        ) : null}
        {count > 1 && last !== undefined ? (
          <Button
            size="s"
            variant="ghost"
            icon="minus"
            onClick={() => {
              form.clear(...tierFields.map((name) => tierField(last, name)))
              setCount(count - 1)
            }}
          >
            {t('contract.removeTier')}
          </Button>
        ) : null}
      </div>
      <Card className={styles.card}>
        {kind === 'dividend' ? (
          <Select
            {...form.input('negative')}
            label={t('contract.negative')}
            hint={period ? t('contract.samePeriod', { period: t(`contract.periods.${period}`) }) : undefined}
            options={(['carry', 'reset'] as const).map((value) => ({ value, label: t(`contract.negatives.${value}`) }))}
          />
        ) : (
          <Checkbox {...form.checkbox('stackable')} label={t('contract.stackableLong')} />
        )}
      </Card>
      <Preview body={preview} isHourly={kind === 'hourlySalary'} />
    </Form>
  )
}

/** Offers a direct downline a contract, within the own one. */
export const OfferForm = ({ kind, own }: { readonly kind: ContractKind; readonly own: Contract | undefined }) => {
  const { t } = useTexts()
  const { timeZone } = useMerchant()
  const refresh = useRefreshContracts()
  const day = useBusinessDay(timeZone)
  const downlines = useDirectDownlinesQuery(dayRange('today', day))
  return (
    <Section icon="handshake" title={t('contract.offerTitle')}>
      {own?.kind === kind ? (
        <OrderCheck
          names={['offerContract']}
          onDone={() => {
            toast(t('contract.offered'), { tone: 'success' })
            refresh()
          }}
        >
          <QueryView query={downlines} skeleton={<Skeleton height={320} radius="m" />}>
            {({ list }) => {
              const possible = list.filter(({ type }) => mayReceiveContract(type))
              return possible.length === 0 ? (
                <EmptyState compact title={t('contract.nobody')} />
              ) : (
                <Offer own={own} downlines={possible} />
              )
            }}
          </QueryView>
        </OrderCheck>
      ) : (
        <EmptyState compact title={t('contract.needOwn')} />
      )}
    </Section>
  )
}
