import fc from 'fast-check'
import { distanceToBeginning, fold, matchScore, searchable, searchIn, toleranceOf } from './search'

const find = (query: string, names: readonly string[]) => searchIn(query, names, (name) => searchable(name))

describe('game search', () => {
  test('accents and case do not matter, in either direction', () => {
    expect(find('acao', ['Ação Total', 'Golden Fox'])).toEqual(['Ação Total'])
    expect(find('AÇÃO', ['Acao Total', 'Golden Fox'])).toEqual(['Acao Total'])
    expect(find('GROẞ', ['Grosses Gold'])).toEqual(['Grosses Gold'])
  })

  test('tolerance: no error up to two letters, one up to five, else two', () => {
    expect([toleranceOf('ab'), toleranceOf('tiger'), toleranceOf('dragon')]).toEqual([0, 1, 2])
    expect(find('tigre', ['Jade Tiger', 'Moon Rabbit'])).toEqual(['Jade Tiger'])
    expect(find('tgrie', ['Jade Tiger', 'Moon Rabbit'])).toEqual([])
    expect(find('dargno', ['Dragon Lake', 'Moon Rabbit'])).toEqual(['Dragon Lake'])
    expect(find('drxgxx', ['Dragon Lake'])).toEqual([])
  })

  test('the beginning of a word is enough, and every term must match', () => {
    expect(find('drag la', ['Dragon Lake', 'Dragon Fire'])).toEqual(['Dragon Lake'])
  })

  test('a script without spaces is searched by substring', () => {
    expect(find('龍', ['黄金龍伝説', '月兎'])).toEqual(['黄金龍伝説'])
    expect(find('มังกร', ['ตำนานมังกรทอง', 'กระต่าย'])).toEqual(['ตำนานมังกรทอง'])
  })

  test('a name contains the query as typed: inexact matches are left out', () => {
    expect(find('prisma', ['Ravina do Cristal', 'Prisma Ascendant'])).toEqual(['Prisma Ascendant'])
    expect(find('lake dragon', ['Lane Dragon', 'Dragon Lake'])).toEqual(['Dragon Lake'])
    expect(find('foxes', ['Foxed Out', 'Seven Foxes', 'Foxes'])).toEqual(['Foxes', 'Seven Foxes'])
  })

  test('no name contains the query: names with fewer errors come first', () => {
    expect(find('foxez', ['Forest Owl', 'Foxed Out', 'Moon Rabbit'])).toEqual(['Foxed Out'])
    expect(find('drogan', ['Droga Hill', 'Moon', 'Dragon Lake'])).toEqual(['Droga Hill', 'Dragon Lake'])
  })

  test('query of signs only: no result; empty query: all', () => {
    expect(find('???', ['A'])).toEqual([])
    expect(find('  ', ['A'])).toEqual(['A'])
  })

  test('any part of a name finds that name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(30), fc.nat(30), (name, from, length) => {
        const part = fold(name).slice(from, from + length)
        return matchScore(part, searchable(name)) !== null
      }),
    )
  })

  test('the bounded distance equals the plain definition up to the bound', () => {
    const plain = (a: string, b: string): number => {
      const cost = (i: number, j: number): number => {
        if (i === 0 || j === 0) return i + j
        const swap =
          i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cost(i - 2, j - 2) + 1 : Infinity
        return Math.min(
          cost(i - 1, j) + 1,
          cost(i, j - 1) + 1,
          cost(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swap,
        )
      }
      return cost(a.length, b.length)
    }
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(word, word, fc.nat(3), (term, target, limit) => {
        const nearest = Math.min(
          ...Array.from({ length: target.length + 1 }, (_, length) => plain(term, target.slice(0, length))),
        )
        return distanceToBeginning(term, target, limit) === (nearest <= limit ? nearest : null)
      }),
    )
  })
})
