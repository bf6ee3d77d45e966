import { FormAlert } from '@mosaic/forms'
import { useErrorText } from '@mosaic/i18n'
import { Button, Card, toast } from '@mosaic/ui'
import { useEffect, useId, useState } from 'react'
import { useCachePasskeys, usePasskeysQuery } from '../../api/passkeys'
import { hasPlatformAuthenticator } from '../../passkeys/ceremonies'
import { recordDismissal } from '../../passkeys/prompt'
import { useAddPasskey, type Added } from '../../passkeys/use-add-passkey'
import { useTexts } from '../../texts'
import styles from './PromptCard.module.css'

/**
 * Above the bottom menu, without taking the focus. Only for members without a passkey, on a device that supports
 * them, while the login is recent enough to need no proof.
 */
export const PromptCard = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const cachePasskeys = useCachePasskeys()
  const titleId = useId()
  const [supported, setSupported] = useState(false)
  const passkeys = usePasskeysQuery(supported).data
  const { pending, add } = useAddPasskey(t('security.devices.unknown'))
  const [ended, setEnded] = useState<Exclude<Added, { kind: 'added' }> | null>(null)

  useEffect(() => {
    let unmounted = false
    void hasPlatformAuthenticator().then((can) => {
      if (unmounted) return
      if (can) setSupported(true)
      else onClose()
    })
    return () => {
      unmounted = true
    }
  }, [onClose])

  if (!passkeys?.available || passkeys.list.length > 0 || passkeys.confirmedUntil === null) return null
  const later = () => {
    recordDismissal()
    onClose()
  }
  const create = async () => {
    const result = await add()
    if (result.kind !== 'added') return setEnded(result)
    cachePasskeys(result.value)
    toast(t('passkey.made'), { tone: 'success', duration: 'short' })
    onClose()
  }
  // A closed prompt is no failure.
  const problem =
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
      <FormAlert text={problem} failure={ended?.kind === 'refused' ? ended.failure : null} />
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
