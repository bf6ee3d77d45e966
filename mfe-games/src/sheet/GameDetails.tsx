import { Image } from '@mosaic/ui'
import { useTexts } from '../texts'
import { FreeRounds } from './FreeRounds'
import { GameFacts, type GameDetail } from './GameFacts'
import styles from './GameSheet.module.css'
import { Paytable } from './Paytable'
import { RoomList } from './RoomList'

/** The figures of one game beside its picture, and its paytable. */
export const GameDetails = ({ detail }: { readonly detail: GameDetail }) => {
  const { t } = useTexts()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.art}>
          <Image
            src={detail.game.iconUrl}
            avif={detail.game.iconUrlAvif || undefined}
            colour={detail.game.iconColour}
            alt=""
            name={detail.game.gameName}
            ratio={3 / 4}
            eager
          />
        </div>
        <GameFacts detail={detail} />
      </div>
      <FreeRounds gameId={detail.game.gameId} />
      {detail.game.supportPlay ? null : <p className={styles.soon}>{t('sheet.soonText')}</p>}
      {detail.game.roomId ? <RoomList game={detail.game} /> : null}
      {detail.paytable.length > 0 ? <Paytable rows={detail.paytable} /> : null}
    </>
  )
}
