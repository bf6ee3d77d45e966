import type { Announcement } from '@mosaic/contracts'

export type TickerLine = { readonly id: string; readonly title: string; readonly to: string; readonly isHot: boolean }

type Headline = Pick<Announcement, 'id' | 'title'>

/** Hot news first, each notice once. It leads to its place in the list; news that is no notice leads to the list. */
export const tickerLines = (list: readonly Headline[], hot: readonly Headline[]): readonly TickerLine[] => {
  const isHot = ({ id }: Headline) => hot.some((each) => each.id === id)
  return [...hot, ...list.filter((notice) => !isHot(notice))].map((notice) => {
    const index = list.findIndex(({ id }) => id === notice.id)
    return {
      id: notice.id,
      title: notice.title,
      to: index < 0 ? '/m/notice' : `/m/notice?index=${index}`,
      isHot: isHot(notice),
    }
  })
}
