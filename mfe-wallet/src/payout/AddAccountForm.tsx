import { type ValueOf, visibleLength } from '@mosaic/contracts'
import { field, Form, OrderCheck, useForm, useProblemText } from '@mosaic/forms'
import { ChoiceGrid, Select, TextField, toast } from '@mosaic/ui'
import { useAddPayoutAccountMutation, useInvalidateAccounts } from '../api/withdrawals'
import { methodIcon } from '../method/method-icon'
import { useTexts } from '../texts'
import styles from './AddAccountForm.module.css'
import { PaymentPasswordField } from './PaymentPasswordField'
import { usePayoutName } from './use-payout-name'

type Method = ValueOf<'withdrawSettings'>['methods'][number]

type AddAccountFormProps = {
  readonly methods: readonly Method[]
  readonly onAdded?: () => void
}

/** No account and no holder is shorter (contract, `addPayoutAccount`). */
const minLength = { account: 4, holder: 2 }

/** Form of a payout account: the gateway validates it, because it knows the rules of each kind. */
export const AddAccountForm = ({ methods, onAdded }: AddAccountFormProps) => {
  const { t } = useTexts()
  const { textOf, missing } = useProblemText()
  const nameOf = usePayoutName()
  const add = useAddPayoutAccountMutation()
  const methodOf = (kind: string): Method | undefined => methods.find((each) => each.kind === kind) ?? methods[0]
  const refreshAccounts = useInvalidateAccounts()
  const sayAdded = () => {
    toast(t('payout.added'), { tone: 'success', duration: 'short' })
    onAdded?.()
  }
  const onDone = () => {
    refreshAccounts.onDone()
    sayAdded()
  }
  const form = useForm({
    draft: { name: 'payout-account' },
    fields: {
      kind: field.text(methods[0]?.kind),
      bankCode: field.text(),
      branch: field.text(),
      account: field.text(),
      holder: field.text(),
      password: field.secret(),
    },
    errors: ({ kind, bankCode, branch, account, holder, password }) => ({
      bankCode: methodOf(kind)?.kind === 'bank' ? missing(bankCode) : undefined,
      branch: methodOf(kind)?.needsBranch ? missing(branch) : undefined,
      account: visibleLength(account) < minLength.account ? textOf(['required']) : undefined,
      holder: visibleLength(holder) < minLength.holder ? textOf(['required']) : undefined,
      password: missing(password),
    }),
    call: add,
    onEdit: (name) => {
      if (name !== 'kind') return
      add.reset()
      form.clear('account', 'branch', 'bankCode')
    },
    onSubmit: ({ kind, bankCode, branch, account, holder, password }) => {
      const method = methodOf(kind)
      if (!method) return
      const to = { kind: method.kind, account, holder, password }
      add.submit(
        { body: method.kind === 'bank' ? { ...to, bankCode, ...(method.needsBranch && { branch }) } : to },
        { onSuccess: sayAdded },
      )
    },
  })
  const method = methodOf(form.values.kind)
  if (!method) return null
  const { kind, banks, needsBranch = false } = method
  const letter = banks.find(({ bankCode }) => bankCode === form.values.bankCode)?.checkLetter
  const account = form.input('account')
  const branch = form.input('branch')
  return (
    <OrderCheck compact names={['addPayoutAccount']} onDone={onDone} onRefused={add.reset}>
      <Form form={form} submit={t('payout.add')}>
        {methods.length > 1 ? (
          <ChoiceGrid
            label={t('payout.kind')}
            {...form.choice('kind')}
            columns={2}
            className={styles.kinds}
            value={kind}
            choices={methods.map((each) => ({
              value: each.kind,
              title: nameOf({ kind: each.kind }),
              icon: methodIcon(each.kind),
            }))}
          />
        ) : null}
        {kind === 'bank' ? (
          <Select
            {...form.input('bankCode')}
            label={t('payout.bank')}
            icon="bank"
            required
            options={[
              { value: '', label: t('payout.chooseBank') },
              ...banks.map(({ bankCode, name }) => ({ value: bankCode, label: name })),
            ]}
          />
        ) : null}
        {kind === 'bank' && needsBranch ? (
          <TextField
            {...branch}
            label={t('payout.branch')}
            hint={t('payout.branchHint')}
            error={branch.error !== undefined && add.failure?.fields.branch ? t('payout.branchFormat') : branch.error}
            inputMode={letter ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={16}
            required
          />
        ) : null}
        <TextField
          {...account}
          label={t(`payout.account.${kind}`)}
          hint={kind === 'bank' && letter ? t('payout.letterHint', { letter }) : t(`payout.hint.${kind}`)}
          // The gateway names the field; the text for it depends on the kind.
          error={
            account.error !== undefined && add.failure?.fields.account ? t(`payout.format.${kind}`) : account.error
          }
          // A numeric keyboard has no letters for the check digit.
          inputMode={kind === 'pix' || letter ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={77}
          required
        />
        <TextField
          {...form.input('holder')}
          label={t('payout.holder')}
          icon="user"
          autoCapitalize="words"
          autoComplete="name"
          maxLength={64}
          required
        />
        <PaymentPasswordField {...form.field('password')} />
      </Form>
    </OrderCheck>
  )
}
