import { homePath } from '../../host-shell/src/routing/paths'
import { wireCodes, type WireCode } from '../texts'
import type { Screen } from './screens'
import type { Merchant, Theme } from './visitors'

export type Walk = {
  readonly merchant: Merchant
  readonly theme: Theme
  /** Language of the document; the others follow without a reload. */
  readonly documentLanguage: WireCode
  readonly languages: readonly [WireCode, WireCode, ...WireCode[]]
  /** Language whose texts are marked. It differs from the document's, whose texts come inline. */
  readonly marked: WireCode
}

/** Both merchants share code and texts, so each walk covers half of the languages on shared screens, and all on its own. */
export const walks: readonly [Walk, ...Walk[]] = [
  { merchant: 'aurora', theme: 'dark', documentLanguage: 'JA', languages: ['JA', 'PT', 'KO'], marked: 'PT' },
  { merchant: 'lotus', theme: 'light', documentLanguage: 'TY', languages: ['TY', 'ES', 'EN'], marked: 'ES' },
]

/** Runs of a walk that workers share among them. */
export const partsOfWalk = 4

export type WalkedScreen = Screen & {
  readonly languages: readonly WireCode[]
  /** Without the other theme, zoom, doubled type and landscape. */
  readonly isShort: boolean
}

/** The deep walk of one merchant: every screen in its languages, with every pose at the first merchant or where only one has it. */
const deepWalk = (walk: Walk, screens: readonly Screen[], isShared: (screen: Screen) => boolean): WalkedScreen[] =>
  screens.flatMap((screen) => {
    const isShort = isShared(screen) && walk !== walks[0]
    // Home shows a trial account or an agent what it shows a member or a guest.
    if (screen.path === homePath && (screen.visitor === 'trial' || screen.visitor === 'agent'))
      return isShort ? [] : [{ ...screen, languages: [walk.marked], isShort }]
    const rest = Object.values(wireCodes).filter((language) => !walk.languages.includes(language))
    return [{ ...screen, languages: isShared(screen) ? walk.languages : [...walk.languages, ...rest], isShort }]
  })

/** The quick walk: every screen once, in one language; at the second merchant home and the screens that the first lacks. */
const quickWalk = (walk: Walk, screens: readonly Screen[], isShared: (screen: Screen) => boolean): WalkedScreen[] =>
  screens
    .filter((screen) => walk === walks[0] || !isShared(screen) || screen.path === homePath)
    .map((screen) => ({ ...screen, languages: [walk.marked], isShort: true }))

/** The screens of this walk and the checks on each, given those of the other merchants. */
export const screensOfWalk = (
  walk: Walk,
  screens: readonly Screen[],
  others: readonly Screen[],
  isDeep: boolean,
): WalkedScreen[] => {
  const isShared = ({ path, visitor, module }: Screen) =>
    others.some((other) => path === other.path && visitor === other.visitor && module === other.module)
  return (isDeep ? deepWalk : quickWalk)(walk, screens, isShared)
}
