import { useMerchant } from '@mosaic/session'
import { Link } from '@mosaic/ui'
import { homePath } from '../../routing/paths'
import { useHostTexts } from '../../texts'
import styles from './AppHeader.module.css'

/** The merchant's own mark where there is one, else a mark in the brand's colours, with the name beside it. */
export const Logo = () => {
  const { t } = useHostTexts()
  const { name, logo } = useMerchant()
  return (
    <Link to={homePath} className={styles.logo} aria-label={t('header.home', { name })}>
      {logo ? (
        <img src={logo} alt="" width={34} height={34} className={styles.mark} />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          <span className={styles.gem} />
        </span>
      )}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </Link>
  )
}
