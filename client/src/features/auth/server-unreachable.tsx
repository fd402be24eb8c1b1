import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '@/api/request'
import { Button } from '@/ui/button'
import { Actions, Lead, EntryScreen } from './entry-screen'

/** The link's details could not be loaded; offers another try. */
export function ServerUnreachable({ look }: { look: UseQueryResult }) {
  return (
    <EntryScreen title="The portal is not answering">
      <Lead>{sentenceOf(look.error)}</Lead>
      <Actions>
        <Button size="lg" block pending={look.isFetching} onClick={() => void look.refetch()}>
          Try again
        </Button>
      </Actions>
    </EntryScreen>
  )
}
