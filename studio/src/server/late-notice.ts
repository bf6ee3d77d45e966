import { createHash } from 'node:crypto'

/**
 * Fallback of a page whose scripts or styles do not load: inline styles, shown by an animation's clock, hidden when
 * the client removes `aria-busy`. Colours as in `tokens.css`.
 */
const patience = '8s'

const style = `
html{background:#0b0d1a;color:#f5f5ff}
body{margin:0;font:500 14px/1.6 system-ui,-apple-system,sans-serif}
.boot{margin:0;padding:34vh 16px 0;text-align:center;font-size:20px;font-weight:700;color:#b8bdda}
.late{display:none}
#root[aria-busy]~.late{display:block;visibility:hidden;padding:16px 24px;text-align:center;animation:late 1ms ${patience} forwards!important}
.late p{margin:0 auto 4px;max-width:320px}
.late p+p{margin-bottom:20px;color:#b8bdda}
.late a{display:inline-block;min-width:160px;padding:0 20px;border-radius:999px;background:#6426e0;color:#fff;font-weight:700;line-height:48px;text-decoration:none}
@keyframes late{to{visibility:visible}}`

export const lateNotice = {
  style,
  /** For the policy's `style-src`. */
  styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  /** The empty address reloads this page with its launch token, which is still unused. */
  html: (texts: { readonly late: string; readonly lateHint: string; readonly retry: string }): string =>
    `<div class="late" role="status"><p>${texts.late}</p><p>${texts.lateHint}</p><a href="">${texts.retry}</a></div>`,
}
