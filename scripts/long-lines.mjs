import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const MOST_OF_CODE = 120
const MOST_OF_COMMENT = 100
/** Characters that may stand beside a long text on its line, such as a key or a call. */
const MOST_BESIDE_TEXT = 80

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isJsxText(node) ||
  ts.isJsxAttribute(node)

/** For each line, how many of its characters belong to its longest text. */
function textsByLine(source) {
  const longest = new Map()
  function visit(node) {
    if (!isText(node)) return ts.forEachChild(node, visit)
    const [start, end] = [node.getStart(source), node.end].map((at) =>
      source.getLineAndCharacterOfPosition(at),
    )
    for (let line = start.line; line <= end.line; line++) {
      const from = line === start.line ? start.character : 0
      const to = line === end.line ? end.character : Infinity
      longest.set(line, Math.max(longest.get(line) ?? 0, to - from))
    }
  }
  visit(source)
  return longest
}

/**
 * The lines of code over 120 characters and of comments over 100, as `file:line: text`. One long
 * text, such as a sentence or a list of class names, may be longer.
 */
export function longLines() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { encoding: 'utf8' })
  return files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const lines = text.split('\n')
      if (lines.every((line) => line.length <= MOST_OF_COMMENT)) return []
      let texts
      return lines.flatMap((line, at) => {
        const isComment = /^\s*(?:\/\/|\/?\*)/.test(line)
        if (line.length <= (isComment ? MOST_OF_COMMENT : MOST_OF_CODE)) return []
        texts ??= textsByLine(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
        if (line.length - Math.min(texts.get(at) ?? 0, line.length) <= MOST_BESIDE_TEXT && texts.has(at))
          return []
        return [`${file}:${at + 1}: ${line.trim()}`]
      })
    })
}
