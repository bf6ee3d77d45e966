/** Policies that pages may create: this file's two and the sanitiser's. */
export declare const trustedTypesPolicies: readonly ['default', 'dompurify', 'polyfills']
/**
 * Inline script, the first of a document. A string becomes the address of a script or worker only for the origins that
 * the policy of the document allows for scripts too; no string becomes markup or code.
 */
export declare const trustedTypesScript: (origins: readonly string[]) => string
/** Script that writes one known tag. */
export declare const writtenTag: (tag: string) => string
