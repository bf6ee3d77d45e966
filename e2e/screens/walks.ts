import { homePath } from '../../host-shell/src/routing/paths'
import { wireCodes, type WireCode } from '../texts'
import type { Screen } from './screens'
import type { Merchant, Theme } from './visitors'

export type Walk = {
  readonly merchant: Merchant
  readonly theme: Theme
  /** The first is that of the document; the others follow without a reload. */
  readonly languages: readonly [WireCode, WireCode, ...WireCode[]]
  /** Language whose texts are marked: not that of the document, which brings its texts along. */
  readonly marked: WireCode
}

/**
 * What both merchants have is drawn by the same code from the same texts, so each speaks half of the languages there, and the other theme and
 * larger type are asked at the first alone. What only one has is asked everything.
 */
export const walks: readonly [Walk, ...Walk[]] = [
  { merchant: 'aurora', theme: 'dark', languages: ['JA', 'PT', 'KO'], marked: 'PT' },
  { merchant: 'lotus', theme: 'light', languages: ['TY', 'ES', 'EN'], marked: 'ES' },
]

/** Runs of a walk that workers share among them. */
export const partsOfWalk = 4

export type WalkedScreen = Screen & { readonly languages: readonly WireCode[]; readonly isSharedPose: boolean }

/** The screens of this walk and what is asked of each, given those of the other merchants. */
export const screensOfWalk = (walk: Walk, screens: readonly Screen[], others: readonly Screen[]): WalkedScreen[] =>
  screens.flatMap((screen) => {
    const isShared = others.some(
      ({ path, visitor, module }) => path === screen.path && visitor === screen.visitor && module === screen.module,
    )
    const isSharedPose = isShared && walk !== walks[0]
    // A trial account and an agent see nothing on home that a guest or a member does not see.
    if (screen.path === homePath && (screen.visitor === 'trial' || screen.visitor === 'agent'))
      return isSharedPose ? [] : [{ ...screen, languages: [walk.marked], isSharedPose }]
    const rest = Object.values(wireCodes).filter((language) => !walk.languages.includes(language))
    return [{ ...screen, languages: isShared ? walk.languages : [...walk.languages, ...rest], isSharedPose }]
  })
