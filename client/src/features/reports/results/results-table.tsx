import { LevelMarker, levelWords } from '@/ui/level-marker'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import type { ChartRow } from './chart-rows'

/** The chart's rows as a table of three columns, narrow enough for a phone. */
export function ResultsTable({ rows, unit }: { rows: readonly ChartRow[]; unit: string | null }) {
  return (
    <div className="-mx-4 mt-4 sm:-mx-6">
      <Table label="Table of elevated foods">
        <TableHead>
          <tr>
            <HeadCell>Food</HeadCell>
            <HeadCell>Level</HeadCell>
            <HeadCell align="right">{unit ? `Value (${unit})` : 'Value'}</HeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.key}>
              <Cell look="strong" className="break-words">
                {row.food}
              </Cell>
              <Cell>
                <span className="flex items-center gap-2">
                  <LevelMarker level={row.level} />
                  {levelWords[row.level]}
                </span>
              </Cell>
              <Cell align="right" look="strong">
                {row.text}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
