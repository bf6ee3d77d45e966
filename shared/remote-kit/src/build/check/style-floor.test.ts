import { styleProblems } from './style-floor'

test.each([
  ['a flex gap', '.a{display:flex;gap:8px}', ['.a: gap outside a grid']],
  ['a row gap of who knows what', '.a{row-gap:8px}', ['.a: row-gap outside a grid']],
  ['the older name of it', '.a{display:inline-flex;grid-gap:8px}', ['.a: grid-gap outside a grid']],
  [
    'a grid that a media query turns into a row',
    '.a{display:grid}@media (min-width:1px){.a{display:flex;gap:4px}}',
    ['.a: gap outside a grid'],
  ],
  ['a grid of another name', '.a{display:grid}.b{gap:4px}', ['.b: gap outside a grid']],
  ['a ratio', '.a{width:100%;aspect-ratio:3/4}', ['.a: aspect-ratio without a fallback before it']],
  ['a dynamic height', '.a{height:100dvh}', ['.a: 100dvh in height without a fallback before it']],
  [
    'a dynamic height in a calculation',
    '.a{max-height:calc(100svh - 4px)}',
    ['.a: 100svh in max-height without a fallback before it'],
  ],
  [
    'a fallback that comes too late',
    '.a{height:100dvh;height:100vh}',
    ['.a: 100dvh in height without a fallback before it'],
  ],
  ['a list of selectors', '.a :is(h1,h2){color:red}', ['.a :is(h1,h2)']],
  ['a parent by its child', '.a:has(img){color:red}', ['.a:has(img)']],
  ['all four edges at once', '.a{inset:0}', ['.a: inset without a fallback before it']],
  ['a bounded value', '.a{font-size:clamp(1px,2vw,3px)}', ['.a: clamp in font-size without a fallback before it']],
  ['a mixed colour', '.a{color:color-mix(in srgb,red,blue)}', ['.a: color-mix in color without a fallback before it']],
  ['a movement of its own property', '.a{translate:0 4px}', ['.a: translate without a fallback before it']],
  ['a layer', '@layer base{.a{color:red}}', ['@layer base']],
  ['a rule inside a rule', '.a{color:red;.b{color:blue}}', ['.b inside another rule']],
  ['what hides in a media query', '@media (min-width:1px){.a{display:flex;gap:1px}}', ['.a: gap outside a grid']],
])('%s is refused', (_, css, problems) => {
  expect(styleProblems(css)).toEqual(problems)
})

test.each([
  ['a grid with a gap', '.a{display:grid;gap:8px}'],
  ['a grid whose gap a media query changes', '.a{display:grid;grid-gap:8px}@media (max-width:340px){.a{grid-gap:0}}'],
  ['two grids at once', '.a,.b{display:grid}.a{gap:8px}'],
  ['columns with a gap', '.a{column-count:2;column-gap:8px}'],
  ['a ratio with a box below it', '.a{height:0;padding-bottom:75%;aspect-ratio:4/3}'],
  ['a dynamic height with a fixed one before it', '.a{height:100vh;height:100dvh}'],
  ['what is asked for first', '@supports (aspect-ratio:1){.a{aspect-ratio:1}}'],
  ['a selector asked for first', '@supports selector(:is(a)){.a:is(b){color:red}}'],
  ['margins between neighbours', '.a>*+*{margin-left:8px}'],
  ['the smaller of two widths', '.a{width:min(100%,480px)}'],
])('%s is taken', (_, css) => {
  expect(styleProblems(css)).toEqual([])
})
