import { Image, Link, Rail, Section } from '@mosaic/ui'
import { useVendorsQuery } from '../api/catalogue'
import { filterVendors } from '../lobby/category-order'
import { pathOfTab } from '../lobby/lobby-tab'
import { useTexts } from '../texts'
import styles from './VendorRail.module.css'

/** Every vendor of the merchant except the lotteries', each with a link to its games (spec §2, home). */
export const VendorRail = () => {
  const { t } = useTexts()
  const vendors = filterVendors(useVendorsQuery().data?.vendorNames ?? [], 'HOME')
  return vendors.length === 0 ? null : (
    <Section icon="game-controller" title={t('vendors.label')}>
      <Rail label={t('vendors.label')} itemWidth="27%">
        {vendors.map(({ accountTypeName, displayName, gameCategory, logoUrl }) => (
          <Link
            key={`${gameCategory}/${accountTypeName}`}
            to={`${pathOfTab(gameCategory)}${pathOfTab(gameCategory).includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(accountTypeName)}`}
            className={styles.card}
          >
            <span className={styles.logo}>
              <Image src={logoUrl} alt="" ratio={16 / 9} fit="contain" name={displayName} />
            </span>
            <span className={styles.name}>{displayName}</span>
          </Link>
        ))}
      </Rail>
    </Section>
  )
}
