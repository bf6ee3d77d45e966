import { Button, Card, CopyButton, lazyPart, Skeleton, toast, useLazyPart } from '@mosaic/ui'
import { useErrorText } from '@mosaic/i18n'
import type { Referral } from '../../api/referral'
import { useTexts } from '../../texts'
import { inviteLink } from '@mosaic/contracts'
import styles from './LinkCard.module.css'
import { shareLink } from './share-link'

const qrPart = lazyPart(() => import('@mosaic/qr-code').then(({ QrCode }) => QrCode))

type LinkCardProps = { readonly referral: Referral; readonly site: string }

/** The link as code, as text, and for the share sheet of the device. */
export const LinkCard = ({ referral: { referralCode, promotionDomains }, site }: LinkCardProps) => {
  const { t } = useTexts()
  const textOf = useErrorText()
  const QrCode = useLazyPart(qrPart, true)
  const link = inviteLink(referralCode, promotionDomains, window.location)
  const share = async () => {
    const shared = await shareLink({ title: site, text: t('invite.shareText', { site }), url: link })
    if (shared === 'copied') toast(textOf('copy_success'), { tone: 'success' })
    else if (shared === 'failed') toast(t('invite.shareFailed'), { tone: 'error' })
  }
  return (
    <Card className={styles.card}>
      <div className={styles.code}>
        {QrCode ? <QrCode text={link} label={t('invite.qr')} /> : <Skeleton height={168} radius="m" />}
      </div>
      <p className={styles.label}>{t('invite.link')}</p>
      <CopyButton
        className={styles.link}
        text={link}
        label={t('invite.copy')}
        shownText={link.replace(/^https?:\/\//, '')}
      />
      <Button block size="l" icon="share-network" onClick={() => void share()}>
        {t('invite.share')}
      </Button>
    </Card>
  )
}
