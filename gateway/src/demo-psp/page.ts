import { type LanguageTag, moneyToWire } from '@mosaic/contracts'
import { renderSVG } from 'uqr'
import { paymentCode } from './payment-code'
import { pageStyle } from './page-style'
import type { Payment } from './store'
import { pageTexts } from './texts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `Intl` formats decimal text exactly; its type only accepts literals, and `moneyToWire` writes nothing but such numbers. */
const amountText = (payment: Payment, language: LanguageTag): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency }).format(moneyToWire(payment.amount, payment.currency) as `${number}`)

const returnAfterSeconds = 4

const script = `
const copy = document.querySelector('[data-copy]'), code = document.querySelector('#code');
if (copy) copy.addEventListener('click', async () => {
  code.select();
  try { await navigator.clipboard.writeText(code.value) } catch { document.execCommand('copy') }
  copy.textContent = copy.dataset.copied;
});
const clock = document.querySelector('[data-ends]');
if (clock) {
  const left = Number(clock.dataset.left) - 0, started = Date.now();
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((left - (Date.now() - started)) / 1000));
    clock.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    if (seconds === 0) setTimeout(() => location.reload(), 2500); else setTimeout(tick, 500);
  };
  tick();
}`

const shell = (language: LanguageTag, nonce: string, head: string, body: string): string => {
  const texts = pageTexts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(texts.provider)} – ${escaped(texts.label)}</title>
${head}<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<header><span class="mark" aria-hidden="true"></span><span class="name">${escaped(texts.provider)}</span><strong class="label">${escaped(texts.label)}</strong></header>
<main>${body}</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>`
}

const waiting = (payment: Payment, language: LanguageTag, now: number): string => {
  const texts = pageTexts[language]
  const code = paymentCode({ method: payment.method, amount: moneyToWire(payment.amount, payment.currency), paymentId: payment.id })
  const button = (action: string, kind: string, text: string) =>
    `<button class="${kind}" formaction="/pay/${payment.pageToken}/${action}?lang=${language}">${escaped(text)}</button>`
  return `
<p class="explanation">${escaped(texts.explanation)}</p>
<section class="card">
<p class="quiet">${escaped(texts.payTo)} ${escaped(payment.merchantName)}</p>
<h1>${escaped(amountText(payment, language))}</h1>
<p class="quiet">${escaped(texts.expiresIn)} <b data-ends data-left="${Math.max(0, payment.expiresAt - now)}">${Math.ceil((payment.expiresAt - now) / 60_000)}:00</b></p>
<div class="qr" role="img" aria-label="${escaped(texts.scan[payment.method])}">${renderSVG(code, { border: 2, ecc: 'M' })}</div>
<p class="method ${payment.method}">${payment.method === 'pix' ? 'PIX' : 'PromptPay'}</p>
<p class="quiet">${escaped(texts.scan[payment.method])}</p>
<label class="quiet" for="code">${escaped(texts.copyTitle)}</label>
<input id="code" readonly value="${escaped(code)}">
<button type="button" class="copy" data-copy data-copied="${escaped(texts.copied)}">${escaped(texts.copy)}</button>
</section>
<form method="post" class="card decide">
<h2>${escaped(texts.decide)}</h2>
${button('approve', 'approve', texts.approve)}
${button('decline', 'decline', texts.decline)}
${button('expire', 'expire', texts.expire)}
</form>
<p class="quiet small">${escaped(texts.reference)} ${escaped(payment.id)}</p>`
}

const decided = (payment: Payment, language: LanguageTag): string => {
  const texts = pageTexts[language]
  const [title, text, sign] =
    payment.state === 'PAID'
      ? [texts.paid, texts.paidText, '✓']
      : payment.state === 'DECLINED'
        ? [texts.declined, texts.declinedText, '✕']
        : [texts.expired, texts.expiredText, '…']
  return `
<section class="card result ${payment.state.toLowerCase()}">
<div class="sign" aria-hidden="true">${sign}</div>
<h1>${escaped(title)}</h1>
<p>${escaped(amountText(payment, language))}</p>
<p class="quiet">${escaped(text)}</p>
<a class="back" href="${escaped(payment.returnUrl)}">${escaped(texts.back)}</a>
</section>
<p class="quiet small">${escaped(texts.reference)} ${escaped(payment.id)}</p>`
}

export const paymentPage = (payment: Payment, language: LanguageTag, nonce: string, now: number): string =>
  payment.state === 'WAITING'
    ? shell(language, nonce, '', waiting(payment, language, now))
    : shell(language, nonce, `<meta http-equiv="refresh" content="${returnAfterSeconds};url=${escaped(payment.returnUrl)}">\n`, decided(payment, language))

export const unknownPage = (language: LanguageTag, nonce: string): string =>
  shell(language, nonce, '', `<section class="card"><h1>${escaped(pageTexts[language].notFound)}</h1></section>`)
