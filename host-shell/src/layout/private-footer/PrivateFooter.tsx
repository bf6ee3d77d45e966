import { useMerchant } from '@mosaic/session'
import { Icon, Link, toIconName, useHost } from '@mosaic/ui'
import { useHostTexts } from '../../texts'
import styles from './PrivateFooter.module.css'

/** End of the member's own pages (spec §2): the ways a member needs next, and who may play here. */
export const PrivateFooter = () => {
  const { t } = useHostTexts()
  const { minAge, name, copyrightYear } = useMerchant()
  const entries = useHost().menu('private.footer')
  return (
    <footer className={styles.footer}>
      {entries.length > 0 ? (
        <nav aria-label={t('nav.private')}>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.key} className={styles.entry}>
                <Link to={entry.to} className={styles.link}>
                  <Icon name={toIconName(entry.icon)} size={18} className={styles.icon} />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className={styles.note}>{t('footer.playMoney', { age: minAge })}</p>
      <p className={styles.note}>{t('footer.copyright', { year: copyrightYear, name })}</p>
    </footer>
  )
}
