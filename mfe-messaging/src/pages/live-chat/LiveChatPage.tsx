import { useLanguage } from '@mosaic/i18n'
import { EmptyState, QueryView, Screen, Spinner, useNavigate, useSearchParams } from '@mosaic/ui'
import { useEffect } from 'react'
import { useChatLaunchQuery } from '../../api/chat'
import { useTexts } from '../../texts'
import { chatDestination } from './chat-destination'
import styles from './LiveChatPage.module.css'

/** Spec §7. */
const redirectMs = 500

const headerColour = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--surface-1').trim().toLowerCase()

/** Requests the address of the merchant's chat and replaces this page by it. */
const LiveChatPage = () => {
  const { t } = useTexts()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const launch = useChatLaunchQuery({
    module: 'CBS3',
    b2c: '1',
    language,
    backUrl: (search.get('backUrl') ?? '/m/home').slice(0, 256),
    headerColor: headerColour(),
    title: t('title.chat'),
  })
  const chatUrl = launch.isFetching ? undefined : launch.data?.chatUrl
  useEffect(() => {
    if (chatUrl === undefined) return undefined
    const destination = chatDestination(chatUrl, window.location.origin)
    const timer = setTimeout(() => {
      if (destination.kind === 'page') void navigate(destination.path, { replace: true })
      else if (destination.kind === 'vendor') window.location.replace(destination.address)
    }, redirectMs)
    return () => clearTimeout(timer)
  }, [chatUrl, navigate])
  const leads = ({ chatUrl: address }: { readonly chatUrl: string }) =>
    chatDestination(address, window.location.origin).kind !== 'none'

  return (
    <Screen title={t('title.chat')}>
      <QueryView
        query={launch}
        skeleton={<Connecting />}
        isEmpty={(value) => !leads(value)}
        empty={<EmptyState icon="chat-circle-dots" title={t('chat.noneTitle')} text={t('chat.noneText')} />}
      >
        {() => <Connecting />}
      </QueryView>
    </Screen>
  )
}

const Connecting = () => {
  const { t } = useTexts()
  return (
    <div className={styles.wait} role="status">
      <Spinner />
      <p>{t('chat.connecting')}</p>
    </div>
  )
}

export default LiveChatPage
