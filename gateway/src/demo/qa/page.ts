import type { Merchant } from '../../platform/runtime/app-context'
import { escapeHtml } from '../../platform/http/html-page'

export type ConsoleView = {
  readonly siteOrigin: string
  readonly merchants: readonly Merchant[]
  readonly accounts: readonly { readonly account: string; readonly purpose: string; readonly email: string }[]
  readonly password: string
  readonly captchas: readonly { readonly flow: string; readonly answer: string; readonly at: number }[]
  readonly outbox: readonly {
    readonly channel: string
    readonly to: string
    readonly text: string
    readonly code: string | null
    readonly at: number
  }[]
  readonly registrations: readonly {
    readonly account: string
    readonly merchantCode: string
    readonly at: number
    readonly registerMethod: string | null
    readonly registerUrl: string | null
    readonly domain: string | null
  }[]
  readonly links: readonly { readonly name: string; readonly url: string }[]
}

const time = (instant: number): string =>
  `<time datetime="${new Date(instant).toISOString()}">${new Date(instant).toISOString().slice(11, 19)} UTC</time>`
const link = (url: string, name: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`

/** Makes the links of a message clickable. */
const withLinks = (message: string): string =>
  message
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? link(part, part) : escapeHtml(part)))
    .join('')

const siteOf = (siteOrigin: string, merchant: Merchant): string => {
  const url = new URL(siteOrigin)
  url.hostname = merchant.mainDomain
  return `${url.origin}/m`
}

const style = `
:root{color-scheme:dark;--ground:#0b0d1a;--card:#14172a;--line:#ffffff1f;--text:#f5f5ff;--muted:#aab0d0;--accent:#9d86ff;--mono:ui-monospace,SFMono-Regular,Menlo,monospace}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:0 0 12px}p{margin:0 0 12px;color:var(--muted)}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px;margin-top:16px}
a{color:var(--accent)}ul{list-style:none;margin:0;padding:0}li{padding:10px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}li:first-child{border-top:0}
.row{display:flex;justify-content:space-between;align-items:baseline}.row>*+*{margin-left:12px}
.answer{font:700 22px var(--mono);letter-spacing:.16em}.small{font-size:14px;color:var(--muted)}code{font-family:var(--mono)}`

const section = (id: string, title: string, items: readonly string[], empty: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${items.length === 0 ? `<p>${empty}</p>` : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`}</section>`

/** Shows testers everything that production sends to a phone or keeps secret. */
export const consolePage = (view: ConsoleView): string => {
  const sites = view.merchants.map(
    (merchant) =>
      `<div class="row">${link(siteOf(view.siteOrigin, merchant), merchant.name)}<span class="small">${escapeHtml(merchant.currency)} · ${escapeHtml(merchant.defaultLanguage)}</span></div>`,
  )
  const accounts = view.accounts.map(
    ({ account, purpose, email }) =>
      `<div class="row"><code>${escapeHtml(account)}</code><span class="small">${escapeHtml(purpose)}</span></div><div class="small"><code>${escapeHtml(email)}</code></div>`,
  )
  const captchas = view.captchas.map(
    ({ flow, answer, at }) =>
      `<div class="row"><span class="answer">${escapeHtml(answer)}</span><span class="small">${time(at)}</span></div><div class="small"><code>${escapeHtml(flow)}</code></div>`,
  )
  const outbox = view.outbox.map(
    ({ channel, to, text: message, code, at }) =>
      `<div class="row"><span>${escapeHtml(channel)} → <code>${escapeHtml(to)}</code></span><span class="small">${time(at)}</span></div><div>${withLinks(message)}</div>${code === null ? '' : `<div class="answer">${escapeHtml(code)}</div>`}`,
  )
  const registrations = view.registrations.map(
    ({ account, merchantCode, at, registerMethod, registerUrl, domain }) =>
      `<div class="row"><span><code>${escapeHtml(account)}</code> · ${escapeHtml(merchantCode)}</span><span class="small">${time(at)}</span></div><div class="small">${escapeHtml(registerMethod ?? '')} · ${escapeHtml(domain ?? '')} · ${escapeHtml(registerUrl ?? '')}</div>`,
  )
  const links = view.links.map(({ name, url }) => link(url, name))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>QA console</title><style>${style}</style></head><body><main>
<h1>QA console</h1><p>Only with QA=1. Add <code>?lang=EN</code> to any page of the site to choose its language.</p>
${section('sites', 'Sites', sites, 'No merchant yet.')}
${section('accounts', 'Demo accounts', accounts, 'None.').replace('<ul>', `<p>Password <code>${escapeHtml(view.password)}</code>, on every site.</p><ul>`)}
${section('captchas', 'Captcha answers', captchas, 'No captcha is open. Open the login or registration form first, then reload this page.')}
${section('outbox', 'Messages sent', outbox, 'Nothing was sent yet.')}
${section('registrations', 'Registrations', registrations, 'Nobody has registered yet.')}
${section('links', 'Links', links, '')}
</main></body></html>`
}
