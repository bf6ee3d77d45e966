import type { Composition } from '@mosaic/remote-kit'
import { lazyPart } from '@mosaic/ui'

/** Releases and state of this page; only in documents that the edge made for staff. */
const staffPath = '/m/_status'

export const isStaffPage = (composition: Composition, pathname: string): boolean =>
  composition.staff === true && pathname === staffPath

/** In a file of their own, as everything that visitors never see. */
export const staffPage = lazyPart(() => import('./staff-parts').then(({ StaffPage }) => StaffPage))
export const overrideBanner = lazyPart(() =>
  import('./staff-parts').then(({ fetchOverrideBanner }) => fetchOverrideBanner()),
)
