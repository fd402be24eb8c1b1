import { countText } from '@shared/domain/text/counts'
import { useMemo } from 'react'
import { Badge } from '@/ui/badge'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { CsvCard } from './database/csv-card'
import { FoodRows } from './database/food-rows'
import { ManualEntryCard } from './database/manual-entry-card'
import { FoodList } from './food-list'
import { onlyFoods } from './food-words'
import { useFoodSearch } from './use-food-search'
import { useFoods } from './use-foods'

/** The foods that tests name: imported or added, searched, edited and deleted (S1 2.12). */
export default function FoodDatabaseScreen() {
  const list = useFoods()
  const search = useFoodSearch(list.data)
  const foods = useMemo(() => list.data && onlyFoods(list.data), [list.data])
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <DialogHost>
        <PageHeader title="Food Database" />
        <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-[3fr_2fr]">
          <CsvCard />
          <ManualEntryCard />
        </div>
        <Card flush className="mt-4">
          <CardHeader
            padded
            size="h2"
            title="All Foods Database"
            subtitle="Separate categories are not counted."
            actions={foods && <Badge tone="brand">{countText(foods.length, 'item')}</Badge>}
          />
          <FoodList list={list} items={list.data} found={search} noun="Rows">
            {(rows) => <FoodRows items={rows} search={search} />}
          </FoodList>
        </Card>
      </DialogHost>
    </main>
  )
}
