import type { UseQueryResult } from '@tanstack/react-query'
import { asUsualWords, isEatenForNow } from '@shared/domain/avoidance/eaten-for-now'
import { isOnLabels } from '@shared/domain/foods/organisms'
import { formatWords, utcDay } from '@shared/domain/text/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Reply } from '@shared/api'
import { countText, plural } from '@shared/domain/text/counts'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import { sessionNow, useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Card, CardHeader } from '@/ui/card'
import { Switch } from '@/ui/switch'
import { toast } from '@/ui/use-toast'
import {
  OFFLINE_DAYS,
  saveOfflineList,
  type OfflineList,
  parseOfflineList,
  onStorageChange,
} from '@/features/verdict/offline-list.public'
import { canWorkOffline, cacheOfflineCheck } from './offline-worker'
import { AVOID_LIST_KEY, removeStored, storedText } from '@/features/verdict/browser-storage.public'

type AvoidList = Reply<'GET /api/avoid-list'>

/** The foods labels are checked for, and whether this device stores them for offline checks. */
export function AvoidListCard({ list }: { list: UseQueryResult<AvoidList> }) {
  const kept = useStoredList(list.data)
  return (
    <Card>
      <CardHeader title="Your avoid list" />
      {list.data && <ListWords {...list.data} />}
      {list.isError && (
        <p className="text-body text-ink-2">
          {kept
            ? "We can't reach the portal, so we're using the list on this device."
            : "We couldn't load your foods here. The check still uses them."}
        </p>
      )}
      <KeepSwitch list={list.data} kept={kept} />
    </Card>
  )
}

function ListWords({ foods: all, tolerated, tested }: AvoidList) {
  const foods = all.filter(isOnLabels)
  if (foods.length === 0)
    return (
      <Alert tone="info">
        {tested
          ? 'Your latest report has no elevated food, and you have no allergy on record. We check labels for the 14 allergen groups.'
          : 'You have no completed report yet. Until then we check labels for your allergies and the 14 allergen groups.'}
      </Alert>
    )
  const eaten = foods.filter(isEatenForNow)
  const of = (level: AvoidList['foods'][number]['level']) =>
    foods.filter((food) => food.level === level && !isEatenForNow(food))
  const rows = [
    ['Allergies', of('allergy')],
    ['Complaints noticed', of('trigger')],
    ['High', of('high')],
    ['Limited', of('limited')],
    ['Moderate', of('moderate')],
    ['Left out by choice', of('own')],
    [asUsualWords(eaten), eaten],
    ['Tested, not readable', of('not-readable')],
  ] as const
  return (
    <details className="text-body">
      <summary className="min-h-11 content-center font-semibold">
        {checkedText(foods.length, of('not-readable').length)} checked on every label
      </summary>
      <dl className="mt-1 grid gap-1.5 text-ink-2">
        {rows
          .filter(([, some]) => some.length > 0)
          .map(([word, some]) => (
            <div key={word}>
              <dt className="inline font-semibold">{word}: </dt>
              <dd className="inline">{some.map(foodText).join(', ')}</dd>
            </div>
          ))}
        {tolerated.length > 0 && (
          <div>
            <dt className="inline font-semibold">Not checked for: </dt>
            <dd className="inline">
              {tolerated.map(({ foodName, outcome }) => `${foodName} (${outcomeWords(outcome)})`).join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}

/** `36 foods and 2 that could not be read are`, as results count only those that were read. */
function checkedText(all: number, unread: number): string {
  const read = all - unread
  if (unread === 0) return `${countText(all, 'food')} ${plural(all, 'is', 'are')}`
  if (read === 0) return `${countText(unread, 'food')} that could not be read ${plural(unread, 'is', 'are')}`
  return `${countText(read, 'food')} and ${unread} that could not be read are`
}

function foodText({ foodName, carriedOverFrom, outcome }: AvoidList['foods'][number]): string {
  if (outcome) return `${foodName} (${outcomeWords(outcome)})`
  return carriedOverFrom === null ? foodName : `${foodName} (carried over)`
}

type KeepSwitchProps = { list: AvoidList | undefined; kept: OfflineList | undefined }

function KeepSwitch({ list, kept }: KeepSwitchProps) {
  const user = useUser()
  const [isBusy, setIsBusy] = useState(false)
  const possible = canWorkOffline()

  const change = async (keep: boolean) => {
    if (!keep || !list) {
      removeStored(AVOID_LIST_KEY)
      void cacheOfflineCheck(false).catch(() => undefined)
      return
    }
    setIsBusy(true)
    try {
      await cacheOfflineCheck(true)
      // The user may have signed out meanwhile.
      if (sessionNow().status !== 'signed-in') return
      saveOfflineList(user.id, list)
      toast({
        title: 'Kept on this device',
        description: 'You can now check pasted text without a connection.',
      })
    } catch {
      toast({
        title: 'Not kept',
        description: 'The list could not be saved. Please try again when you are online.',
        variant: 'destructive',
      })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Switch
      end
      className="mt-3 border-t border-line pt-3"
      label={<span className="font-semibold">Check text without a connection</span>}
      hint={
        possible ? (
          <>
            Saves your foods and their levels on this device. That is enough to check labels and to answer
            “May I eat ...?”. We delete them after {OFFLINE_DAYS} days
            {kept && ` (on ${formatWords(utcDay(kept.until))})`}, when you sign out, and when somebody else
            signs in.
          </>
        ) : (
          'This needs a secure address (https).'
        )
      }
      checked={kept !== undefined || isBusy}
      disabled={!possible || isBusy || (!kept && !list)}
      onCheckedChange={(keep) => void change(keep)}
    />
  )
}

/** This user's stored list, updated when the server has returned the current one. */
function useStoredList(current: AvoidList | undefined): OfflineList | undefined {
  const { id } = useUser()
  const text = useSyncExternalStore(onStorageChange, storedText)
  useEffect(() => {
    if (current && parseOfflineList(storedText(), id)) saveOfflineList(id, current)
  }, [current, id])
  return parseOfflineList(text, id)
}
