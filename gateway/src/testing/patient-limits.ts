/** A busy machine is slow, not wrong: a race is judged by its result, so nothing in it is given up early; see `requestLimits`. */
export const patientLimits = { connect: 60_000, statement: 60_000, idleInTransaction: 60_000, lock: 30_000 }
