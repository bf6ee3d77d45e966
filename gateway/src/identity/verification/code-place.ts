/** A code serves only the purpose it was sent for. */
export type CodePurpose = 'login' | 'reset' | 'register' | 'bind-phone' | 'bind-email' | 'confirm'

export type CodePlace = {
  readonly merchantCode: string
  readonly purpose: CodePurpose
  readonly recipient: string
  /** The device, session or member that requested the code. */
  readonly flow: string
}
