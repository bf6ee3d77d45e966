import { less } from '../chips/amounts'

/** Amount that the frame states as won. Card tables leave the stake out, which only comes back. */
export const statedWin = (
  { win, celebrate }: { readonly win: string; readonly celebrate: boolean },
  stake: string,
  statesProfit: boolean,
): string => (statesProfit && celebrate ? less(win, stake) : win)
