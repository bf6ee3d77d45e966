import { formatBasisPoints } from '@mosaic/i18n'
import type { useTexts } from '../texts'

const gap = '\u0000'

/** Splits a text at its one value. */
const template = (text: string): ((value: string) => string) => {
  const parts = text.split(gap)
  return (value) => parts.join(value)
}

/** The words of a tile, prepared once per language: a list has hundreds of tiles, and a text look-up takes longer than drawing an icon. */
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
