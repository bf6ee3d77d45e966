import { remoteTexts } from '@mosaic/i18n'
import type { Composition } from '@mosaic/remote-kit'
import { Icon, useLocation } from '@mosaic/ui'
import styles from './OverrideBanner.module.css'
import type en from './texts/en.json'

const useTexts = remoteTexts<typeof en>('staff')

/** Shows that this browser uses overrides, with a link to end them. */
export const OverrideBanner = ({ composition: { overrides = {}, remotes } }: { readonly composition: Composition }) => {
  const { t } = useTexts()
  const { search } = useLocation()
  const ended = Object.keys(overrides).map((name) => `mfe.${name}=off`)
  const remaining = search.slice(1).split('&').filter(Boolean)
  return (
    <aside className={styles.banner} aria-label={t('override.label')}>
      <Icon name="wrench" size={20} weight="fill" />
      <ul className={styles.list}>
        {Object.entries(overrides).map(([name, origin]) => (
          <li key={name}>
            {t(remotes[name]?.base.startsWith(origin) ? 'override.taken' : 'override.silent', { name, origin })}
          </li>
        ))}
      </ul>
      {/* A new document, because what has run of the other release cannot be taken back. */}
      <a className={styles.end} href={`?${[...remaining, ...ended].join('&')}`}>
        {t('override.end')}
      </a>
    </aside>
  )
}
