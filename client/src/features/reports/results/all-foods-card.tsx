import { Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Loading } from '@/ui/skeleton'
import type { Report, TestedFoods } from './report-types'

const loadTable = () => import('./all-foods-table')
const AllFoodsTable = lazy(loadTable)
const warmUp = () => void loadTable().catch(() => undefined)

type AllFoodsProps = TestedFoods & Pick<Report, 'unread'> & { own: boolean }

/** Every tested food in a table, collapsed because most readers need only the elevated ones. */
export default function AllFoodsCard({ own, results, unread, scale, onOpen }: AllFoodsProps) {
  const [open, setOpen] = useState(false)
  return (
    <div data-print={open ? undefined : 'hide'}>
      <Card flush aria-labelledby="all-foods">
        <CardHeader
          padded
          id="all-foods"
          title="All tested foods"
          actions={
            <Button
              variant="secondary"
              icon={Table2}
              block="phone"
              aria-expanded={open}
              data-print="hide"
              onPointerEnter={warmUp}
              onFocus={warmUp}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide the table' : `Show all ${results.length + unread.length} tested foods`}
            </Button>
          }
        />
        {open && (
          <Suspense fallback={<Loading label="Loading..." hideLabel className="px-5 pb-5" />}>
            <AllFoodsTable own={own} results={results} unread={unread} scale={scale} onOpen={onOpen} />
          </Suspense>
        )}
      </Card>
    </div>
  )
}
