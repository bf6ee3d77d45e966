import type { ApiFailure } from '@mosaic/api-client'
import { useErrorText } from '@mosaic/i18n'
import { Button } from '@mosaic/ui'
import { useEffect, useState } from 'react'
import { FormAlert } from '../../layout/FormAlert'
import type { SocialIntent } from '../../social/intent'
import { providerIcons, providerNames } from '../../social/providers'
import { useSocialAuth } from '../../social/use-social-auth'
import { useTexts } from '../../texts'
import styles from './SocialPage.module.css'
import { useSocialReturn } from './use-social-return'
import { WayOut } from './WayOut'

type Trouble = 'cancelled' | 'blocked' | 'absent' | ApiFailure

/** The service opens a window of its own, which browsers allow in the press of a button only; the button waits until the service is there. */
export const ProviderWindow = ({ intent }: { readonly intent: SocialIntent }) => {
  const { t } = useTexts()
  const errorText = useErrorText()
  const { auth, providers } = useSocialAuth()
  const [ready, setReady] = useState(false)
  const [open, setOpen] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const way = useSocialReturn(intent)
  const offered = auth !== null && providers.includes(intent.provider)

  useEffect(() => {
    if (!offered) return undefined
    let here = true
    void auth.ready().then((there) => {
      if (!here) return
      setReady(there)
      if (!there) setTrouble('absent')
    })
    return () => {
      here = false
    }
  }, [auth, offered])

  const press = async () => {
    if (!auth || open) return
    setOpen(true)
    setTrouble(null)
    const outcome = await auth.begin(intent)
    setOpen(false)
    if (outcome.kind === 'proof') way.bring(outcome.proof)
    else if (outcome.kind === 'failed') setTrouble(outcome.failure)
    else if (outcome.kind !== 'left') setTrouble(outcome.kind)
  }
  const troubleText = (): string | null => {
    if (way.failure) return errorText(way.failure)
    if (!offered) return errorText('function.not.available')
    if (trouble === null) return null
    if (trouble === 'cancelled' || trouble === 'blocked') return t(`social.${trouble}`)
    return errorText(trouble === 'absent' ? 'social.unavailable' : trouble)
  }
  return (
    <div className={styles.ways}>
      <FormAlert text={troubleText()} failure={way.failure} />
      {offered && trouble !== 'absent' ? (
        <Button size="l" block icon={providerIcons[intent.provider]} loading={!ready || open || way.pending} onClick={() => void press()}>
          {t('social.goOn', { provider: providerNames[intent.provider] })}
        </Button>
      ) : null}
      <WayOut intent={intent} />
    </div>
  )
}
