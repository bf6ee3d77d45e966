import { displayName, refreshMember, useMember, useMerchant } from '@mosaic/session'
import { CopyButton, ErrorState, Skeleton, Tag } from '@mosaic/ui'
import { useEffect } from 'react'
import { useTexts } from '../texts'
import styles from './MemberProfile.module.css'
import { ProfilePicture } from './ProfilePicture'

/** Picture, name, member ID with copy button, VIP label (spec §2, right-side menu). */
export const MemberProfile = ({ editable = false }: { readonly editable?: boolean }) => {
  const { t } = useTexts()
  const { name: merchantName } = useMerchant()
  const { member, failure, loading } = useMember()
  useEffect(() => {
    if (!member) void refreshMember()
  }, [member])

  if (!member && failure && !loading) return <ErrorState compact error={failure} onRetry={() => void refreshMember()} />
  return (
    <section className={styles.profile} aria-label={t('profile.label')}>
      <ProfilePicture editable={editable} />
      {member ? (
        <div className={styles.words}>
          <p className={styles.name}>{displayName(member)}</p>
          <div className={styles.details}>
            {member.clubLabel.labelName ? (
              <Tag tone="vip" icon="crown" className={styles.label}>
                {member.clubLabel.labelName}
              </Tag>
            ) : (
              <span className={styles.label}>{merchantName}</span>
            )}
            <CopyButton text={member.id} label={t('profile.copyId')} shownText={t('profile.id', { id: member.id })} />
          </div>
        </div>
      ) : (
        <div className={styles.words}>
          <Skeleton width={140} height={20} radius="s" />
          <Skeleton width={180} height={16} radius="s" className={styles.second} />
        </div>
      )}
    </section>
  )
}
