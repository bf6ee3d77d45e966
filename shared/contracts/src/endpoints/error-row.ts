/** What follows from an error code. Its text stands under the same key, with `_` for each dot. */
export type ErrorFacts = {
  /** HTTP status of the answer. */
  readonly status?: number
  /** Only support can explain it, so its reference is shown. */
  readonly support?: true
  /** The same request may be sent again: nothing was done, or nobody knows whether it was. */
  readonly repeat?: true
  /** The call never left the device. */
  readonly unsent?: true
  /** The whole site is closed to this visitor. */
  readonly closed?: true
}

/** What the calls of one domain answer in `errorCode`. The other facts are for the platform's codes alone, as each page loads them. */
export type ErrorRows = Readonly<Record<string, { readonly status: number }>>
