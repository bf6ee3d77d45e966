/** Escapes text for the content or a quoted attribute of a page. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Finished HTML for a page that the gateway writes itself; only `language`, `title` and `nonce` are still text. */
export type HtmlPage = {
  readonly language: string
  readonly title: string
  /** Of the Content-Security-Policy that goes with the page. */
  readonly nonce: string
  readonly style: string
  readonly head?: string
  readonly body: string
}

/** The pages of the parties beside the site (payment provider, identity issuer): a phone's frame, both colour schemes, no search engine. */
export const htmlPage = ({ language, title, nonce, style, head = '', body }: HtmlPage): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
${body}
</body>
</html>`
