import { FormAlert } from '@mosaic/forms'
import { formatDate, useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Button, List, ListRow, QueryView, Section, Skeleton } from '@mosaic/ui'
import { useState } from 'react'
import { ConfirmSheet } from '../../../confirmation/ConfirmSheet'
import { useTexts } from '../../../texts'
import styles from '../SecurityCenterPage.module.css'
import { PasskeySheet } from './PasskeySheet'
import { usePasskeyActions, type PasskeyRow } from './use-passkey-actions'

/** The passkeys of the account: which there are, when they were used, and everything that can be done with them. */
export const PasskeySection = () => {
  const { t, tag } = useTexts()
  const errorText = useErrorText()
  const { timeZone } = useMerchant()
  const actions = usePasskeyActions()
  const [openId, setOpenId] = useState<string | null>(null)
  const { passkeys, problem } = actions
  const state = passkeys.data
  if (!state)
    return (
      <Section title={t('passkey.title')}>
        <QueryView query={passkeys} compact skeleton={<Skeleton height={96} />}>
          {() => null}
        </QueryView>
      </Section>
    )
  if (!state.available && state.list.length === 0) return null

  const day = (at: number) => formatDate(at, tag, 'date', timeZone)
  const detailOf = ({ copied, elsewhere, createdAt, lastUsedAt }: PasskeyRow): string => {
    if (copied) return t('passkey.copied')
    if (elsewhere) return t('passkey.elsewhere')
    return lastUsedAt === null
      ? t('passkey.unused', { added: day(createdAt) })
      : t('passkey.used', { added: day(createdAt), used: formatDate(lastUsedAt, tag, 'dateTime', timeZone) })
  }
  const opened = state.list.find(({ id }) => id === openId)
  const close = () => {
    actions.clearProblem()
    setOpenId(null)
  }
  const failure = problem?.kind === 'refused' ? problem.failure : null
  const text =
    problem === null || opened
      ? null
      : failure
        ? errorText(failure)
        : t(problem.kind === 'here' ? 'passkey.here' : 'passkey.failed')
  return (
    <Section title={t('passkey.title')}>
      <p className={styles.lead}>{t('passkey.lead')}</p>
      {state.list.length > 0 ? (
        <List label={t('passkey.title')}>
          {state.list.map((row) => (
            <ListRow
              key={row.id}
              icon={row.copied ? 'warning-circle' : 'key'}
              title={row.name}
              detail={detailOf(row)}
              onClick={() => setOpenId(row.id)}
            />
          ))}
        </List>
      ) : null}
      <FormAlert text={text} failure={failure} />
      {state.available && state.list.length < state.most ? (
        <Button
          variant="secondary"
          block
          icon="plus"
          className={styles.other}
          loading={actions.pending && !opened}
          onClick={actions.add}
        >
          {t('passkey.add')}
        </Button>
      ) : null}
      {opened ? (
        <PasskeySheet
          key={opened.id}
          passkey={opened}
          lead={detailOf(opened)}
          pending={actions.pending}
          failure={failure}
          onRename={(name) => actions.rename(opened.id, name, close)}
          onRemove={() => actions.remove(opened.id, close)}
          onClose={close}
        />
      ) : null}
      {actions.confirmation.open ? (
        <ConfirmSheet onConfirmed={actions.confirmation.confirmed} onClose={actions.confirmation.cancel} />
      ) : null}
    </Section>
  )
}
