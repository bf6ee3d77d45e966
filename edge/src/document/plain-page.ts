import type { LanguageTag } from '@mosaic/contracts'
import { escapeHtml } from './escape'

/** A page of a few sentences without releases and gateway. `main` and `head` are HTML. */
export const plainPage = (tag: LanguageTag, title: string, main: string, head = ''): string => `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeHtml(title)}</title>
<style>body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:#0e0b1a;color:#f4f1ff;font:16px/1.5 system-ui,sans-serif;text-align:center;padding:24px;box-sizing:border-box}main{max-width:480px}h1{font-size:22px;margin:0 0 8px}p{margin:0;color:#b8b0d4}ul{list-style:none;margin:16px 0;padding:0;overflow-wrap:anywhere}a,button{display:block;box-sizing:border-box;width:100%;margin:16px 0 0;padding:12px;border-radius:12px;font:inherit;text-decoration:none}a{background:#f4f1ff;color:#0e0b1a}button{background:none;border:1px solid #b8b0d4;color:inherit}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${main}</main></body>
</html>
`
