import { requestFile } from '@/api/request-file'
import { sentenceOf } from '@/api/request'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/ui/use-toast'

const NAME = 'extracted-foods.csv'

/** Saves the foods that reports have tested as a CSV and shows the result. */
export async function extractFoods(): Promise<void> {
  try {
    const { content } = await requestFile('POST /api/allergens/extract', { body: {} })
    saveFile(content, NAME)
    toast({
      title: 'Foods extracted successfully',
      description: `${NAME} lists every food tested in a report.`,
    })
  } catch (error) {
    toast({ title: 'Failed to extract foods', description: sentenceOf(error), variant: 'destructive' })
  }
}
