import { formatDate } from '@mosaic/i18n'
import { MoneyAmount, moneyOf, MoneyText } from '@mosaic/money'
import { useMerchant } from '@mosaic/session'
import { Icon, Image, Tag } from '@mosaic/ui'
import { useTexts } from '../../texts'
import { stateTones, type Bet } from './bet'
import styles from './BetRow.module.css'

type BetRowProps = { readonly bet: Bet; readonly onOpen: () => void }

export const BetRow = ({ bet, onOpen }: BetRowProps) => {
  const { t, tag } = useTexts()
  const { timeZone } = useMerchant()
  const { currency } = bet
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.art}>
          {bet.iconUrl ? (
            <Image src={bet.iconUrl} colour={bet.iconColour} alt="" ratio={3 / 4} />
          ) : (
            <span className={styles.noArt}>
              <Icon name="game-controller" />
            </span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.game}>{bet.gameName}</span>
          <span className={styles.detail}>
            {bet.vassalageName} · {formatDate(bet.at, tag, 'dateTime', timeZone)}
          </span>
          <span className={styles.detail}>
            {t(bet.freeStake === null ? 'bets.stake' : 'bets.free')}{' '}
            <MoneyText value={moneyOf(bet.freeStake ?? bet.stake, currency)} currency={currency} />
            {bet.bonusStake ? (
              <>
                {' · '}
                {t('bets.bonus')} <MoneyText value={moneyOf(bet.bonusStake, currency)} currency={currency} />
              </>
            ) : null}
          </span>
        </span>
        <span className={styles.result}>
          {bet.state === 'SETTLED' ? (
            <MoneyAmount value={moneyOf(bet.net, currency)} currency={currency} signed tone="auto" />
          ) : (
            <Tag tone={stateTones[bet.state]}>{t(`bets.state.${bet.state}`)}</Tag>
          )}
        </span>
      </button>
    </li>
  )
}
