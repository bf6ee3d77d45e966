import { useRole } from '@mosaic/session'
import { Screen, Slot } from '@mosaic/ui'
import { MemberProfile } from '../../profile/MemberProfile'
import { useTexts } from '../../texts'
import { LogoutButton } from '../settings/LogoutButton'
import { BalanceCard } from './BalanceCard'
import { EntryGroups } from './EntryGroups'
import styles from './MemberHomePage.module.css'
import { TrialPrompt } from './TrialPrompt'
import { VipCard } from './VipCard'

/** The member centre: who I am, what I have, where I stand, and every entry this merchant offers me. */
const MemberHomePage = () => {
  const { t } = useTexts()
  const isTrial = useRole() === 'trial'
  return (
    <Screen title={t('memberHome.title')}>
      <div className={styles.top}>
        <MemberProfile editable={!isTrial} />
      </div>
      <BalanceCard />
      {isTrial ? null : <VipCard />}
      <Slot name="member.summary" />
      <EntryGroups />
      <LogoutButton />
      {isTrial ? <TrialPrompt /> : null}
    </Screen>
  )
}

export default MemberHomePage
