/** Properties of an error code. Its text has the same key, with `_` for each dot. */
export type ErrorFacts = {
  /** HTTP status of the answer. */
  readonly status?: number
  /** Only support can explain it, so its reference is shown. */
  readonly support?: true
  /** The same request may be sent again: it had no effect, or its effect is unknown. */
  readonly repeat?: true
  /** The call never left the device. */
  readonly unsent?: true
  /** The whole site is closed to this visitor. */
  readonly closed?: true
}

/** Error codes of one domain. The other properties are for platform codes only, as every page loads them. */
export type ErrorRows = Readonly<Record<string, { readonly status: number }>>
