import { failureOf } from '@mosaic/api-client'
import { shareDecision } from '@mosaic/contracts'
import { useFlag, useRole, useSession } from '@mosaic/session'
import { Dialog, ErrorState, isNotHere, List, ListRow, Screen, toast, useLocation, useNavigate } from '@mosaic/ui'
import { useState } from 'react'
import { useChatUnreadQuery } from '../../api/chat'
import { useInboxUnreadQuery } from '../../api/inbox'
import { useNoticesQuery } from '../../api/notices'
import { useResourcesQuery } from '../../api/site'
import { keepsReadState, unreadFor } from '../../notices/read-state'
import { OwnBar } from '../../own-bar/OwnBar'
import { useTexts } from '../../texts'
import { telegramLink } from './telegram-link'

/** All channels of messages (spec §2); the shell has no header on `/m/message` only. */
const MessagePage = () => {
  const { t } = useTexts()
  const role = useRole()
  const type = useSession()?.type ?? null
  const navigate = useNavigate()
  const [hasMail, hasChat, hasReferral] = [useFlag('MAILCEN'), useFlag('CBS3'), useFlag('REFERRAL3')]
  const resources = useResourcesQuery()
  const telegram = telegramLink(resources.data ?? [])
  const notices = useNoticesQuery()
  const inbox = useInboxUnreadQuery(role, hasMail)
  const chat = useChatUnreadQuery(role)
  const [forAgents, setForAgents] = useState(false)
  const bare = useLocation().pathname.replace(/\/$/, '') === '/m/message'
  const counted = keepsReadState(role)
  // The entries stay without their counts; one retry repeats all failed calls.
  const failed = [resources, notices, inbox, chat].filter(({ isError, error }) => isError && !isNotHere(error?.failure))
  const [failure] = failed

  const openAffiliate = () => {
    const decision = shareDecision({ type, isAffiliate: true, isReferralOn: hasReferral })
    if (decision === 'agentSheet') setForAgents(true)
    else if (decision === 'comingSoon') toast(t('centre.soon'), { duration: 'brief' })
    // The host asks guests to log in and brings them back.
    else void navigate('/m/inviteFriends')
  }

  return (
    <Screen title={t('title.centre')}>
      {bare ? <OwnBar title={t('title.centre')} /> : null}
      <List label={t('title.centre')}>
        {telegram ? (
          <ListRow
            icon="telegram-logo"
            title={t('centre.telegram')}
            detail={t('centre.telegramText')}
            href={telegram}
          />
        ) : null}
        <ListRow
          icon="bell"
          title={t('title.notices')}
          detail={t('centre.noticesText')}
          to="/m/notice"
          badge={unreadFor(notices.data, role)}
        />
        {hasMail && !isNotHere(inbox.error?.failure) ? (
          <ListRow
            icon="envelope"
            title={t('title.inbox')}
            detail={t('centre.inboxText')}
            to="/m/webEmail"
            badge={counted ? (inbox.data ?? 0) : 0}
          />
        ) : null}
        {hasChat && !isNotHere(chat.error?.failure) ? (
          <ListRow
            icon="chat-circle-dots"
            title={t('title.chat')}
            detail={t('centre.chatText')}
            to="/m/livechat?backUrl=/m/messages"
            badge={counted ? (chat.data ?? 0) : 0}
          />
        ) : null}
        <ListRow
          icon="handshake"
          title={t('centre.affiliate')}
          detail={t('centre.affiliateText')}
          onClick={openAffiliate}
        />
        {counted ? (
          <ListRow
            icon="sliders-horizontal"
            title={t('title.notifications')}
            detail={t('centre.notificationsText')}
            to="/m/notifications"
          />
        ) : null}
        <ListRow icon="note-pencil" title={t('title.feedback')} detail={t('centre.feedbackText')} to="/m/feedback" />
      </List>
      {failure?.error ? (
        <ErrorState
          compact
          error={failureOf(failure.error)}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
        />
      ) : null}
      <Dialog
        open={forAgents}
        onClose={() => setForAgents(false)}
        title={t('centre.affiliate')}
        text={t('centre.forAgents')}
        {...(hasChat && {
          confirm: { label: t('title.chat'), onConfirm: () => void navigate('/m/livechat?backUrl=/m/messages') },
        })}
      />
    </Screen>
  )
}

export default MessagePage
