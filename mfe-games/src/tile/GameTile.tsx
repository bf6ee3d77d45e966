import type { Game } from '@mosaic/contracts'
import { classNames, Icon, Image, Spinner, Tag } from '@mosaic/ui'
import { memo } from 'react'
import styles from './GameTile.module.css'
import { useStartingId, useTileActions } from './tile-actions'
import { useLongPress } from './use-long-press'

type GameTileProps = { readonly game: Game; readonly eager?: boolean }

const GameTag = ({ game }: { readonly game: Game }) => {
  const { hot, newTag } = useTileActions().texts
  if (!game.supportPlay) return null
  if (game.isHot === 1)
    return (
      <Tag tone="hot" icon="fire" className={styles.tag}>
        {hot}
      </Tag>
    )
  if (game.isNew === 1)
    return (
      <Tag tone="new" icon="sparkle" className={styles.tag}>
        {newTag}
      </Tag>
    )
  return null
}

const Starting = ({ gameId }: { readonly gameId: string }) =>
  useStartingId() === gameId ? (
    <span className={styles.starting}>
      <Spinner size={32} />
    </span>
  ) : null

/** One game: its picture starts it, the heart makes it a favourite, the line below opens the details. */
export const GameTile = memo(({ game, eager = false }: GameTileProps) => {
  const { texts, liked, play, toggleLike, openInfo } = useTileActions()
  // A vendor's tile is no game: it has no favourite and no details.
  const isVendorTile = game.isGameH5 === 'VASSALAGE'
  const press = useLongPress(() => {
    if (!isVendorTile) openInfo(game.gameId)
  })
  const isLiked = liked.has(game.gameId)
  const name = game.gameName

  return (
    <article className={styles.tile} data-testid="game-card">
      <button
        type="button"
        className={classNames(styles.play, !game.supportPlay && styles.soon)}
        aria-label={texts.play(name)}
        onClick={() => play(game, 'real')}
        {...press}
      >
        <Image
          src={game.iconUrl}
          avif={game.iconUrlAvif || undefined}
          colour={game.iconColour}
          alt=""
          name={name}
          ratio={3 / 4}
          eager={eager}
          className={styles.art}
        >
          {game.supportPlay ? null : (
            <span className={styles.soonTag}>
              <Tag tone="muted">{texts.soon}</Tag>
            </span>
          )}
          <Starting gameId={game.gameId} />
        </Image>
      </button>
      <GameTag game={game} />
      {isVendorTile ? (
        <span className={styles.facts}>
          <span className={styles.fact}>{name}</span>
        </span>
      ) : (
        <>
          <button
            type="button"
            className={classNames(styles.heart, isLiked && styles.liked)}
            aria-pressed={isLiked}
            aria-label={isLiked ? texts.unlike(name) : texts.like(name)}
            onClick={() => toggleLike(game)}
          >
            <Icon name="heart" size={22} weight={isLiked ? 'fill' : 'regular'} />
          </button>
          <button
            type="button"
            className={styles.facts}
            aria-label={texts.info(name)}
            onClick={() => openInfo(game.gameId)}
          >
            <span className={styles.fact}>{game.rtpBp === null ? game.vassalageName : texts.rtp(game.rtpBp)}</span>
            <Icon name="info" size={18} weight="regular" className={styles.info} />
          </button>
        </>
      )}
    </article>
  )
})
GameTile.displayName = 'GameTile'
