import type { ReelStage } from './reel-stage'

/** Reels that stop at once and draw nothing. */
export const testReels = (noted: Partial<ReelStage>): ReelStage => ({
  resize: () => undefined,
  launch: () => undefined,
  clearWins: () => undefined,
  dispose: () => undefined,
  land: async () => undefined,
  showWins: () => undefined,
  ...noted,
})
