import type { RemoteFailure } from '@mosaic/contracts'

export type PartReport = {
  readonly remote: string
  readonly release: string
  readonly module: string
  readonly failure: RemoteFailure | null
  readonly ms?: number
}
