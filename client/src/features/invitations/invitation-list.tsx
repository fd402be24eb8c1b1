import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf, type Input } from '@/api/request'
import type { Page } from '@/api/request-page'
import { countWords, type Count } from '@/lib/counts'
import { useAddressParams } from '@/lib/use-address-params'
import { usePending } from '@/lib/use-one-at-a-time'
import { PageBody } from '@/lists/page-body'
import { usePaging } from '@/lists/use-paging'
import { Button } from '@/ui/button'
import { Card, CardToolbar } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { SearchBox } from '@/ui/search-box'
import { cn } from '@/lib/class-names'
import { InvitationRows } from './invitation-rows'
import { emptyWords, isOutside, selectAllText, type Filter, type Invitation } from './invitation-words'
import { NoticeCard, type Notice } from './notice'
import { readAllPages } from './read-all-pages'
import { SelectionBar } from './selection-bar'
import { useInvitationActions } from './use-invitation-actions'
import { useSelection } from './use-selection'

export const PAGE_SIZE = 50

type InvitationListProps = {
  list: UseQueryResult<Page<Invitation[]>>
  filter: Filter
  query: NonNullable<Input<'GET /api/invitations'>['query']>
  /** How many matches of filter and search have not signed in. */
  outside: Count
}

/** The people of a filter: search, selection and bulk actions. */
export function InvitationList({ list, filter, query, outside }: InvitationListProps) {
  const { change } = useAddressParams()
  const { top, ...paging } = usePaging(list, list.data?.total, PAGE_SIZE)
  const q = query.q ?? ''
  const selection = useSelection(`${filter} ${q}`)
  const [notice, setNotice] = useState<Notice>()
  const [reading, readOnce] = usePending()
  const box = useRef<HTMLInputElement | null>(null)
  const actions = useInvitationActions(setNotice, clear)

  // The previous page's people must not be selectable while the next page loads.
  const onPage = list.isPlaceholderData ? [] : (list.data?.rows.filter(isOutside) ?? [])
  const chosenOnPage = onPage.filter(selection.has)
  const isSelecting = selection.people.length > 0
  const offersSelectAll =
    selection.whole === undefined &&
    list.data !== undefined &&
    list.data.total.n > list.data.rows.length &&
    chosenOnPage.length === onPage.length

  function clear() {
    selection.clear()
    box.current?.focus()
  }

  function selectAll() {
    void readOnce(async () => {
      setNotice(undefined)
      try {
        const { people, more } = await readAllPages(query)
        selection.setWhole(
          people,
          more
            ? `the first ${people.length} selected`
            : selectAllText(filter, q !== '', { n: people.length, more: false }),
        )
        box.current?.focus()
      } catch (error) {
        setNotice({ tone: 'error', title: 'Not all could be selected', lines: [sentenceOf(error)] })
      }
    })
  }

  const [title, description] = emptyWords[filter]
  return (
    <>
      {notice && <NoticeCard notice={notice} onDismiss={() => setNotice(undefined)} />}
      <Card flush className="mt-4" aria-label="Clients">
        <div ref={top} aria-busy={list.isFetching}>
          <CardToolbar
            role={isSelecting ? 'group' : 'search'}
            aria-label={isSelecting ? 'Those selected' : 'Search the invitations'}
            className={cn(
              'min-h-14 gap-x-2! gap-y-1! border-t-0 py-1! pl-2! sm:pl-3!',
              isSelecting && 'border-brand-line bg-brand-soft! max-xl:items-start!',
            )}
          >
            <Checkbox
              ref={(element) => (box.current = element)}
              label="Select all on this page"
              title={onPage.length === 0 ? 'You cannot invite anyone here' : undefined}
              hideLabel
              checked={isSelecting && chosenOnPage.length === onPage.length}
              indeterminate={isSelecting && chosenOnPage.length < onPage.length}
              // Not `disabled`, because it has the focus when its people move to another filter.
              aria-disabled={onPage.length === 0 || undefined}
              onCheckedChange={(checked) => selection.set(onPage, checked)}
            />
            {isSelecting ? (
              <SelectionBar
                selection={selection}
                actions={actions}
                offer={
                  offersSelectAll
                    ? {
                        words: `Select ${selectAllText(filter, q !== '', outside)}`,
                        pending: reading,
                        onTake: selectAll,
                      }
                    : undefined
                }
                onClear={clear}
              />
            ) : (
              <SearchBox
                label="Search clients by name, email or username..."
                className="[&>label]:sm:max-w-108"
                value={q}
                onSearch={(term) => change({ q: term, page: '' }, { replace: true })}
                count={q !== '' && list.data && `Found: ${countWords(list.data.total)}`}
              />
            )}
          </CardToolbar>
          <PageBody
            list={list}
            paging={paging}
            pageSize={PAGE_SIZE}
            noun="Clients"
            loading="Loading the invitations..."
            failure="Failed to fetch the invitations"
            empty={
              q === ''
                ? { title, description }
                : {
                    title: 'Nobody matches your search',
                    action: (
                      <Button
                        variant="secondary"
                        onClick={() => {
                          change({ q: '', page: '' }, { replace: true })
                          top.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
                        }}
                      >
                        Clear Search
                      </Button>
                    ),
                  }
            }
          >
            {(people) => <InvitationRows people={people} selection={selection} actions={actions} />}
          </PageBody>
        </div>
      </Card>
    </>
  )
}
