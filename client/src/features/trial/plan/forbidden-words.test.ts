import ts from 'typescript'
import { expect, it } from 'vitest'

/** Texts about the plan must promise nothing, and an IgG value must forbid nothing. */
const banned = [
  /\bsafe(?:ly|ty)?\b/i,
  /\bcur(?:e|es|ed)\b/i,
  /\bpro(?:of|ve|ves|ven)\b/i,
  /allergic to/i,
  /must never/i,
]

/** The plan's sources by path; tests are left out because they name forbidden words. */
const sources = import.meta.glob<string>(
  [
    '/shared/domain/trial/**/*.ts',
    '/shared/features/trial.ts',
    '/server/features/trial/**/*.ts',
    '/client/src/features/trial/**/*.{ts,tsx}',
    '/client/src/features/*/**/*plan*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** A source's texts: string literals, the literal parts of templates, and JSX text. */
function textsIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    // Readers never see import paths.
    if (ts.isImportDeclaration(node) || isImportCall(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node))
      found.push(textOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

const isImportCall = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression | ts.JsxText): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text.replaceAll(/\s+/g, ' ')

const wordsOf = (texts: readonly string[]) => texts.filter((text) => banned.some((word) => word.test(text)))

type Faq = { question: string; answer: string; category: string }

const faqs = import.meta.glob<Faq[]>('/server/features/faqs/seeds/*.json', {
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>('/docs/trial.md', { query: '?raw', import: 'default', eager: true })

/** The FAQs about the plan, by category or by mention. */
const aboutPlan = Object.values(faqs)
  .flat()
  .filter(
    ({ question, answer, category }) =>
      ['Diet plan', 'Elimination and reintroduction'].includes(category) ||
      /\bMy Plan\b|client's plan|sham/.test(`${question} ${answer}`),
  )
  .flatMap(({ question, answer }) => [question, answer])

it('finds a promising or forbidding word in any kind of text', () => {
  const source = `
    const one = 'It is safe.'
    const two = \`\${food} cured you\`
    const three = <p title="No proof">You are
      allergic to {food}</p>
    // safe: what nobody reads
    const four = { 'must never': "unsafe, secure, accurate, improves" }`
  expect(wordsOf(textsIn(source))).toEqual([
    'It is safe.',
    '… cured you',
    'No proof',
    'You are allergic to ',
    'must never',
  ])
})

it('reads every source of the plan', () => {
  const files = Object.keys(sources).join(' ')
  for (const folder of ['shared/domain', 'shared/features', 'server/features', 'client/src/features'])
    expect(files).toContain(`/${folder}/trial`)
  expect(aboutPlan.length).toBeGreaterThan(30)
  expect(Object.keys(pages)).toEqual(['/docs/trial.md'])
})

it.each(Object.entries(sources))('%s promises nothing and forbids nothing', (_, source) => {
  expect(wordsOf(textsIn(source))).toEqual([])
})

it('the FAQs about the plan and its page promise and forbid nothing', () => {
  expect(wordsOf(aboutPlan)).toEqual([])
  expect(wordsOf(Object.values(pages).join('\n').split('\n'))).toEqual([])
})
