import type { CrashBet, CrashOutcome } from '../../../games/crash/rules'
import type { CrashConfig } from '../../../games/crash/crash-config'
import type { TableWords } from '../../tables/table-stage'
import { timesLabel } from './curve-frame'
import type { CrashKey } from './texts'

export const crashWords: TableWords<CrashConfig, CrashKey> = {
  playing: ({ t }, hasBets) => t(hasBets ? 'flying' : 'flyingOnly'),
  // Outcome and choice were written by our own server.
  outcome: ({ t, lang }, outcome) => t('crashed', { at: timesLabel((outcome as CrashOutcome).pointHundredths, lang) }),
  bet: ({ t, lang, money }, { stake, win, left, choice }) =>
    win === '0'
      ? t('fell', { stake: money(stake) })
      : t('left', { at: timesLabel(left ?? (choice as CrashBet).cashOutAt ?? 0, lang), win: money(win) }),
}
