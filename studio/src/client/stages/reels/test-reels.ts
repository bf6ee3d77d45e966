import type { ReelStage } from './reel-stage'

/** Reels that stop immediately and draw no pixels. */
export const testReels = (noted: Partial<ReelStage>): ReelStage => ({
  resize: () => undefined,
  launch: () => undefined,
  clearWins: () => undefined,
  dispose: () => undefined,
  land: async () => undefined,
  showWins: () => undefined,
  ...noted,
})
