import type { DeskValue } from '@mosaic/contracts/desk'
import { Card, DefinitionRows, Link } from '@mosaic/ui'
import { useMoment } from '../queue/use-moment'
import { useTexts } from '../texts'
import styles from './Members.module.css'

/** Account data of a member that support needs. */
export const Facts = ({ sheet }: { readonly sheet: DeskValue<'member'> }) => {
  const { t } = useTexts()
  const moment = useMoment()
  return (
    <Card className={styles.part}>
      <h2 className={styles.heading}>{t('members.facts')}</h2>
      <DefinitionRows
        rows={[
          { label: t('members.merchant'), value: sheet.merchant },
          { label: t('members.id'), value: sheet.memberId },
          { label: t('members.type'), value: String(sheet.type) },
          {
            label: t('members.upline'),
            value: sheet.upline ? <Link to={`/members/${sheet.upline.memberId}`}>{sheet.upline.member}</Link> : '–',
          },
          { label: t('members.kyc'), value: t(`kyc.${sheet.kyc}`) },
          { label: t('members.mobile'), value: sheet.mobile ?? '–' },
          { label: t('members.email'), value: sheet.email ?? '–' },
          { label: t('members.registered'), value: moment(sheet.registeredAt) },
          { label: t('members.lastLogin'), value: moment(sheet.lastLoginAt) },
        ]}
      />
    </Card>
  )
}
