import { loadTriplet, readTriplet } from '/work/main/server/features/reports/read-triplet'
import { readReportHtml } from '/work/main/server/features/reports/read-html'
import { readResults } from '/work/main/shared/domain/results-csv/read-results'
const t = (name: string, f: () => unknown) => { const s = performance.now(); let r: unknown; try { r = f() } catch (e) { r = String(e) } console.log(name, Math.round(performance.now() - s) + ' ms', r ?? '', Math.round(process.memoryUsage().rss/1e6)+' MB rss') }
for (const kb of [20, 40, 80]) { const s = '<a'.repeat(kb * 512); t(`html sniff regex ${kb}KB`, () => /<[a-z!][^>]*>/i.test(s)) }
const MB = 10_000_000
const html: Record<string, () => string> = {
  'b*1400 then </a>*': () => '<b>'.repeat(1400) + '</a>'.repeat((MB - 5000) / 4),
  'b x lines': () => ('<p>' + '<b>x</b>'.repeat(660) + '</p>').repeat(1880),
  'label lines': () => ('<p>' + '<b>Name</b>x '.repeat(160) + '</p>').repeat(4800),
  'td': () => '<table>' + '<tr><td>Name</td><td>x</td></tr>'.repeat(MB / 33) + '</table>',
  'attrs': () => '<p ' + 'a=b '.repeat(MB / 4 - 10) + '>',
  'p>p': () => '<p>x'.repeat(MB / 4),
  'dts': () => '<dl>' + '<dt>Date of birth</dt><dd>zz</dd>'.repeat(MB / 35) + '</dl>',
  'entities': () => '<p>' + '&amp;'.repeat(MB / 5) + '</p>',
  'seams': () => '<p>Name: ' + '<b></b>'.repeat(MB / 7) + '</p>',
  'at many': () => '<a>' + '<i></i>'.repeat(MB/7) + '</a>',
}
for (const [k, f] of Object.entries(html)) { const s = f(); t(`html ${k} ${s.length / 1e6}MB`, () => { const r = readReportHtml(s); return `warn=${r.warnings.length}/${JSON.stringify(r.warnings).length}B` }) }
const csvs: Record<string, () => string> = {
  'normal': () => 'No,Food,Result\n' + '1,Milk 12,12.5 ug/ml\n'.repeat(MB / 22),
  'bad rows': () => 'No,Food,Result\n' + Array.from({ length: 300_000 }, (_, i) => `${i},Food ${i},zzzz not a result`).join('\n'),
  'commas': () => ','.repeat(MB),
  'one row wide': () => '1,Milk,' + 'a,'.repeat(MB / 2),
  'quotes': () => '"""'.repeat(MB / 3),
  'quote comma': () => '"",'.repeat(MB / 3),
  'q open': () => '"' + ',""'.repeat(MB / 3),
  'tabs semis': () => '1;\t,Milk;\t,12;\t,\n'.repeat(MB / 19),
  'long cells': () => ('1,' + 'Milk '.repeat(180) + ',' + '1 '.repeat(450) + '\n').repeat(5500),
  'digits': () => ('1,Milk,' + '1'.repeat(990) + '\n').repeat(9900),
  'spaces num': () => ('1,Milk,1' + ' '.repeat(900) + 'x\n').repeat(10000),
}
for (const [k, f] of Object.entries(csvs)) { const s = f(); t(`csv ${k} ${s.length / 1e6}MB`, () => { const r = readResults(s, { bareScale: 'index' }); return `res=${r.results.length} warn=${r.warnings.length}/${JSON.stringify(r.warnings).length}B` }) }
