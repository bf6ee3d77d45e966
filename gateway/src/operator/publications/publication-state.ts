type Shown = { readonly startsAt: number; readonly endsAt: number | null }

/** State of an announcement or a pop-up. `endsAt` is the first moment at which it is hidden. */
export const stateOf = ({ startsAt, endsAt }: Shown, now: number): 'PLANNED' | 'SHOWN' | 'OVER' =>
  endsAt !== null && endsAt <= now ? 'OVER' : startsAt > now ? 'PLANNED' : 'SHOWN'
