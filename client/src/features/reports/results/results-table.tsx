import { scales } from '@shared/domain/reports/levels'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import { foodText, FoodStatusMark } from '../plate/well-mark'
import { FoodName } from './food-name'
import type { TestedFoods } from './report-types'
import { valueText } from '@/lib/value-text'

type ResultsTableProps = TestedFoods & { label: string; own: boolean }

/** Three columns that fit a phone, in the given order; a name opens its verdict. */
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
                <FoodStatusMark status={foodStatusOf(result)} />
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
