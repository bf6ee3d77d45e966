import type { CrashConfig } from './crash-config'

/** Multipliers are whole hundredths. The curve is e^(growth · t), the same function for the server and the screen. */
export const multiplierAt = ({ growthPerSecond, capHundredths }: CrashConfig, elapsedMs: number): number =>
  Math.min(capHundredths, Math.max(100, Math.floor(100 * Math.exp((growthPerSecond * elapsedMs) / 1000) + 1e-9)))

/** Time at which the curve reaches a multiplier, in milliseconds. */
export const reachedAfterMs = ({ growthPerSecond }: CrashConfig, hundredths: number): number =>
  hundredths <= 100 ? 0 : Math.ceil((Math.log(hundredths / 100) / growthPerSecond) * 1000)
