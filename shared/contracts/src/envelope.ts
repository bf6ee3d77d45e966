/** Every JSON answer of the gateway (wire contract, "Envelope"). */
export type Envelope<T> =
  | { success: true; value: T; errorCode?: undefined; message?: undefined; traceId?: string }
  | {
      success: false
      value: null
      errorCode: string
      message?: string
      traceId?: string
      fields?: Record<string, string>
    }

/** Payload of an encrypted body: a compact JWE, see wire contract "Encrypted bodies". */
export type EncryptedBody = { value: string }

/** Protected header of the JWE. `iat` is in seconds of the gateway's clock. */
export type EnvelopeHeader = { kid: string; iat: number; jti: string; htm: string; htu: string; mc: string }
