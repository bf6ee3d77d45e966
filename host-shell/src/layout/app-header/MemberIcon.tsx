import { displayName, useMember } from '@mosaic/session'
import { Icon } from '@mosaic/ui'
import { useHostTexts } from '../../texts'
import styles from './AppHeader.module.css'

/** The member's round with the VIP label (spec §2); opens the side panel. */
export const MemberIcon = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useHostTexts()
  const { member } = useMember()
  const vip = member?.clubLabel.labelName
  return (
    <button
      type="button"
      className={styles.member}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={member ? t('header.accountOf', { name: displayName(member), vip: vip ?? '' }) : t('header.account')}
    >
      <span className={styles.face}>
        <Icon name="user" weight="fill" size={22} />
      </span>
      {vip ? (
        <span className={styles.vip} aria-hidden="true">
          {vip}
        </span>
      ) : null}
    </button>
  )
}
