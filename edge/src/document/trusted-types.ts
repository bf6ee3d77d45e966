import { scriptJson } from './escape'

const polyfillPolicy = 'polyfills'

/** Policies that pages may create: this file's two and the sanitiser's. */
export const trustedTypesPolicies = ['default', 'dompurify', polyfillPolicy] as const

/**
 * Inline script, the first of a document. A string becomes the address of a script or worker only for the origins that
 * the policy of the document allows for scripts too; no string becomes markup or code.
 */
export const trustedTypesScript = (origins: readonly string[]): string =>
  `if (window.trustedTypes) trustedTypes.createPolicy('default', { createScriptURL: function (url) {
  if (${scriptJson(origins)}.concat(location.origin).indexOf(new URL(url, location.href).origin) < 0) throw new TypeError('No script of ' + url)
  return url
} });
`

/** Script that writes one known tag. */
export const writtenTag = (tag: string): string =>
  `document.write(window.trustedTypes ? trustedTypes.createPolicy('${polyfillPolicy}', { createHTML: function () { return ${scriptJson(tag)} } }).createHTML('') : ${scriptJson(tag)});`
