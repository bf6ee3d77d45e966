import { changedLines, mutatedPlaces } from './changed-lines'

const diff = `diff --git a/a/one.ts b/a/one.ts
--- a/a/one.ts
+++ b/a/one.ts
@@ -3 +3,2 @@ export const one = () => {
-old
+new
+newer
@@ -9,2 +10,0 @@
-gone
-gone
@@ -20,0 +21 @@
+added
diff --git a/b.ts b/b.ts
new file mode 100644
--- /dev/null
+++ b/b.ts
@@ -0,0 +1,5 @@
+all
diff --git a/c.ts b/c.ts
deleted file mode 100644
--- a/c.ts
+++ /dev/null
@@ -1,5 +0,0 @@
-gone
`

test('changed files: the lines that are new in each; a deleted file is none', () => {
  expect([...changedLines(diff)]).toEqual([
    [
      'a/one.ts',
      [
        [3, 4],
        [21, 21],
      ],
    ],
    ['b.ts', [[1, 5]]],
  ])
})

test.each([
  ['lines', [[3, 4] as const, [21, 21] as const], ['a.ts:3-4', 'a.ts:21-21']],
  ['only deletions', [], []],
  ['no lines known: the whole file', undefined, ['a.ts']],
])('%s', (_given, ranges, expected) => {
  expect(mutatedPlaces('a.ts', ranges)).toEqual(expected)
})
