import { useTexts } from '../texts'
import styles from './Pictures.module.css'

/** Pictures of a member, redrawn by the gateway. A click opens the full size. */
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
