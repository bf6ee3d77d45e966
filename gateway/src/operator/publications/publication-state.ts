type Shown = { readonly startsAt: number; readonly endsAt: number | null }

/** Of an announcement or a pop-up; its end is the first moment at which it is no longer shown. */
export const stateOf = ({ startsAt, endsAt }: Shown, now: number): 'PLANNED' | 'SHOWN' | 'OVER' =>
  endsAt !== null && endsAt <= now ? 'OVER' : startsAt > now ? 'PLANNED' : 'SHOWN'
