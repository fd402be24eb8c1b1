import { useApiQuery } from '@/api/use-api'
import { Button } from '@/ui/button'
import { AskLaboratory } from '../ask-laboratory'
import { Actions, Lead, EntryScreen } from '../entry-screen'

/** For a person who holds another person's invitation. */
export function WrongRecipient({ initials, onBack }: { initials: string; onBack: () => void }) {
  const support = useApiQuery('GET /api/config').data?.supportAddress ?? ''
  return (
    <EntryScreen title={`This is for ${initials}`}>
      <Lead>
        If you know them, please pass the message on. If not, close this page and tell the laboratory that the
        message went to the wrong address.
      </Lead>
      <p className="mt-3 text-body text-ink-2">
        Nobody has opened the result, and nobody can without the answer.
      </p>
      <Actions>
        <Button size="lg" block onClick={onBack}>
          Back
        </Button>
        <AskLaboratory support={support} />
      </Actions>
    </EntryScreen>
  )
}
