/** Builds the desk; the gateway serves the files on the desk's origin. */
export declare const buildDesk: () => Promise<void>
