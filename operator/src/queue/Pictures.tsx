import { useTexts } from '../texts'
import styles from './Pictures.module.css'

/** What a member sent, as the gateway drew it anew; a tap opens it whole. */
export const Pictures = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const { t } = useTexts()
  return (
    <div className={styles.pictures}>
      {addresses.map((address, index) => (
        <a key={address} href={address} target="_blank" rel="noopener noreferrer">
          <img
            className={styles.picture}
            src={address}
            loading="lazy"
            alt={t('queue.picture', { number: index + 1 })}
          />
        </a>
      ))}
    </div>
  )
}
