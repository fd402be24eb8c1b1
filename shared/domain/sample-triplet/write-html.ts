import { escapeHtml } from '../text/escape-html'
import { type Level, levelWords } from '../reports/levels'
import {
  aboutOf,
  countsOf,
  legendOf,
  type PrintedGroup,
  type PrintedReport,
  resultHead,
  UNREAD,
} from './report'

const style = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: #eef1ec; color: #1c2b25; font: 15px/1.5 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif }
main { max-width: 820px; margin: 32px auto; background: #fff; border-top: 6px solid #2f6b4f; padding: 40px 48px 48px }
h1 { margin: 0; font-size: 28px; letter-spacing: -.01em }
h2 { margin: 40px 0 8px; font-size: 18px }
h1 + p { margin: 4px 0 24px; color: #55645d }
table { width: 100%; border-collapse: collapse }
.details th { width: 190px; text-align: left; font-weight: 600; color: #55645d }
.details th, .details td { padding: 6px 0; border-bottom: 1px solid #e4e8e2 }
.counts { display: flex; flex-wrap: wrap; gap: 12px; margin: 28px 0 0; padding: 0; list-style: none }
.counts li { flex: 1 1 150px; padding: 12px 16px; border-left: 4px solid; background: #f7f9f6 }
.counts strong { display: block; font-size: 24px; line-height: 1.2 }
.results thead th { padding: 8px 12px; text-align: left; border-bottom: 2px solid #1c2b25 }
.results tbody th { padding: 18px 12px 6px; text-align: left; color: #2f6b4f; border-bottom: 1px solid #c9d2cb }
.results td { padding: 6px 12px; border-bottom: 1px solid #e9ede8 }
.results td:nth-child(n+2), .results thead th:nth-child(n+2) { white-space: nowrap }
.results .value { text-align: right; font-variant-numeric: tabular-nums }
.results tr { break-inside: avoid }
.high { color: #a3261d; font-weight: 700 }
.moderate { color: #8a5300; font-weight: 600 }
.low { color: #46665a }
.note { margin-top: 32px; font-size: 13px; color: #55645d }
@media print { body { background: #fff } main { margin: 0; padding: 0; max-width: none; border: 0 } }
@media (max-width: 600px) { main { margin: 0; padding: 24px 16px } .details th { width: 130px } }
`

/** The report as one self-contained page: no scripts, no outside files, every text escaped. */
export function writeSampleHtml(report: PrintedReport): string {
  const counts = countsOf(report)
  const details = report.labels
    .map(([label, value]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('\n')
  const levels: Level[] = ['high', 'moderate', 'low']
  const tiles = levels
    .map((level) => `<li class="${level}"><strong>${counts[level]}</strong>${levelWords[level]}</li>`)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Food Intolerance Report ${escapeHtml(report.sampleId)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Food Intolerance Report</h1>
<p>${escapeHtml(aboutOf(report))}</p>
<table class="details">
${details}
</table>
<ul class="counts">
${tiles}
</ul>
<h2>Results by food group</h2>
<table class="results">
<thead><tr><th scope="col">Food</th><th scope="col" class="value">${escapeHtml(resultHead(report))}</th><th scope="col">Level</th></tr></thead>
${report.groups.map(groupBody).join('\n')}
</table>
<p class="note">${legendOf(report).join('\n')} An IgG result does not show an allergy and is no diagnosis.</p>
</main>
</body>
</html>
`
}

function groupBody({ category, rows }: PrintedGroup): string {
  const lines = rows.map(
    ({ food, printed, level }) =>
      `<tr><td>${escapeHtml(food)}</td><td class="value">${escapeHtml(printed)}</td><td class="${level ?? 'unread'}">${level ? levelWords[level] : UNREAD}</td></tr>`,
  )
  return `<tbody>
<tr><th scope="rowgroup" colspan="3">${escapeHtml(category)}</th></tr>
${lines.join('\n')}
</tbody>`
}
