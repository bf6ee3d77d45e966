import type { Announcement } from '@mosaic/contracts'

/** The notice that an address opens: by its id, or by its position in the list (spec §2 "detail by index query"). */
export const openNoticeId = (list: readonly Pick<Announcement, 'id'>[], search: URLSearchParams): string | null => {
  const id = search.get('id')
  if (id !== null) return list.some((notice) => notice.id === id) ? id : null
  const index = search.get('index')
  return index !== null && /^\d{1,4}$/.test(index) ? (list[Number(index)]?.id ?? null) : null
}
