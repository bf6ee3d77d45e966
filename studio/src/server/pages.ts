import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Boot } from '../client/boot'
import { iconNameOf } from '../../catalogue/icon-names'
import { paletteOf } from '../../catalogue/index'
import { stageTextsOf } from '../client/stages/stage-texts'
import { gameOf, iconsOf } from '../games/game-library'
import { languageOf } from '../client/texts/languages'
import { textsOf, type Texts } from '../client/texts/texts'
import type { AssetManifest } from './asset-manifest'
import { permittedSite, type FrameQuery } from './frame-permission'
import { timeZoneOf } from './time-zone'
import { lateNotice } from './late-notice'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
/** JSON inside a script element: `<` would let a text close it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const policy = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${lateNotice.styleHash}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const page = (parts: {
  lang: string
  title: string
  assets: { js: string; css: string }
  fonts: readonly string[]
  preload: readonly string[]
  boot: unknown
  label: string
  texts: Texts
}): string =>
  `<!doctype html>
<html lang="${escaped(parts.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b0d1a">
<title>${escaped(parts.title)}</title>
<link rel="icon" href="data:,">
${parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${parts.preload.map((href) => `<link rel="preload" href="${href}" as="image" type="image/svg+xml">`).join('\n')}
<style>${lateNotice.style}</style>
<link rel="stylesheet" href="${parts.assets.css}">
<script type="module" src="${parts.assets.js}"></script>
</head>
<body>
<main id="root" aria-busy="true"><p class="boot">${escaped(parts.label)}</p></main>
${lateNotice.html(parts.texts)}
<script type="application/json" id="boot">${inlineJson(parts.boot)}</script>
</body>
</html>`

const sendPage = (reply: FastifyReply, html: string, frameAncestors: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy(frameAncestors))
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .send(html)

/** The stage of an engine has its name without the version. */
const stageOf = (engine: string): string => engine.split('@')[0] ?? ''

type PlayQuery = FrameQuery & {
  readonly mode?: string
  readonly lang?: string
  readonly merchant?: string
  readonly tz?: string
}

export const pageRoutes = (
  app: FastifyInstance,
  parts: {
    manifest: AssetManifest
    siteOrigins: readonly string[]
    /** Key of the gateway that launches games. */
    frameSecret: string
    now?: () => number
  },
): void => {
  const { manifest, frameSecret, now = Date.now } = parts
  const sitesOf = (gameCode: string, query: FrameQuery): readonly string[] => {
    const site = permittedSite(frameSecret, gameCode, query, now())
    return site === null ? parts.siteOrigins : [...new Set([...parts.siteOrigins, site])]
  }

  app.get<{ Params: { gameCode: string }; Querystring: PlayQuery }>('/play/:gameCode', async (request, reply) => {
    const game = gameOf(request.params.gameCode)
    const siteOrigins = sitesOf(request.params.gameCode, request.query)
    const ancestors = siteOrigins.join(' ')
    const stage = game ? stageOf(game.rules.engine) : ''
    const assets = manifest.stages[stage]
    if (!game || !assets) return sendPage(reply.code(404), '<!doctype html><title>404</title><p>404', ancestors)
    const { row, rules } = game
    const lang = languageOf(typeof request.query.lang === 'string' ? request.query.lang : '')
    const icons = Object.fromEntries(
      Object.entries(iconsOf(row) ?? {}).map(([symbol, name]) => [symbol, manifest.icons[name] ?? '']),
    )
    const iconNames = Object.fromEntries(
      Object.entries(iconsOf(row) ?? {}).map(([symbol, name]) => [symbol, iconNameOf(name, lang)]),
    )
    const motif = manifest.icons[row.motif] ?? ''
    const boot: Boot = {
      gameCode: row.gameCode,
      name: row.name,
      mode: request.query.mode === 'demo' ? 'demo' : 'real',
      lang,
      timeZone: timeZoneOf(request.query.tz),
      texts: textsOf(lang),
      stageTexts: stageTextsOf(stage, lang),
      siteOrigins,
      palette: paletteOf(row.palette),
      motif,
      icons,
      iconNames,
      config: rules.config,
      figures: game.figures(),
      facts: game.facts?.() ?? null,
    }
    return sendPage(
      reply,
      page({
        lang,
        title: row.name,
        assets,
        fonts: manifest.fonts,
        preload: [...new Set([motif, ...Object.values(icons)])],
        boot,
        label: row.name,
        texts: textsOf(lang),
      }),
      ancestors,
    )
  })

  app.get<{ Querystring: PlayQuery }>('/verify', async (request, reply) => {
    const lang = languageOf(typeof request.query.lang === 'string' ? request.query.lang : '')
    return sendPage(
      reply,
      page({
        lang,
        title: textsOf(lang).verifyTitle,
        assets: manifest.verify,
        fonts: manifest.fonts,
        preload: [],
        boot: { lang, texts: textsOf(lang) },
        label: '',
        texts: textsOf(lang),
      }),
      `'self' ${parts.siteOrigins.join(' ')}`,
    )
  })
}
