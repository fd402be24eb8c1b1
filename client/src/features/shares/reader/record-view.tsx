import { FHIR_JSON } from '@shared/domain/shares/content-cipher'
import { Download } from 'lucide-react'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

/** What was shared; `content` is a FHIR bundle as JSON. */
export function RecordView({ content }: { content: string }) {
  return (
    <Card>
      <h1 className="text-h1">Shared record</h1>
      <Button
        variant="secondary"
        icon={Download}
        className="mt-4"
        onClick={() => saveFile(new Blob([content], { type: FHIR_JSON }), 'shared-record.fhir.json')}
      >
        Download FHIR
      </Button>
    </Card>
  )
}
