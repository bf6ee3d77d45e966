import { multiplierAt } from '../../../games/crash/curve'
import type { CrashConfig } from '../../../games/crash/crash-config'
import { decimalMark } from '../../money-text'
import type { Language } from '../../texts/languages'

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The picture's window on the curve: it grows with the curve, so that the tip stays in sight. */
export type CurveFrame = {
  readonly tip: Point
  /** Direction of the curve at its tip, in radians; 0 is to the right, negative is up. */
  readonly slope: number
  readonly points: readonly Point[]
  readonly lines: readonly { readonly y: number; readonly label: string }[]
}

const margin = { left: 46, right: 74, top: 96, bottom: 44 }
const samples = 60
const steps = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Lines at round multipliers, four or five of them. */
const linesUpTo = (most: number): readonly number[] => {
  const step = steps.find((each) => (most - 1) / each <= 5) ?? 1000
  return Array.from({ length: Math.floor((most - 1) / step) + 1 }, (_, index) => 1 + step * index)
}

export const timesLabel = (hundredths: number, lang: Language): string =>
  `${Math.floor(hundredths / 100)}${decimalMark(lang)}${String(hundredths % 100).padStart(2, '0')}×`

export const curveFrame = (
  config: CrashConfig,
  elapsedMs: number,
  { width, height }: Size,
  lang: Language,
): CurveFrame => {
  const flip = config.scene === 'deep'
  const multiplier = Math.exp((config.growthPerSecond * elapsedMs) / 1000)
  const lastMs = Math.max(6000, elapsedMs)
  const most = Math.max(2, multiplier * 1.08)
  const toX = (ms: number): number => margin.left + (ms / lastMs) * (width - margin.left - margin.right)
  const toY = (times: number): number => {
    const part = (times - 1) / (most - 1)
    return flip
      ? margin.top + part * (height - margin.top - margin.bottom)
      : height - margin.bottom - part * (height - margin.top - margin.bottom)
  }
  const at = (ms: number): Point => ({ x: toX(ms), y: toY(Math.exp((config.growthPerSecond * ms) / 1000)) })
  const points = Array.from({ length: samples + 1 }, (_, index) => at((elapsedMs * index) / samples))
  const tip = at(elapsedMs)
  const ahead = at(elapsedMs + 40)
  return {
    tip,
    slope: Math.atan2(ahead.y - tip.y, ahead.x - tip.x),
    points,
    lines: linesUpTo(most).map((times) => ({ y: toY(times), label: timesLabel(Math.round(times * 100), lang) })),
  }
}

/** Multiplier in large figures at that time. */
export const shownMultiplier = (config: CrashConfig, elapsedMs: number, lang: Language): string =>
  timesLabel(multiplierAt(config, elapsedMs), lang)
