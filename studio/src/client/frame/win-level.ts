/** How a result is celebrated: not at all up to the stake; then by its multiple. */
export type WinLevel = 'quiet' | 'small' | 'big' | 'huge'

/** Amounts are minor units; a multiple is only compared, never paid. */
export const winLevel = (win: string, stake: string): WinLevel => {
  const [won, staked] = [Number(win), Number(stake)]
  if (won <= staked || staked <= 0) return 'quiet'
  if (won < staked * 10) return 'small'
  return won <= staked * 50 ? 'big' : 'huge'
}
