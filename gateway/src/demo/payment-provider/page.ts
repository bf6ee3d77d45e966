import { type LanguageTag, moneyToWire } from '@mosaic/contracts'
import { renderSVG } from 'uqr'
import { escapeHtml, htmlPage } from '../../platform/http/html-page'
import { behaviourChoice } from './behaviour-choice'
import { pageStyle } from './page-style'
import type { Payment } from './store'
import { type PageTexts, pageTexts } from './texts'

/** `Intl` formats decimal text exactly, but its type accepts only literals; `moneyToWire` writes only such numbers. */
const amountText = ({ currency, ...payment }: Payment, language: LanguageTag): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    moneyToWire(payment.paidAmount ?? payment.amount, currency) as `${number}`,
  )

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

export const shell = (language: LanguageTag, nonce: string, head: string, body: string): string => {
  const texts = pageTexts[language]
  return htmlPage({
    language,
    title: `${texts.provider} – ${texts.label}`,
    nonce,
    style: pageStyle,
    head,
    body: `<header><span class="mark" aria-hidden="true"></span><span class="name">${escapeHtml(texts.provider)}</span><strong class="label">${escapeHtml(texts.label)}</strong></header>
<main>${body}</main>
<script nonce="${nonce}">${script}</script>`,
  })
}

/** The card has no input, so that a visitor cannot enter a real card number. */
const card = (texts: PageTexts): string => `
<div class="plastic" role="img" aria-label="${escapeHtml(texts.card)}"><span class="chip"></span><span>•••• •••• •••• 4242</span><span class="owner">PLAY MONEY</span></div>
<p class="quiet">${escapeHtml(texts.card)}</p>`

const codeToScan = (method: 'pix' | 'promptpay', code: string, texts: PageTexts): string => `
<div class="qr" role="img" aria-label="${escapeHtml(texts.scan[method])}">${renderSVG(code, { border: 2, ecc: 'M' })}</div>
<p class="method ${method}">${method === 'pix' ? 'PIX' : 'PromptPay'}</p>
<p class="quiet">${escapeHtml(texts.scan[method])}</p>
<label class="quiet" for="code">${escapeHtml(texts.copyTitle)}</label>
<input id="code" readonly value="${escapeHtml(code)}">
<button type="button" class="copy" data-copy data-copied="${escapeHtml(texts.copied)}">${escapeHtml(texts.copy)}</button>`

export type Shown = {
  readonly payment: Payment
  /** The code to scan or copy; empty for a card. */
  readonly code: string
  readonly language: LanguageTag
  readonly nonce: string
  readonly now: number
}

const waiting = ({ payment, code, language, now }: Shown): string => {
  const texts = pageTexts[language]
  const { method } = payment
  const button = (action: string, kind: string, text: string) =>
    `<button class="${kind}" formaction="/pay/${payment.pageToken}/${action}?lang=${language}">${escapeHtml(text)}</button>`
  return `
<p class="explanation">${escapeHtml(texts.explanation)}</p>
<section class="card">
<p class="quiet">${escapeHtml(texts.payTo)} ${escapeHtml(payment.merchantName)}</p>
<h1>${escapeHtml(amountText(payment, language))}</h1>
<p class="quiet">${escapeHtml(texts.expiresIn)} <b data-ends data-left="${Math.max(0, payment.expiresAt - now)}">${Math.ceil((payment.expiresAt - now) / 60_000)}:00</b></p>
${method === 'card' ? card(texts) : codeToScan(method, code, texts)}
</section>
<form method="post" class="card decide">
<h2>${escapeHtml(texts.decide)}</h2>
${behaviourChoice(payment.behaviour, language)}
${button('approve', 'approve', texts.approve)}
${button('decline', 'decline', texts.decline)}
${button('expire', 'expire', texts.expire)}
</form>
<p class="quiet small">${escapeHtml(texts.reference)} ${escapeHtml(payment.id)}</p>`
}

const decided = (payment: Payment, language: LanguageTag): string => {
  const texts = pageTexts[language]
  const [title, text, sign] =
    payment.state === 'PAID'
      ? [texts.paid, texts.paidText, '✓']
      : payment.state === 'DECLINED'
        ? [texts.declined, texts.declinedText, '✕']
        : payment.state === 'CANCELLED'
          ? [texts.cancelled, texts.cancelledText, '✕']
          : [texts.expired, texts.expiredText, '…']
  return `
<section class="card result ${payment.state.toLowerCase()}">
<div class="sign" aria-hidden="true">${sign}</div>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(amountText(payment, language))}</p>
<p class="quiet">${escapeHtml(text)}</p>
<a class="back" href="${escapeHtml(payment.returnUrl)}">${escapeHtml(texts.back)}</a>
</section>
<p class="quiet small">${escapeHtml(texts.reference)} ${escapeHtml(payment.id)}</p>`
}

export const paymentPage = (shown: Shown): string => {
  const { payment, language, nonce } = shown
  return payment.state === 'WAITING'
    ? shell(language, nonce, '', waiting(shown))
    : shell(
        language,
        nonce,
        `<meta http-equiv="refresh" content="${returnAfterSeconds};url=${escapeHtml(payment.returnUrl)}">\n`,
        decided(payment, language),
      )
}

export const unknownPage = (language: LanguageTag, nonce: string): string =>
  shell(language, nonce, '', `<section class="card"><h1>${escapeHtml(pageTexts[language].notFound)}</h1></section>`)
