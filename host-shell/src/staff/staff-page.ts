import type { Composition } from '@mosaic/remote-kit'
import { lazyPart } from '@mosaic/ui'

/** What the site consists of right now; only in documents that the edge made for staff. */
export const staffPath = '/m/_status'

export const isStaffPage = (composition: Composition, pathname: string): boolean =>
  composition.staff === true && pathname === staffPath

/** In a file of their own, as everything that visitors never see. */
export const staffPage = lazyPart(() => import('./staff-parts').then(({ StaffPage }) => StaffPage))
export const overrideBanner = lazyPart(() =>
  import('./staff-parts').then(({ fetchOverrideBanner }) => fetchOverrideBanner()),
)
