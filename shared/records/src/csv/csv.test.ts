import fc from 'fast-check'
import { csvOf } from './csv'

/** Reads RFC 4180 text back, to prove that nothing is lost. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    const row = rows[rows.length - 1] ?? []
    if (quoted && char === '"' && text[at + 1] === '"') {
      row[row.length - 1] += '"'
      at += 1
    } else if (char === '"') quoted = !quoted
    else if (!quoted && char === ',') row.push('')
    else if (!quoted && char === '\r' && text[at + 1] === '\n') {
      rows.push([''])
      at += 1
    } else row[row.length - 1] += char
  }
  return rows
}

describe('csvOf', () => {
  test.each([
    [[['a', 'b']], 'a,b'],
    [[['a,b', 'say "hi"']], '"a,b","say ""hi"""'],
    [[['one'], ['two']], 'one\r\ntwo'],
    [[['-12.50', '0.00']], '-12.50,0.00'],
    [[['=1+1', '+x', '-x', '@x']], "'=1+1,'+x,'-x,'@x"],
    [[['＝1+1', '＋x', '－x', '＠x']], "'＝1+1,'＋x,'－x,'＠x"],
    [[[' =1+1', '\t=1', '\r=1', '\nx']], `' =1+1,"'\t'=1","'\r'=1","'\nx"`],
    [[['a,=1', 'a;=1', 'a\t@x', 'a; "－1']], `"a,'=1","a;'=1","a\t'@x","a; ""'－1"`],
    [[['a;b', 'a\tb']], '"a;b","a\tb"'],
    [[['007', '123456789012345', '1234567890123456', '1E5']], "'007,123456789012345,'1234567890123456,'1E5"],
    [
      [['1e+5', '2.5E-7', '.5e3', '０12', '１２３４５６７８９０１２３４５６', ' 007', '1E5x']],
      "'1e+5,'2.5E-7,'.5e3,'０12,'１２３４５６７８９０１２３４５６,' 007,1E5x",
    ],
    [[['0', '0.50', '09:15', '01/02/2026']], '0,0.50,09:15,01/02/2026'],
  ])('%j', (rows, text) => {
    expect(csvOf(rows)).toBe(text)
  })

  it('separates by ; where the decimal mark is a comma', () =>
    expect(csvOf([['a,b', '-12.50', '=x', '0012.5', '1.2.3']], ',')).toBe(`"a,b";-12,50;'=x;'0012.5;1.2.3`))

  it('loses nothing but the apostrophe that disarms a formula', () => {
    const cell = fc.array(fc.constantFrom('a', '1', ',', '"', '\n', '=', '-', 'ç', '日')).map((chars) => chars.join(''))
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(csvOf(rows)).map((row) => row.map((text) => text.replace(/'/g, '')))).toEqual(rows)
      }),
    )
  })
})
