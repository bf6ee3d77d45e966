const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}

const extensionOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

export const contentType = (file: string): string => types[extensionOf(file)] ?? 'application/octet-stream'

/** A path that asks for a file, so that a missing one is a 404 and never a page. */
export const looksLikeFile = (path: string): boolean =>
  /\.(js|mjs|css|json|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|xml|webmanifest|wasm)$/i.test(path)
