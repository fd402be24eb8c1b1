import { scales } from '@shared/domain/levels'
import { standingOf } from '@shared/domain/may-keep'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import { foodText, StandingMark } from '../plate/well-mark'
import { FoodName } from './food-name'
import type { TestedFoods } from './report-types'
import { valueText } from '@/lib/value-text'

type ResultsTableProps = TestedFoods & { label: string; own: boolean }

/** Results as a table of three columns, narrow enough for a phone, in the order given; a name opens its verdict. */
export function ResultsTable({ label, own, results, scale, onOpen }: ResultsTableProps) {
  const { unit } = scales[scale]
  return (
    <Table label={label}>
      <TableHead>
        <tr>
          <HeadCell>Food</HeadCell>
          <HeadCell>Level</HeadCell>
          <HeadCell align="right">{unit ? `Value (${unit})` : 'Value'}</HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {results.map((result) => (
          <Row key={result.line} className="break-inside-avoid print:h-6">
            <Cell look="strong" className="break-words print:py-0.5">
              <FoodName
                result={result}
                onOpen={onOpen}
                className="-my-1.5 min-h-11 w-full font-medium break-words print:my-0 print:min-h-0"
              />
            </Cell>
            <Cell className="print:py-0.5">
              <span className="flex items-center gap-2">
                <StandingMark standing={standingOf(result)} />
                {foodText(result, own)}
              </span>
            </Cell>
            <Cell align="right" look="strong" className="print:py-0.5">
              {valueText(result, scale)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
