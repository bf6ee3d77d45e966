import { formatNumber } from '@mosaic/i18n'
import { MoneySentence } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import type { PromotionState } from '../api/promotions'
import { useTexts } from '../texts'
import styles from './SiteClaims.module.css'
import { highestOffer, overGames } from './site-claims'

/** What the site may say about itself: computed, never written. */
export const SiteClaims = ({ states }: { readonly states: readonly PromotionState[] }) => {
  const { t, tag } = useTexts()
  const { currency, gameCount } = useMerchant()
  const [most, games] = [highestOffer(states, currency), overGames(gameCount)]
  if (most === null && games === null) return null
  return (
    <p className={styles.claims}>
      {most === null ? null : (
        <span className={styles.bonus}>
          <MoneySentence values={[most]} currency={currency} words={(amount = '') => t('claims.bonus', { amount })} />
        </span>
      )}
      {games === null ? null : <span>{t('claims.games', { count: formatNumber(games, tag) })}</span>}
    </p>
  )
}
