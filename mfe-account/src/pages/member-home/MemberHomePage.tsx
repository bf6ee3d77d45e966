import { useMerchant, useRole } from '@mosaic/session'
import { Screen, Slot } from '@mosaic/ui'
import { MemberProfile } from '../../profile/MemberProfile'
import { useTexts } from '../../texts'
import { LogoutButton } from '../settings/LogoutButton'
import { BalanceCard } from './BalanceCard'
import { EntryGroups } from './EntryGroups'
import styles from './MemberHomePage.module.css'
import { TrialPrompt } from './TrialPrompt'
import { VipCard } from './VipCard'

/**
 * The member centre: profile, balance, level and every entry of this merchant. With `mem_cen` 0 (spec §3) profile and
 * entries only.
 */
const MemberHomePage = () => {
  const { t } = useTexts()
  const isTrial = useRole() === 'trial'
  const isEarlier = useMerchant().mobileTemplate?.mem_cen === '0'
  return (
    <Screen title={t('memberHome.title')}>
      <div className={styles.top}>
        <MemberProfile editable={!isTrial} />
      </div>
      {isEarlier ? null : (
        <>
          <BalanceCard />
          {isTrial ? null : <VipCard />}
          <Slot name="member.summary" />
        </>
      )}
      <EntryGroups withTop={isEarlier} />
      <LogoutButton />
      {isTrial ? <TrialPrompt /> : null}
    </Screen>
  )
}

export default MemberHomePage
