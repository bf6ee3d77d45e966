export type ShownError = {
  readonly code: string
  readonly traceId?: string | null
  readonly fields?: Readonly<Record<string, string>>
}
