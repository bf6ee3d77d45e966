import { Image, Link } from '@mosaic/ui'
import type { Vendor } from '../../api/catalogue'
import { useTexts } from '../../texts'
import styles from './ThirdPartyGrid.module.css'

/** Sports and e-sports are other houses' sites: each opens with a tap on its card (spec §2). */
export const ThirdPartyGrid = ({ vendors }: { readonly vendors: readonly Vendor[] }) => {
  const { t } = useTexts()
  return (
    <ul className={styles.grid} aria-label={t('vendors.label')}>
      {vendors.map(({ accountTypeName, displayName, gameCount, logoUrl }) => (
        <li key={accountTypeName}>
          <Link to={`/m/sportsGame?vassalage=${encodeURIComponent(accountTypeName)}`} className={styles.card}>
            <span className={styles.logo}>
              <Image src={logoUrl} alt="" ratio={16 / 9} fit="contain" name={displayName} eager />
            </span>
            <span className={styles.name}>{displayName}</span>
            <span className={styles.count}>{t('search.results', { count: gameCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
