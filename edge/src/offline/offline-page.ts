import { createHash } from 'node:crypto'
import type { Whitelabel } from '@mosaic/contracts'
import { escapeHtml, scriptJson } from '../document/escape'
import { themeStyle } from '../document/theme-style'

const sentences: Readonly<Record<string, readonly [string, string, string]>> = {
  EN: [
    'You are offline',
    'Nothing you did is lost. The site comes back by itself as soon as you are connected.',
    'Try again',
  ],
  PT: [
    'Você está sem internet',
    'Nada do que você fez se perdeu. O site volta sozinho assim que houver conexão.',
    'Tentar de novo',
  ],
  JA: ['オフラインです', '操作の内容は失われていません。接続が戻ると自動的に再開します。', '再試行'],
  KO: [
    '오프라인 상태입니다',
    '지금까지 한 일은 사라지지 않습니다. 연결되면 사이트가 자동으로 돌아옵니다.',
    '다시 시도',
  ],
  ES: [
    'Estás sin conexión',
    'No se ha perdido nada de lo que hiciste. El sitio vuelve solo en cuanto haya conexión.',
    'Reintentar',
  ],
  TY: ['คุณออฟไลน์อยู่', 'สิ่งที่คุณทำไว้ไม่หายไป เว็บไซต์จะกลับมาเองเมื่อเชื่อมต่อได้', 'ลองอีกครั้ง'],
}

/** A browser can miss or misreport a connection change, so the page polls the edge. */
const askAgainMs = 5000

/** The cached page takes language and theme from the same cookies as every other page. */
const script = `(function(){var texts=${scriptJson(sentences)};function cookie(n){var m=document.cookie.match(new RegExp('(?:^|; )'+n.replace('.','\\\\.')+'=([^;]*)'));return m?m[1]:''}
var t=texts[cookie('mosaic.lang')]||texts[document.documentElement.getAttribute('data-language')]||texts.EN;document.documentElement.setAttribute('data-theme',cookie('mosaic.theme')==='light'?'light':'dark');
document.title=t[0];document.getElementById('title').textContent=t[0];document.getElementById('text').textContent=t[1];var b=document.getElementById('again');b.textContent=t[2];function again(){location.reload()}b.onclick=again;
function ask(){if(!document.hidden)fetch('/healthz',{cache:'no-store'}).then(function(r){if(r.ok)again()},function(){})}
addEventListener('online',ask);document.addEventListener('visibilitychange',ask);setInterval(ask,${askAgainMs})})()`

const style = `html{background:#0b0d1a;background:var(--background,#0b0d1a);color:#f5f5ff;color:var(--text,#f5f5ff)}html[data-theme=light]{background:#f4f4fb;background:var(--background,#f4f4fb);color:#15142b;color:var(--text,#15142b)}body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;font:500 16px/1.6 system-ui,sans-serif;text-align:center;padding:24px;box-sizing:border-box}main{max-width:340px}h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 24px}.name{font-weight:700;opacity:.8;margin-bottom:32px}button{min-height:48px;padding:0 28px;border:0;border-radius:999px;font:inherit;font-weight:700;color:#fff;background:#5a35f0;background:var(--brand,#5a35f0)}`

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Self-contained: without releases and data it can never be out of date. */
export const offlinePage = (
  merchant: Pick<Whitelabel, 'name' | 'theme' | 'defaultLanguage'>,
): { readonly html: string; readonly policy: string; readonly version: string } => {
  const css = themeStyle(merchant) + style
  const [title, text, again] = sentences[merchant.defaultLanguage] ?? ['', '', '']
  const html = `<!doctype html>
<html data-language="${escapeHtml(merchant.defaultLanguage)}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body><main><p class="name">${escapeHtml(merchant.name)}</p><h1 id="title">${escapeHtml(title)}</h1><p id="text">${escapeHtml(text)}</p><button type="button" id="again">${escapeHtml(again)}</button></main><script>${script}</script></body>
</html>
`
  return {
    html,
    policy: `default-src 'none'; connect-src 'self'; script-src ${digest(script)}; style-src ${digest(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    version: createHash('sha256').update(html).digest('hex').slice(0, 12),
  }
}
