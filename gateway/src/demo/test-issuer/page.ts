import type { SocialProvider } from '@mosaic/contracts'
import { escapeHtml, htmlPage } from '../../platform/http/html-page'
import type { AuthorizationRequest } from './authorization-request'
import { issuerTexts, type IssuerLanguage } from './page-texts'
import { pageStyle } from './page-style'
import { testPeople } from './people'

const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

const shell = (language: IssuerLanguage, nonce: string, body: string): string => {
  const { label } = issuerTexts[language]
  return htmlPage({
    language,
    title: label,
    nonce,
    style: pageStyle,
    body: `<header><span class="mark" aria-hidden="true"></span><strong class="label">${escapeHtml(label)}</strong></header>
<main>${body}</main>`,
  })
}

const hidden = (request: AuthorizationRequest): string =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** One form for each person, so that the page works without a script. */
export const consentPage = (
  provider: SocialProvider,
  request: AuthorizationRequest,
  site: string,
  language: IssuerLanguage,
  nonce: string,
): string => {
  const texts = issuerTexts[language]
  const form = (inside: string) => `<form method="post">${hidden(request)}${inside}</form>`
  const people = testPeople[provider].map(({ name, email }) =>
    form(
      `<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}"><button class="person" name="decision" value="allow"><b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span></button>`,
    ),
  )
  return shell(
    language,
    nonce,
    `<p class="explanation">${escapeHtml(texts.explanation)}</p>
<h1>${escapeHtml(texts.heading(names[provider]))}</h1>
<p class="quiet">${escapeHtml(texts.asks(site))}</p>
<section class="card">${people.join('')}</section>
<section class="card">
<h2>${escapeHtml(texts.other)}</h2>
${form(`<label>${escapeHtml(texts.name)}<input name="name" autocomplete="off" maxlength="64" required></label>
<label>${escapeHtml(texts.email)}<input name="email" type="email" autocomplete="off" maxlength="128" required></label>
<button class="go" name="decision" value="allow">${escapeHtml(texts.continueButton)}</button>`)}
</section>
${form(`<button class="cancel" name="decision" value="deny">${escapeHtml(texts.cancel)}</button>`)}`,
  )
}

export const brokenPage = (language: IssuerLanguage, nonce: string): string =>
  shell(language, nonce, `<section class="card"><h1>${escapeHtml(issuerTexts[language].broken)}</h1></section>`)
