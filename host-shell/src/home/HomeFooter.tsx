import { useApiQuery } from '@mosaic/api-client'
import { useMerchant } from '@mosaic/session'
import { useEffect, useRef, useState } from 'react'
import { useHostTexts } from '../texts'
import styles from './HomeFooter.module.css'

const named = ['pix', 'bank', 'card', 'promptpay'] as const
const isNamed = (method: string): method is (typeof named)[number] => (named as readonly string[]).includes(method)

/** True once the element has been near the view; until then the footer fetches nothing. */
const useSeen = () => {
  const ref = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { ref, seen }
}

const Providers = () => {
  const { t } = useHostTexts()
  const { data: names } = useApiQuery(
    'host',
    'vendors',
    {},
    { select: (value) => [...new Set(value.vendorNames.map((vendor) => vendor.displayName))] },
  )
  if (!names || names.length === 0) return null
  return (
    <section aria-label={t('footer.providers')}>
      <h2 className={styles.title}>{t('footer.providers')}</h2>
      <p className={styles.names}>{names.join('\u00a0· ')}</p>
    </section>
  )
}

export const HomeFooter = () => {
  const { t } = useHostTexts()
  const { name, minAge, paymentMethods, copyrightYear } = useMerchant()
  const { ref, seen } = useSeen()
  return (
    <footer ref={ref} className={styles.footer}>
      {seen ? <Providers /> : null}
      {paymentMethods.length > 0 ? (
        <section aria-label={t('footer.payments')}>
          <h2 className={styles.title}>{t('footer.payments')}</h2>
          <ul className={styles.methods}>
            {paymentMethods.map((method) => (
              <li key={method} className={styles.method}>
                {isNamed(method) ? t(`footer.methods.${method}`) : method.toUpperCase()}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t('footer.certificates')}>
        <h2 className={styles.title}>{t('footer.certificates')}</h2>
        <p className={styles.names}>{t('footer.certificatesText')}</p>
      </section>
      <div className={styles.note}>
        <span className={styles.age} aria-hidden="true">
          {`${minAge}+`}
        </span>
        <p>{t('footer.playMoney', { age: minAge })}</p>
      </div>
      <p className={styles.copyright}>{t('footer.copyright', { year: copyrightYear, name })}</p>
    </footer>
  )
}
