export type ShownError = {
  readonly code: string
  readonly traceId?: string | null
  readonly fields?: Readonly<Record<string, string>>
}

/** The gateway does not have it: no second try can help. */
export const isNotHere = (error: ShownError | undefined): boolean => error?.code === 'function.not.available'
