import { shareDecision } from '@mosaic/contracts'
import { useFlag, useSession } from '@mosaic/session'
import { Dialog, toast, useNavigate } from '@mosaic/ui'
import { useEffect, useRef, useState } from 'react'
import { hasAffiliateCode, isReferralOpen } from '../../api/referral'
import { useTexts } from '../../texts'

/** A tap on "Share" in a menu: decides where it leads, and asks the gateway only where the answer matters. */
const ShareEntry = ({ onDone = () => undefined }: { readonly onDone?: () => void }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const type = useSession()?.type ?? null
  const [hasReferral, hasChat] = [useFlag('REFERRAL3'), useFlag('CBS3')]
  const [forAgents, setForAgents] = useState(false)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const decide = async () => {
      const [isAffiliate, isOpen] =
        type === null ? [false, false] : await Promise.all([hasAffiliateCode(), hasReferral && isReferralOpen()])
      // Without an answer the page itself says what is wrong.
      const decision = shareDecision({ type, isAffiliate, isReferralOn: isOpen ?? hasReferral })
      if (decision === 'agentSheet') return setForAgents(true)
      if (decision === 'comingSoon') toast(t('share.soon'), { duration: 'brief' })
      // The host asks guests to log in and brings them back.
      else void navigate('/m/inviteFriends')
      onDone()
    }
    void decide()
  }, [hasReferral, navigate, onDone, t, type])

  return (
    <Dialog
      open={forAgents}
      onClose={onDone}
      title={t('share.agentTitle')}
      text={t('share.agentText')}
      {...(hasChat && {
        confirm: { label: t('share.service'), onConfirm: () => void navigate('/m/livechat?backUrl=/m/home') },
      })}
    />
  )
}
export default ShareEntry
