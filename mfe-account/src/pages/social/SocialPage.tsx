import { toast, useLocation, useNavigate } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { EntryFrame } from '../../layout/EntryFrame'
import { storedIntent } from '../../social/intent'
import { providerNames } from '../../social/providers'
import { storedTicket } from '../../social/ticket'
import { useTexts } from '../../texts'
import { arrivalOf, searchOf, type Arrival } from './arrival'
import { CodeReturn } from './CodeReturn'
import { FirebaseSmsLogin } from './FirebaseSmsLogin'
import { FirebaseSmsRegister } from './FirebaseSmsRegister'
import { exitPath } from './exit-path'
import { ProviderWindow } from './ProviderWindow'
import { StartAgain } from './StartAgain'
import { TicketStep } from './TicketStep'

/** Steps between the login page and the account for logins by a provider. */
const SocialPage = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [intent] = useState(storedIntent)
  const [firstArrival] = useState(() => arrivalOf(search))
  const brought = intent?.search ?? ''

  useEffect(() => {
    // Removes the code from the address, so that it is in no history and no screenshot.
    if (firstArrival.kind === 'code') navigate({ search: brought }, { replace: true })
    if (firstArrival.kind === 'cancelled') {
      toast(t('social.cancelled'), { duration: 'long' })
      navigate(exitPath(intent), { replace: true })
    }
    // The way by which the visitor came is looked at once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- everything else here only follows from it
  }, [])

  const currentArrival = arrivalOf(search)
  const arrival: Arrival = currentArrival.kind === 'nothing' ? firstArrival : currentArrival
  const ticket = arrival.kind === 'ticket' ? storedTicket() : null
  const frame = {
    place: 'social',
    title: t('social.title'),
    search: arrival.kind === 'ticket' ? search : searchOf({}, brought),
  } as const

  if (ticket) {
    const provider = providerNames[ticket.provider]
    return (
      <EntryFrame {...frame} heading={t('social.ticket', { provider })} lead={t('social.ticketLead')}>
        <TicketStep ticket={ticket} />
      </EntryFrame>
    )
  }
  switch (arrival.kind) {
    case 'code':
      return (
        <CodeReturn
          frame={frame}
          proof={{ type: 'social', socialState: arrival.state, socialCode: arrival.code }}
          intent={intent}
        />
      )
    case 'begin':
      return (
        <EntryFrame
          {...frame}
          heading={t('social.goOn', { provider: providerNames[arrival.provider] })}
          lead={t('social.windowLead')}
        >
          <ProviderWindow
            intent={{
              purpose: intent?.purpose ?? 'login',
              search: brought,
              remember: intent?.remember ?? true,
              provider: arrival.provider,
            }}
          />
        </EntryFrame>
      )
    case 'sms':
      return (
        <EntryFrame {...frame} heading={t('login.heading')} lead={t('login.lead')}>
          <FirebaseSmsLogin />
        </EntryFrame>
      )
    case 'smsRegister':
      return (
        <EntryFrame {...frame} heading={t('register.heading')} lead={t('register.lead')}>
          <FirebaseSmsRegister />
        </EntryFrame>
      )
    case 'cancelled':
    case 'refused':
    case 'ticket':
    case 'nothing':
      return (
        <EntryFrame {...frame} heading={t('social.over')} lead={t('social.overLead')}>
          <StartAgain intent={intent} leadsOn={arrival.kind !== 'ticket'} />
        </EntryFrame>
      )
  }
}

export default SocialPage
