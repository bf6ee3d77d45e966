import type { ValueOf } from '@mosaic/contracts'
import { AmountReadings, field, Form, typedAmount, typedForm, useForm } from '@mosaic/forms'
import { formatMoney } from '@mosaic/i18n'
import { moneyOf, MoneySentence } from '@mosaic/money'
import { Button, Card, ChoiceGrid } from '@mosaic/ui'
import { AmountInput } from '../../amount/AmountInput'
import { useAmountCheck } from '../../amount/use-amount-check'
import { useTexts } from '../../texts'
import styles from './TransferForm.module.css'
import { useTransferOrder } from './use-transfer-order'

type TransferFormProps = {
  readonly balances: ValueOf<'funds'>
  readonly vendors: ValueOf<'merchantWallet'>['wallets']
}

const directions = ['IN', 'OUT'] as const
type Direction = (typeof directions)[number]
const isDirection = (text: string): text is Direction => (directions as readonly string[]).includes(text)

/** From main to a vendor, or back. */
export const TransferForm = ({ balances, vendors }: TransferFormProps) => {
  const { t, tag } = useTexts()
  const { currency, wallets } = balances
  const { order, ...call } = useTransferOrder()
  const checkAmount = useAmountCheck(currency, (limit) => t('transfer.overLeft', { limit }))
  const routeOf = ({ vendor, direction }: { readonly vendor: string; readonly direction: string }) => {
    const wallet = vendors.find(({ accountTypeId }) => accountTypeId === vendor) ?? vendors[0]
    const vendorCode = wallet?.accountTypeId ?? ''
    const [from, to] = direction === 'OUT' ? [vendorCode, 'main'] : ['main', vendorCode]
    const held = wallets.find(({ code }) => code === from)
    return { wallet, from, to, left: held ? moneyOf(held.balance, currency) : null }
  }
  const limitsOf = (route: ReturnType<typeof routeOf>) => ({ min: null, max: null, left: route.left })
  const form = useForm({
    draft: { name: 'transfer' },
    fields: { vendor: field.text(), direction: field.text(), amount: field.text() },
    errors: (values) => ({ amount: checkAmount(values.amount, limitsOf(routeOf(values))).text }),
    call,
    onSubmit: (values) => {
      const { from, to } = routeOf(values)
      const amount = typedAmount(values.amount, currency, tag)
      if (amount !== null) order({ from, to, amount, currency })
    },
  })
  const route = routeOf(form.values)
  const { wallet, left } = route
  if (!wallet) return null
  const direction = isDirection(form.values.direction) ? form.values.direction : 'IN'
  const { amount, problem, text } = checkAmount(form.values.amount, limitsOf(route))
  const bound = form.field('amount')
  return (
    <Form
      form={form}
      className={styles.form}
      submit={
        problem === null && amount !== null
          ? t('transfer.submit', { amount: formatMoney(amount, currency, tag) })
          : t('transfer.submitEmpty')
      }
    >
      <Card>
        {vendors.length > 1 ? (
          <ChoiceGrid
            className={styles.vendors}
            label={t('transfer.vendor')}
            {...form.choice('vendor')}
            columns={2}
            value={wallet.accountTypeId}
            choices={vendors.map(({ accountTypeId, name }) => ({
              value: accountTypeId,
              icon: 'storefront' as const,
              title: name,
            }))}
          />
        ) : null}
        <ChoiceGrid
          label={t('transfer.direction')}
          {...form.choice('direction')}
          columns={2}
          value={direction}
          choices={directions.map((each) => ({ value: each, title: t(`transfer.${each}`, { name: wallet.name }) }))}
        />
      </Card>
      <Card>
        <AmountInput
          {...bound}
          label={t('transfer.amount')}
          currency={currency}
          note={
            <MoneySentence
              values={[left]}
              currency={currency}
              words={(held = '') => t('transfer.available', { amount: held })}
            />
          }
          error={bound.error ?? (bound.value !== '' && problem?.kind === 'overLeft' ? text : undefined)}
        />
        <AmountReadings typed={bound.value} currency={currency} onChoose={bound.onChange} />
        {left === null || left === 0n ? null : (
          <Button variant="secondary" block onClick={() => bound.onChange(typedForm(left, currency, tag))}>
            {t('transfer.all')}
          </Button>
        )}
      </Card>
    </Form>
  )
}
