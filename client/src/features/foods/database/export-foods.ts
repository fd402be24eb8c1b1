import { requestFile } from '@/api/request-file'
import { sentenceOf } from '@/api/request'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/ui/use-toast'

/** Saves all foods as a CSV in the format of the import. */
export async function exportFoods(): Promise<void> {
  try {
    const { content } = await requestFile('GET /api/allergens/export')
    saveFile(content, 'foods.csv')
  } catch (error) {
    toast({ title: 'Failed to export foods', description: sentenceOf(error), variant: 'destructive' })
  }
}
