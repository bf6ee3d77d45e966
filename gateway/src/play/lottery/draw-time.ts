import type { DrawPlan } from './draw-plan'

export type DrawTime = { readonly numero: string; readonly opensAt: number; readonly closesAt: number }

/** A draw takes bets from the end of the one before it to its own. */
const drawAt = ({ everyMs, anchor }: Pick<DrawPlan, 'everyMs' | 'anchor'>, index: number): DrawTime => {
  const closesAt = anchor + (index + 1) * everyMs
  const day = new Date(closesAt).toISOString().slice(0, 10)
  const ofDay = Math.floor((closesAt - Date.parse(day)) / everyMs) + 1
  return {
    numero: `${day.replaceAll('-', '')}-${String(ofDay).padStart(4, '0')}`,
    opensAt: closesAt - everyMs,
    closesAt,
  }
}

const openIndex = ({ everyMs, anchor }: Pick<DrawPlan, 'everyMs' | 'anchor'>, now: number): number =>
  Math.floor((now - anchor) / everyMs)

export const openDraw = (plan: Pick<DrawPlan, 'everyMs' | 'anchor'>, now: number): DrawTime =>
  drawAt(plan, openIndex(plan, now))

/** Draws that are over, newest first. */
export const pastDraws = (
  plan: Pick<DrawPlan, 'everyMs' | 'anchor'>,
  now: number,
  count: number,
): readonly DrawTime[] => {
  const open = openIndex(plan, now)
  return Array.from({ length: count }, (_, back) => drawAt(plan, open - 1 - back))
}
