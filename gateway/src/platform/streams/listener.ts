import type { Followed } from './topic'

/** The connection to one browser. */
export type Listener = {
  readonly member: Followed
  /** Address of the browser, as the limits count it. */
  readonly network: string
  readonly trial: boolean
  send(text: string): void
  /** Tells the browser that the stream lives, or ends it with its session. */
  beat(): Promise<void>
  end(): void
}
