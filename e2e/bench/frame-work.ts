/**
 * Kinds of work of a page's thread. `canvas` is the copy of a drawn picture that a browser without a GPU makes, as here, and a phone
 * does not.
 * `sweep` is V8's work between frames, in steps that end after 5 ms on the clock (`cppgc/sweeper.cc`): a slower processor makes more
 * steps, not longer ones.
 */
export const workKinds = ['script', 'style', 'layout', 'paint', 'memory', 'sweep', 'canvas', 'other'] as const
export type WorkKind = (typeof workKinds)[number]

/** Milliseconds of processor time. */
export type Work = Readonly<Record<WorkKind, number>> & { readonly total: number }

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly src_file?: string }
}

export const traceCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata']

/** By the names of Chromium's events; an event of another name counts as its parent's kind. */
const kindOf: Readonly<Record<string, WorkKind>> = {
  EvaluateScript: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.compile': 'script',
  'v8.evaluateModule': 'script',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  HitTest: 'layout',
  'IntersectionObserverController::computeIntersections': 'layout',
  Layout: 'layout',
  Commit: 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
  UpdateLayer: 'paint',
  'Canvas2DResourceProviderSharedImage::ProduceCanvasResource': 'canvas',
  'BlinkGC.AtomicPhase': 'memory',
  MajorGC: 'memory',
  MinorGC: 'memory',
}

const isSweep = ({ args }: TraceEvent) => args?.src_file?.endsWith('/cppgc/sweeper.cc') ?? false

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'

/** The main thread of the page that worked most while the trace ran. */
const mainThread = (events: readonly TraceEvent[]): TraceEvent | undefined => {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const work = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => isTask(event) && event.pid === pid && event.tid === tid).length
  return [...mains].sort((a, b) => work(b) - work(a))[0]
}

const eventsOfPage = (trace: Buffer): readonly TraceEvent[] => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const main = mainThread(events)
  return events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
}

type Part = { readonly task: number; readonly until: number; readonly kind: WorkKind; own: number }

/** Each event's processor time without that of the events in it. */
const partsOf = (events: readonly TraceEvent[]): readonly Part[] => {
  const parts: Part[] = []
  const open: Part[] = []
  const complete = events.filter(({ ph }) => ph === 'X')
  for (const event of [...complete].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { name, ts, dur = 0, tdur = 0 } = event
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= ts) open.pop()
    const outer = open.at(-1)
    if (outer) outer.own -= tdur
    const kind = isSweep(event) ? 'sweep' : (kindOf[name] ?? outer?.kind ?? 'other')
    const part = { task: outer?.task ?? ts, until: ts + dur, kind, own: tdur }
    parts.push(part)
    open.push(part)
  }
  return parts
}

const workOf = (parts: readonly Part[]): Work => {
  const sums = Object.fromEntries(
    workKinds.map((kind) => [kind, parts.reduce((sum, part) => (part.kind === kind ? sum + part.own : sum), 0) / 1000]),
  ) as Record<WorkKind, number>
  return { ...sums, total: workKinds.reduce((sum, kind) => sum + sums[kind], 0) }
}

/** Work of the page's thread for each frame of a trace: all its tasks from one frame's begin to the next. */
export const frameWorks = (trace: Buffer): readonly Work[] => {
  const events = eventsOfPage(trace)
  const begins = events.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts)
  const frames: Part[][] = [[]]
  let next = 0
  let task = 0
  for (const part of partsOf(events)) {
    // The task that begins a frame belongs to it.
    if (part.task !== task) {
      task = part.task
      while ((begins[next] ?? Number.POSITIVE_INFINITY) < part.until) {
        frames.push([])
        next += 1
      }
    }
    frames.at(-1)?.push(part)
  }
  return frames.map(workOf)
}

/** Work from the task with one `performance.mark` to the task with another. */
export const workBetween = (trace: Buffer, from: string, until: string): Work => {
  const events = eventsOfPage(trace)
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN
  const parts = partsOf(events)
  const begin = Math.max(...parts.map(({ task }) => task).filter((task) => task <= at(from)))
  return workOf(parts.filter(({ task }) => task >= begin && task < at(until)))
}

export const times = (work: Work, factor: number): Work => {
  const { sweep, total } = work
  return {
    ...(Object.fromEntries(workKinds.map((kind) => [kind, work[kind] * factor])) as Record<WorkKind, number>),
    sweep,
    total: (total - sweep) * factor + sweep,
  }
}

export const withoutCanvas = (work: Work): Work => ({ ...work, canvas: 0, total: work.total - work.canvas })

export const heaviest = (works: readonly Work[]): Work =>
  works.reduce((most, work) => (work.total > most.total ? work : most), workOf([]))

/** Like "31 ms (script 12, style 4, …)". */
export const workText = (work: Work): string =>
  `${work.total.toFixed(1)} ms (${workKinds
    .filter((kind) => work[kind] >= 0.1)
    .map((kind) => `${kind} ${work[kind].toFixed(1)}`)
    .join(', ')})`
