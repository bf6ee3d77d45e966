import { formatBasisPoints } from '@mosaic/i18n'
import type { useTexts } from '../texts'

const gap = '\u0000'

/** What a text says around its one value. */
const template = (text: string): ((value: string) => string) => {
  const parts = text.split(gap)
  return (value) => parts.join(value)
}

/** The words of a tile, put together once a language: a list has hundreds of tiles, and looking a text up takes longer than drawing an icon. */
export const tileTexts = ({ t, tag }: ReturnType<typeof useTexts>) => {
  const rtp = template(t('tile.rtp', { value: gap }))
  return {
    hot: t('tile.hot'),
    newTag: t('tile.new'),
    soon: t('tile.soon'),
    play: template(t('tile.play', { name: gap })),
    like: template(t('tile.like', { name: gap })),
    unlike: template(t('tile.unlike', { name: gap })),
    info: template(t('tile.info', { name: gap })),
    rtp: (basisPoints: number) => rtp(formatBasisPoints(basisPoints, tag)),
  }
}

export type TileTexts = ReturnType<typeof tileTexts>
