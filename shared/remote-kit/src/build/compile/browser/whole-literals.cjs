const { tokenizer } = require('acorn')

const candidate = /\d[\d_]*n\b/

/** `10n` cannot even be parsed by Safari below 14; `BigInt(10)` can, and where BigInt is missing the host's polyfill answers it. */
module.exports = function wholeLiterals(source) {
  if (!candidate.test(source)) return source
  let written = ''
  let at = 0
  for (const token of tokenizer(source, { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true })) {
    if (token.type.label !== 'num' || typeof token.value !== 'bigint') continue
    const text = Number.isSafeInteger(Number(token.value)) ? String(token.value) : JSON.stringify(String(token.value))
    written += `${source.slice(at, token.start)}BigInt(${text})`
    at = token.end
  }
  return written + source.slice(at)
}
