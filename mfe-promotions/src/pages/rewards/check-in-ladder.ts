type Step = 'signed' | 'today' | 'ahead'

/** The steps of the ladder: signed days of this row, today's if it is open, and those ahead. */
export const ladderOf = (steps: number, streak: number, signedToday: boolean): readonly Step[] => {
  if (steps === 0) return []
  const complete = signedToday && streak > 0 && streak % steps === 0
  const signed = complete ? steps : streak % steps
  return Array.from({ length: steps }, (_, index) =>
    index < signed ? 'signed' : index === signed && !signedToday ? 'today' : 'ahead',
  )
}
