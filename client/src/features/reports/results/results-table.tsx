import { scales } from '@shared/domain/reports/levels'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import { KindMark, kindWords } from '@/features/verdict/kind.public'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/ui/table'
import { foodText, FoodStatusMark } from '../plate/well-mark'
import { FoodName } from './food-name'
import type { Report, TestedFoods } from './report-types'
import { valueText } from '@/lib/value-text'

type ResultsTableProps = TestedFoods & { label: string; own: boolean; unread?: Report['unread'] }

/** Three columns that fit a phone, in the given order; a name opens its verdict. */
export function ResultsTable({ label, own, results, unread = [], scale, onOpen }: ResultsTableProps) {
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
        {unread.map(({ food, text, line }) => (
          <Row key={line} className="break-inside-avoid print:h-6">
            <Cell look="strong" className="font-medium break-words print:py-0.5">
              {food}
            </Cell>
            <Cell className="print:py-0.5">
              <span className="flex items-center gap-2">
                <KindMark kind="not-readable" />
                {kindWords['not-readable']}
              </span>
            </Cell>
            <Cell align="right" className="break-words print:py-0.5">
              {text}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
