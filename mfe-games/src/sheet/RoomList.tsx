import { useIntentCheck } from '@mosaic/api-client'
import type { Game, RoomKind } from '@mosaic/contracts'
import { useRole } from '@mosaic/session'
import { moneyOf, MoneySentence, MoneyText } from '@mosaic/money'
import { Button, QueryView, Skeleton, Tag, useFailureToast, useLocation, useNavigate } from '@mosaic/ui'
import { useEnterRoomMutation, useRoomsQuery, type Room } from '../api/rooms'
import { loginPath } from '../launch/launch-decision'
import { useTexts } from '../texts'
import { useTileActions } from '../tile/tile-actions'
import styles from './RoomList.module.css'

const tones = { free: 'new', vip: 'vip', ppv: 'muted' } as const satisfies Record<RoomKind, string>

type RoomRowProps = {
  readonly room: Room
  readonly game: Game
  /** An unanswered purchase is being found out. */
  readonly checking: boolean
}

const RoomRow = ({ room, game, checking }: RoomRowProps) => {
  const { t } = useTexts()
  const guest = useRole() === 'guest'
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const showFailure = useFailureToast()
  const enter = useEnterRoomMutation()
  const { play } = useTileActions()
  const buy = () =>
    guest
      ? navigate(loginPath(pathname + search))
      : enter.submit({ body: { roomId: room.roomId } }, { onError: ({ failure }) => showFailure(failure) })
  return (
    <li className={styles.room}>
      <Tag tone={tones[room.kind]}>{t(`room.kind.${room.kind}`)}</Tag>
      <span className={styles.state}>
        <span className={styles.stakes}>
          <MoneySentence
            values={[moneyOf(room.minBet, room.currency), moneyOf(room.maxBet, room.currency)]}
            currency={room.currency}
            words={(min = '', max = '') => t('room.stakes', { min, max })}
          />
        </span>
        {t(room.open ? 'room.open' : room.kind === 'vip' ? 'room.needsLevel' : 'room.needsPass')}
      </span>
      {room.kind === 'ppv' && !room.open ? (
        <Button size="s" loading={enter.pending || checking} onClick={buy}>
          {t('room.buy')} <MoneyText value={moneyOf(room.price, room.currency)} currency={room.currency} />
        </Button>
      ) : room.open && game.supportPlay ? (
        <Button size="s" variant="secondary" icon="play" onClick={() => play(game, 'real', room.roomId)}>
          {t('room.enter')}
        </Button>
      ) : null}
    </li>
  )
}

/** Rooms of a table or a poker game, and which of them are open to the visitor (domain §8.34). */
export const RoomList = ({ game }: { readonly game: Game }) => {
  const { t } = useTexts()
  const showFailure = useFailureToast()
  const rooms = useRoomsQuery(game.gameId)
  const { asking } = useIntentCheck(['enterRoom'], (result) => {
    if (!result.ok) showFailure(result.failure)
    void rooms.refetch()
  })
  return (
    <section className={styles.rooms} aria-label={t('room.title')}>
      <h3 className={styles.title}>{t('room.title')}</h3>
      <QueryView query={rooms} compact skeleton={<Skeleton lines={2} />}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((room) => (
              <RoomRow key={room.roomId} room={room} game={game} checking={asking} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
