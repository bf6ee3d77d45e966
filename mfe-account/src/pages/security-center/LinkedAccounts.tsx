import type { SocialProvider } from '@mosaic/contracts'
import { FormAlert } from '@mosaic/forms'
import { formatDate, useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Dialog, List, ListRow, QueryView, Section, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useLinkedAccountsQuery, useUnlinkSocialMutation } from '../../api/social'
import { ConfirmSheet } from '../../confirmation/ConfirmSheet'
import { useConfirmation } from '../../confirmation/use-confirmation'
import { providerIcons, providerNames } from '../../social/providers'
import { useTexts } from '../../texts'

/** Connected providers. The gateway refuses to remove the last login method. */
export const LinkedAccounts = () => {
  const { t, tag } = useTexts()
  const errorText = useErrorText()
  const { timeZone } = useMerchant()
  const linked = useLinkedAccountsQuery()
  const confirmation = useConfirmation()
  const [confirming, setConfirming] = useState<SocialProvider | null>(null)
  const unlink = useUnlinkSocialMutation()
  const list = linked.data?.list

  const disconnect = (provider: SocialProvider) => {
    setConfirming(null)
    unlink.submit(
      { body: { provider } },
      {
        onSuccess: () =>
          toast(t('linked.done', { provider: providerNames[provider] }), { tone: 'success', duration: 'short' }),
        onError: ({ failure }) => void confirmation.requestFor(failure, () => disconnect(provider)),
      },
    )
  }
  if (!list && !linked.error) return null
  if (list?.length === 0) return null
  const failure = unlink.failure?.code === 'confirmation.required' ? null : unlink.failure
  const name = confirming === null ? '' : providerNames[confirming]
  return (
    <Section title={t('linked.title')}>
      <QueryView query={linked} compact skeleton={null}>
        {({ list: accounts }) => (
          <List label={t('linked.title')}>
            {accounts.map(({ provider, linkedAt }) => (
              <ListRow
                key={provider}
                icon={providerIcons[provider]}
                title={providerNames[provider]}
                detail={t('linked.since', { date: formatDate(linkedAt, tag, 'date', timeZone) })}
                onClick={() => setConfirming(provider)}
              />
            ))}
          </List>
        )}
      </QueryView>
      <FormAlert text={failure ? errorText(failure) : null} failure={failure} />
      <Dialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={t('linked.askTitle', { provider: name })}
        text={t('linked.text', { provider: name })}
        confirm={{ label: t('linked.action'), onConfirm: () => confirming && disconnect(confirming), danger: true }}
      />
      {confirmation.open ? <ConfirmSheet onConfirmed={confirmation.confirmed} onClose={confirmation.cancel} /> : null}
    </Section>
  )
}
