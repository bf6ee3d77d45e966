import { formatNumber } from '@mosaic/i18n'
import { useTexts } from '../texts'
import { compare } from './comparison'

type Delta = { readonly text: string; readonly direction: 'up' | 'down' | 'flat' }

/** The comparison in words, for a tile. */
export const useDelta = (): ((current: bigint, previous: bigint) => Delta) => {
  const { t, tag } = useTexts()
  return (current, previous) => {
    const { direction, basisPoints } = compare(current, previous)
    if (direction === 'flat') return { direction, text: t('delta.flat') }
    if (basisPoints === null) return { direction, text: t('delta.new') }
    return {
      direction,
      text: t(`delta.${direction}`, {
        percent: formatNumber(basisPoints / 10_000, tag, {
          style: 'percent',
          maximumFractionDigits: basisPoints < 1_000 ? 1 : 0,
        }),
      }),
    }
  }
}
