import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages'

const source = join(__dirname, '../../ui/src')

/** Folders that draw something have a style sheet of their own. */
const componentFolders = readdirSync(source).filter(
  (name) =>
    statSync(join(source, name)).isDirectory() &&
    readdirSync(join(source, name)).some((file) => file.endsWith('.module.css')),
)

/** Components without a look of their own. */
const withoutLook: readonly string[] = ['HostProvider', 'Slot']

const exported = [
  ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/(?!router)/gm),
]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w*$/.test(name) && !withoutLook.includes(name))

test('folders and exports of the design system are found', () => {
  expect(componentFolders.length).toBeGreaterThan(30)
  expect(exported).toContain('PasswordField')
})

test('every folder of the design system has a page and a test of its own', () => {
  const described = pages.map((page) => page.folder)
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  expect({
    withoutPage: componentFolders.filter((folder) => !described.includes(folder)),
    withoutTest: componentFolders.filter((folder) => !readdirSync(join(source, folder)).some(isTest)),
  }).toEqual({ withoutPage: [], withoutTest: [] })
})

test('every component is described on exactly one page, with its properties', () => {
  const pagesOf = (component: string) => pages.filter(({ components }) => component in components)
  expect({
    notOnOnePage: exported.filter((component) => pagesOf(component).length !== 1),
    withoutProperties: exported.filter((component) =>
      pagesOf(component).some(({ components }) => Object.keys(components[component] ?? {}).length === 0),
    ),
  }).toEqual({ notOnOnePage: [], withoutProperties: [] })
})

test('every page names an existing folder and existing components, at its own address', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
  for (const { folder, components } of pages) {
    expect(readdirSync(source)).toContain(folder)
    for (const component of Object.keys(components)) expect(exported).toContain(component)
  }
})
