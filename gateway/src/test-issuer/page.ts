import type { SocialProvider } from '@mosaic/contracts'
import type { AuthorizationRequest } from './authorization-request'
import { issuerTexts, type IssuerLanguage } from './page-texts'
import { pageStyle } from './page-style'
import { testPeople } from './people'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

const shell = (language: IssuerLanguage, nonce: string, body: string): string => {
  const { label } = issuerTexts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(label)}</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<header><span class="mark" aria-hidden="true"></span><strong class="label">${escaped(label)}</strong></header>
<main>${body}</main>
</body>
</html>`
}

const hidden = (asked: AuthorizationRequest): string =>
  Object.entries(asked)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

/** One form for each person, so that the page works without a script. */
export const consentPage = (provider: SocialProvider, asked: AuthorizationRequest, site: string, language: IssuerLanguage, nonce: string): string => {
  const texts = issuerTexts[language]
  const form = (inside: string) => `<form method="post">${hidden(asked)}${inside}</form>`
  const people = testPeople[provider].map(({ name, email }) =>
    form(
      `<input type="hidden" name="name" value="${escaped(name)}"><input type="hidden" name="email" value="${escaped(email)}"><button class="person" name="decision" value="allow"><b>${escaped(name)}</b><span>${escaped(email)}</span></button>`,
    ),
  )
  return shell(
    language,
    nonce,
    `<p class="explanation">${escaped(texts.explanation)}</p>
<h1>${escaped(texts.heading(names[provider]))}</h1>
<p class="quiet">${escaped(texts.asks(site))}</p>
<section class="card">${people.join('')}</section>
<section class="card">
<h2>${escaped(texts.other)}</h2>
${form(`<label>${escaped(texts.name)}<input name="name" autocomplete="off" maxlength="64" required></label>
<label>${escaped(texts.email)}<input name="email" type="email" autocomplete="off" maxlength="128" required></label>
<button class="go" name="decision" value="allow">${escaped(texts.goOn)}</button>`)}
</section>
${form(`<button class="cancel" name="decision" value="deny">${escaped(texts.cancel)}</button>`)}`,
  )
}

export const brokenPage = (language: IssuerLanguage, nonce: string): string =>
  shell(language, nonce, `<section class="card"><h1>${escaped(issuerTexts[language].broken)}</h1></section>`)
