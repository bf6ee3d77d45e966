import { addTexts, currentTag, type Texts } from '@mosaic/i18n'
import { lazyPart } from '@mosaic/ui'

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

export const statusBoard = lazyPart(() =>
  withTexts(() => import('./StatusBoard').then(({ StatusBoard }) => StatusBoard)),
)
export const fetchOverrideBanner = () =>
  withTexts(() => import('./OverrideBanner').then(({ OverrideBanner }) => OverrideBanner))
