type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'

/** The main thread of the page that worked most while the trace ran. */
const mainThread = (events: readonly TraceEvent[]): TraceEvent | undefined => {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const work = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => isTask(event) && event.pid === pid && event.tid === tid).length
  return [...mains].sort((a, b) => work(b) - work(a))[0]
}

/** Milliseconds of processor time that the main thread took for the longest frame of a trace: all its tasks from one frame's begin to the next. */
export const longestFrameWork = (trace: Buffer): number => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const main = mainThread(events)
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const begins = own.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts)
  const tasks = own.filter(isTask).sort((a, b) => a.ts - b.ts)
  let longest = 0
  let frame = 0
  let next = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    while ((begins[next] ?? Number.POSITIVE_INFINITY) < ts + dur) {
      frame = 0
      next += 1
    }
    frame += tdur
    longest = Math.max(longest, frame)
  }
  return longest / 1000
}
