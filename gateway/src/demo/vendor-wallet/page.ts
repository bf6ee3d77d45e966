import { moneyToWire } from '@mosaic/contracts'
import { escapeHtml, htmlPage } from '../../platform/http/html-page'
import type { accounts } from './schema'
import { type Mode, modes } from './schema'

const explained: Readonly<Record<Mode, string>> = {
  prompt: 'Answers at once',
  slow: 'Does it, long after the caller gave up',
  'lost-answer': 'Does it, and the answer is lost',
  refusing: 'Refuses',
  silent: 'Neither does it nor answers',
}

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:560px;margin:0 auto;padding:16px 16px 48px}
h1{font-size:22px;margin:0 0 4px}h2{font-size:18px;margin:24px 0 8px}p{margin:0 0 12px}
form{margin:0 0 8px}button,input{font:inherit;min-height:44px;padding:8px 12px;border-radius:12px;border:1px solid}
button{cursor:pointer;width:100%;text-align:left}button[aria-pressed=true]{font-weight:700;border-width:2px}
.row{display:flex;align-items:center}.row input{width:9em;margin-right:8px}.row button{width:auto}`

export type VendorView = { readonly code: string; readonly name: string; readonly mode: Mode }
type AccountRow = typeof accounts.$inferSelect

/** Lets testers choose how the vendors behave and change balances there. */
export const vendorPage = (
  base: string,
  vendors: readonly VendorView[],
  wallets: readonly AccountRow[],
  nonce: string,
): string => {
  const switches = ({ code, name, mode }: VendorView): string =>
    `<h2>${escapeHtml(name)}</h2>${modes
      .map(
        (each) =>
          `<form method="post" action="${escapeHtml(base)}/behaviour"><input type="hidden" name="vendor" value="${escapeHtml(code)}"><button name="mode" value="${each}" aria-pressed="${each === mode}">${explained[each]}</button></form>`,
      )
      .join('')}`
  const wallet = ({ vendor, account, currency, balance }: AccountRow): string =>
    `<form method="post" action="${escapeHtml(base)}/play"><p>${escapeHtml(vendor)} · ${escapeHtml(account)} · <strong>${moneyToWire(balance, currency)} ${currency}</strong></p>
<input type="hidden" name="vendor" value="${escapeHtml(vendor)}"><input type="hidden" name="account" value="${escapeHtml(account)}"><input type="hidden" name="currency" value="${currency}">
<div class="row"><input name="by" inputmode="decimal" aria-label="Won or lost, with a minus" placeholder="-10" required><button>Play</button></div></form>`
  return htmlPage({
    language: 'en',
    title: 'Demo vendor wallets',
    nonce,
    style,
    body: `<main><h1>Demo vendor wallets</h1><p>Another company’s books. Change how it answers, or play there.</p>
${vendors.map(switches).join('')}
<h2>Wallets</h2>${wallets.map(wallet).join('') || '<p>Nobody has moved money here yet.</p>'}</main>`,
  })
}
