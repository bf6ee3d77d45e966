/** The desk as files that the gateway serves on the desk's own origin. */
export declare const buildDesk: () => Promise<void>
