import { ListPlus } from 'lucide-react'
import { useApiMutation } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { toast } from '@/ui/use-toast'

/** Actions an administrator can start for the whole portal (S1 2.7). */
export function ActionsCard() {
  const add = useApiMutation('POST /api/add-practitioner-faqs')

  async function addPractitionerFaqs() {
    try {
      const { count } = await add.mutateAsync({ body: {} })
      if (count > 0) toast({ title: 'Success', description: `Added ${count} practitioner training FAQs` })
      else
        toast({
          title: 'Nothing to add',
          description: 'All practitioner training FAQs are already in the list.',
        })
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to add practitioner FAQ content',
        variant: 'destructive',
      })
    }
  }

  return (
    <Card className="[&>div]:mb-0">
      <CardHeader
        title="System Actions"
        subtitle="Adds the practitioner training answers to the FAQ list."
        actions={
          <Button
            variant="secondary"
            icon={ListPlus}
            block="phone"
            pending={add.isPending}
            pendingLabel="Adding..."
            // The second press of a double click would replace the result by "Nothing to add".
            onClick={({ detail }) => detail < 2 && void addPractitionerFaqs()}
          >
            Add Practitioner FAQs
          </Button>
        }
      />
    </Card>
  )
}
