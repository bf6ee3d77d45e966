import type { SocialProvider } from '@mosaic/contracts'
import { FormAlert } from '@mosaic/forms'
import { formatDate, useErrorText } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { Dialog, List, ListRow, QueryView, Section, toast } from '@mosaic/ui'
import { useState } from 'react'
import { useLinkedAccounts, useUnlinkSocial } from '../../api/social'
import { ConfirmSheet } from '../../confirmation/ConfirmSheet'
import { useConfirmation } from '../../confirmation/use-confirmation'
import { providerIcons, providerNames } from '../../social/providers'
import { useTexts } from '../../texts'

/** With whom the account is connected. The gateway keeps the last way in, and says so. */
export const LinkedAccounts = () => {
  const { t, tag } = useTexts()
  const errorText = useErrorText()
  const { timeZone } = useMerchant()
  const linked = useLinkedAccounts()
  const confirmation = useConfirmation()
  const [asking, setAsking] = useState<SocialProvider | null>(null)
  const unlink = useUnlinkSocial()
  const list = linked.data?.list

  const disconnect = (provider: SocialProvider) => {
    setAsking(null)
    unlink.submit(
      { body: { provider } },
      {
        onSuccess: () =>
          toast(t('linked.done', { provider: providerNames[provider] }), { tone: 'success', duration: 'short' }),
        onError: ({ failure }) => void confirmation.askedBy(failure, () => disconnect(provider)),
      },
    )
  }
  if (!list && !linked.error) return null
  if (list?.length === 0) return null
  const failure = unlink.failure?.code === 'confirmation.required' ? null : unlink.failure
  const name = asking === null ? '' : providerNames[asking]
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
                onClick={() => setAsking(provider)}
              />
            ))}
          </List>
        )}
      </QueryView>
      <FormAlert text={failure ? errorText(failure) : null} failure={failure} />
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('linked.askTitle', { provider: name })}
        text={t('linked.text', { provider: name })}
        confirm={{ label: t('linked.action'), onConfirm: () => asking && disconnect(asking), danger: true }}
      />
      {confirmation.asked ? <ConfirmSheet onConfirmed={confirmation.confirmed} onClose={confirmation.giveUp} /> : null}
    </Section>
  )
}
