import { formatMoney } from '@mosaic/i18n'
import { Image, Link, QueryView, Rail, Section } from '@mosaic/ui'
import type { ReactNode } from 'react'
import { useWinnersQuery } from '../../api/winners'
import { useTexts } from '../../texts'
import styles from './WinnersTicker.module.css'

/** Real wins of the last day with masked names; without wins it renders null (domain §8.40). */
const WinnersTicker = () => {
  const { t, tag } = useTexts()
  const section = (content: ReactNode) => (
    <Section icon="trophy" title={t('winners.title')} className={styles.winners}>
      {content}
    </Section>
  )
  return (
    <QueryView query={useWinnersQuery()} skeleton={null} compact frame={section} isEmpty={({ length }) => length === 0}>
      {(list) =>
        section(
          <Rail label={t('winners.title')}>
            {list.map((winner) => {
              const amount = formatMoney(winner.amount, winner.currency, tag)
              return (
                <Link
                  key={`${winner.at}/${winner.account}/${winner.gameId}`}
                  to={`/m/gameCenter?game=${encodeURIComponent(winner.gameId)}`}
                  className={styles.card}
                  aria-label={t('winners.won', { account: winner.account, amount, game: winner.gameName })}
                >
                  <span className={styles.art}>
                    <Image src={winner.iconUrl} colour={winner.iconColour} alt="" ratio={1} />
                  </span>
                  <span className={styles.text}>
                    <span className={styles.account}>{winner.account}</span>
                    <span className={styles.amount}>{amount}</span>
                    <span className={styles.game}>{winner.gameName}</span>
                  </span>
                </Link>
              )
            })}
          </Rail>,
        )
      }
    </QueryView>
  )
}

export default WinnersTicker
