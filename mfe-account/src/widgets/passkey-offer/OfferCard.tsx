import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, Card, toast } from '@mosaic/ui'
import { useEffect, useId, useState } from 'react'
import { useKeepPasskeys, usePasskeys } from '../../api/passkeys'
import { deviceCanKeep } from '../../passkeys/ceremonies'
import { putOfferOff } from '../../passkeys/offer'
import { useAddPasskey, type Added } from '../../passkeys/use-add-passkey'
import { useTexts } from '../../texts'
import styles from './OfferCard.module.css'

/**
 * Stands above the bottom menu and takes neither the page nor the focus: who came to play goes on. Only for who has none yet, on a device that can keep one, while the login
 * is fresh enough to need no other proof.
 */
export const OfferCard = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const keep = useKeepPasskeys()
  const titleId = useId()
  const [canKeep, setCanKeep] = useState(false)
  const passkeys = usePasskeys(canKeep).data
  const { pending, add } = useAddPasskey(t('security.devices.unknown'))
  const [ended, setEnded] = useState<Exclude<Added, { kind: 'added' }> | null>(null)

  useEffect(() => {
    let left = false
    void deviceCanKeep().then((can) => {
      if (left) return
      if (can) setCanKeep(true)
      else onClose()
    })
    return () => {
      left = true
    }
  }, [onClose])

  if (!passkeys?.available || passkeys.list.length > 0 || passkeys.confirmedUntil === null) return null
  const later = () => {
    putOfferOff()
    onClose()
  }
  const create = async () => {
    const result = await add()
    if (result.kind !== 'added') return setEnded(result)
    keep(result.value)
    toast(t('passkey.made'), { tone: 'success', duration: 'short' })
    onClose()
  }
  // Who closes the browser's question may think again; that is no failure.
  const trouble =
    ended === null || ended.kind === 'cancelled' || ended.kind === 'aborted'
      ? null
      : ended.kind === 'refused'
        ? errorText(ended.failure)
        : t(`passkey.${ended.kind}`)
  return (
    <Card role="region" aria-labelledby={titleId} className={styles.offer}>
      <h2 id={titleId} className={styles.title}>
        {t('passkey.offer.title')}
      </h2>
      <p className={styles.text}>{t('passkey.offer.text')}</p>
      <FormAlert text={trouble} failure={ended?.kind === 'refused' ? ended.failure : null} />
      <div className={styles.actions}>
        <Button block icon="key" loading={pending} onClick={() => void create()}>
          {t('passkey.offer.create')}
        </Button>
        <Button variant="ghost" block onClick={later}>
          {t('passkey.offer.later')}
        </Button>
      </div>
    </Card>
  )
}
