import type { Composition } from '@mosaic/remote-kit'
import { addTexts, currentTag, type Texts } from '@mosaic/i18n'
import { lazyPart } from '@mosaic/ui'
import { isCatalogue } from '../catalogue/catalogue-address'

/** What the site consists of right now; only in documents that the edge made for staff. */
export const staffPath = '/m/_status'

export const isStaffPage = (composition: Composition, pathname: string): boolean => (composition.staff === true && pathname === staffPath) || isCatalogue(composition, pathname)

const textsOf = async (tag: string): Promise<Texts> => {
  const { default: texts }: { default: Texts } = await import(`./texts/${tag}.json`)
  return texts
}

/** Part and texts come together; a language without texts of its own reads the English ones. */
const withTexts = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  const tag = currentTag()
  const [part, english, own] = await Promise.all([fetchPart(), textsOf('en'), textsOf(tag).catch(() => null)])
  addTexts('staff', 'en', english)
  if (own) addTexts('staff', tag, own)
  return part
}

export const statusBoard = lazyPart(() => withTexts(() => import('./StatusBoard').then(({ StatusBoard }) => StatusBoard)))
export const overrideBanner = lazyPart(() => withTexts(() => import('./OverrideBanner').then(({ OverrideBanner }) => OverrideBanner)))
