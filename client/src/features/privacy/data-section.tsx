import { Card, CardHeader } from '@/ui/card'
import { DeleteAccount } from './delete-account'
import { ExportData } from './export-data'

/** The own data as a file, and leaving. */
export default function DataSection() {
  return (
    <Card>
      <CardHeader title="Data Management" />
      <ExportData />
      <DeleteAccount />
    </Card>
  )
}
