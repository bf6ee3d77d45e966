import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages'

const source = join(__dirname, '../../../shared/ui/src')

/** Folders that draw something have a style sheet of their own. */
const componentFolders = readdirSync(source).filter(
  (name) =>
    statSync(join(source, name)).isDirectory() &&
    readdirSync(join(source, name)).some((file) => file.endsWith('.module.css')),
)

/** They place what others draw and have no look. */
const withoutLook: readonly string[] = ['HostProvider', 'Slot']

const exported = [
  ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/(?!router)/gm),
]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w*$/.test(name) && !withoutLook.includes(name))

test('the design system is read', () => {
  expect(componentFolders.length).toBeGreaterThan(30)
  expect(exported).toContain('PasswordField')
})

test.each(componentFolders)('the folder %s of the design system has a page', (folder) => {
  expect(pages.map((page) => page.folder)).toContain(folder)
})

test.each(componentFolders)('the folder %s of the design system has a test of its own', (folder) => {
  expect(readdirSync(join(source, folder)).filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([])
})

test.each(exported)('%s is told on exactly one page, with its properties', (component) => {
  const telling = pages.filter(({ components }) => component in components)
  expect(telling).toHaveLength(1)
  expect(Object.keys(telling[0]?.components[component] ?? {}).length).toBeGreaterThan(0)
})

test('every page shows something that is there, at an address of its own', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  for (const { folder, components } of pages) {
    expect(readdirSync(source)).toContain(folder)
    for (const component of Object.keys(components)) expect(exported).toContain(component)
  }
})
