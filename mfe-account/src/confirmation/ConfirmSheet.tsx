import { isSocialProvider } from '@mosaic/contracts'
import { lazyPart, QueryView, Sheet, Skeleton, useLazyPart } from '@mosaic/ui'
import { useConfirmationMethodsQuery } from '../api/confirmation'
import { passkeysSupported } from '../passkeys/support'
import { ConfirmByProvider } from '../social/ConfirmByProvider'
import { useTexts } from '../texts'
import { ByCode } from './ByCode'
import { ByPassword } from './ByPassword'
import styles from './Confirmation.module.css'

const passkeyPart = lazyPart(() => import('./ByPasskey').then(({ ByPasskey }) => ByPasskey))

type ConfirmSheetProps = { readonly onConfirmed: () => void; readonly onClose: () => void }

/** The member proves their identity again by one of the accepted ways; without one they log in again. */
export const ConfirmSheet = ({ onConfirmed, onClose }: ConfirmSheetProps) => {
  const { t } = useTexts()
  const query = useConfirmationMethodsQuery()
  const methods = query.data?.ways.filter((method) => method !== 'passkey' || passkeysSupported()) ?? []
  const ByPasskey = useLazyPart(passkeyPart, methods.includes('passkey'))
  const providers = methods.filter(isSocialProvider)
  return (
    <Sheet open onClose={onClose} title={t('confirm.title')}>
      <QueryView query={query} compact skeleton={<Skeleton height={180} />}>
        {({ mobileNum }) => (
          <div className={styles.ways}>
            <p className={styles.lead}>{t(methods.length > 0 ? 'confirm.lead' : 'confirm.again')}</p>
            {methods.includes('password') ? <ByPassword onConfirmed={onConfirmed} /> : null}
            {ByPasskey && methods.includes('passkey') ? <ByPasskey onConfirmed={onConfirmed} /> : null}
            {methods.includes('sms') ? <ByCode mobileNum={mobileNum ?? ''} onConfirmed={onConfirmed} /> : null}
            {providers.length > 0 ? <ConfirmByProvider providers={providers} /> : null}
          </div>
        )}
      </QueryView>
    </Sheet>
  )
}
