import { escapeHtml } from './escape'

/** Later than the script that watches the start (host-shell/src/document/early-script.ts), which sets `data-broken`. */
const patience = '20s'

/** By an animation's clock: also where a delivery network holds back or rewrites every script, and where none may run. */
export const lateStyle = `.late{visibility:hidden;position:fixed;z-index:9;right:16px;bottom:88px;left:16px;padding:16px;border-radius:16px;background:#1b1730;color:#f4f1ff;font:16px/1.5 system-ui,sans-serif;text-align:center;animation:late 1ms ${patience} forwards!important}.late p{margin:0 0 12px}.late a{color:inherit}html[data-mounted] .late,html[data-broken] .late{display:none}@keyframes late{to{visibility:visible}}`

const at = (value: unknown, [step, ...rest]: readonly string[]): unknown =>
  step === undefined
    ? value
    : typeof value === 'object' && value !== null
      ? at(Reflect.get(value, step), rest)
      : undefined

/** The words of the page for a broken start (`failed` of the host's texts); the empty address loads the page again. */
export const lateNotice = (texts: Readonly<Record<string, unknown>>): string => {
  const [title, text, again] = [
    ['host', 'failed', 'shellTitle'],
    ['host', 'failed', 'shellText'],
    ['host', 'status', 'reload'],
  ].map((path) => at(texts, path))
  if (typeof title !== 'string' || typeof text !== 'string' || typeof again !== 'string') return ''
  return `<div class="late" role="status"><p><b>${escapeHtml(title)}</b></p><p>${escapeHtml(text)}</p><a href="">${escapeHtml(again)}</a></div>`
}
