import { basename, extname } from 'node:path'
import { refusedWords } from './refused-words.mjs'

/** 'takeOffAt' and 'take-off-at' give ['take', 'off', 'at']. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

const rows = refusedWords.map(([text, instead, except]) => ({ words: text.split(' '), text, instead, except }))

/** The first refused sequence in a name, or undefined. */
const refusedIn = (name, file = '') => {
  const words = wordsOf(name)
  return rows.find(
    ({ words: refused, except }) =>
      !except?.test(file) && words.some((_, at) => refused.every((word, index) => words[at + index] === word)),
  )
}

/** A property of an imported object is named by its library. */
const isMember = (node) =>
  node.parent?.type === 'MemberExpression' && node.parent.property === node && !node.parent.computed

export const standardWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'identifiers and file names use the terms of docs/glossary.md' },
    messages: { refused: '“{{name}}” contains “{{text}}”; use: {{instead}} (docs/glossary.md).' },
    schema: [],
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    const check = (node, name) => {
      const row = refusedIn(name, file)
      if (row) context.report({ node, messageId: 'refused', data: { name, text: row.text, instead: row.instead } })
    }
    return {
      Program: (node) => check(node, basename(file, extname(file))),
      Identifier: (node) => {
        if (!isMember(node)) check(node, node.name)
      },
    }
  },
}
