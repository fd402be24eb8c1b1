import { Card, CardHeader } from '@/ui/card'
import { DeleteAccount } from './delete-account'
import { ExportData } from './export-data'

/** Exporting the user's data and deleting the account. */
export default function DataSection() {
  return (
    <Card>
      <CardHeader title="Data Management" />
      <ExportData />
      <DeleteAccount />
    </Card>
  )
}
