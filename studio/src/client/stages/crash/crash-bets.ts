import type { CrashBet } from '../../../games/crash/rules'
import { stands } from '../../tables/table-state'
import type { TableState } from '../../tables/table-state'

/** State of one bet panel in the current round. */
export type PanelBet =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly bet: CrashBet }
  | { readonly kind: 'open'; readonly roundId: string; readonly bet: CrashBet }
  | {
      readonly kind: 'left'
      readonly roundId: string
      readonly bet: CrashBet
      readonly at: number
      readonly win: string
    }
  | { readonly kind: 'lost'; readonly bet: CrashBet }

/** Our own server checked the bet before it stood. */
const asBet = (choice: unknown): CrashBet => choice as CrashBet

const panelOf = (mine: NonNullable<TableState['table']>['mine'][number]): PanelBet => {
  const bet = asBet(mine.choice)
  if (mine.state === 'OPEN') return { kind: 'open', roundId: mine.roundId, bet }
  if (mine.win === '0') return { kind: 'lost', bet }
  return { kind: 'left', roundId: mine.roundId, bet, at: mine.left ?? bet.cashOutAt ?? 0, win: mine.win }
}

/** The own bets, each in the panel from which it was made; others take the first free one. */
export const panelBets = (
  { table, sending, places }: Pick<TableState, 'table' | 'sending' | 'places'>,
  panels: number,
): readonly PanelBet[] => {
  const standing = (table?.mine ?? []).filter(stands).map((bet) => ({ place: places[bet.roundId], bet: panelOf(bet) }))
  const waiting = sending.map(({ choice, place }) => ({ place, bet: { kind: 'sending', bet: asBet(choice) } as const }))
  const shown = Array.from({ length: panels }, (): PanelBet => ({ kind: 'none' }))
  const put = (at: number, bet: PanelBet): void => {
    if (at >= 0 && at < panels) shown[at] = bet
  }
  const all = [...standing, ...waiting]
  all.forEach(({ place, bet }) => place !== undefined && put(place - 1, bet))
  all.forEach(({ place, bet }) => {
    if (place === undefined)
      put(
        shown.findIndex(({ kind }) => kind === 'none'),
        bet,
      )
  })
  return shown
}

/** `stake × hundredths / 100`, rounded down, digit by digit. */
export const payoutText = (stake: string, hundredths: number): string => {
  const product = String(Math.floor((Number(stake) * hundredths) / 100 + 1e-7))
  return product
}

const autoSteps = [101, 110, 120, 135, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000, 10_000]

/** The next automatic exit up or down; null is "off", below all. */
export const movedAuto = (auto: number | null, by: 1 | -1, cap: number): number | null => {
  const steps = autoSteps.filter((step) => step <= cap)
  const place = auto === null ? -1 : steps.indexOf(auto)
  return steps[Math.min(steps.length - 1, place + by)] ?? null
}
