import { addDays, dayOf } from '../../src/platform/calendar'

/** The part of a fixture that says who is below whom, and since when. */
type Placed = {
  readonly members: readonly { readonly id: string; readonly uplineId: string | null }[]
  readonly moves: readonly { readonly memberId: string; readonly uplineId: string | null; readonly at: number }[]
  readonly timeZone: string
}

/** The agent above a member on a business day: a move counts from the day after it on. */
export const uplineOn = ({ members, moves, timeZone }: Placed, memberId: string, day: string): string | null => {
  const counting = moves
    .filter((move) => move.memberId === memberId && addDays(dayOf(move.at, timeZone), 1) <= day)
    .sort((a, b) => a.at - b.at)
  return counting.at(-1)?.uplineId ?? members.find(({ id }) => id === memberId)?.uplineId ?? null
}

/** The members above, the nearest first. A loop ends where it began. */
export const lineOn = (fixture: Placed, memberId: string, day: string): readonly string[] => {
  const line: string[] = []
  for (let at = uplineOn(fixture, memberId, day); at !== null && !line.includes(at); at = uplineOn(fixture, at, day))
    line.push(at)
  return line
}

/** The day decides only where somebody moves. */
const dayOfMoves = ({ moves, timeZone }: Placed, at: number): string => (moves.length === 0 ? '' : dayOf(at, timeZone))

/** Whether what a member did at an instant counts for an agent. */
export const countsFor = (fixture: Placed, agentId: string, memberId: string, at: number): boolean =>
  memberId === agentId || lineOn(fixture, memberId, dayOfMoves(fixture, at)).includes(agentId)
