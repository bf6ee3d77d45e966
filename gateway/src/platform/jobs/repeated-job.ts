/** Work that recurs, by one gateway at a time. */
export type RepeatedJob = {
  /** Of its queue; the same in every gateway. */
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /** Logged when a run fails; the next one runs all the same. */
  readonly failed: string
}

export type Stop = () => Promise<void>

/** Where repeated jobs run. */
export type JobQueue = { repeat(job: RepeatedJob): Promise<Stop> }
