import { avoidLevels } from '@shared/domain/avoidance/avoid-levels'
import { asUsualWords, isEatenForNow } from '@shared/domain/avoidance/eaten-for-now'
import type { OfflineList } from '@/features/verdict/offline-list.public'
import { KindMark, kindWords } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { Card, CardHeader } from '@/ui/card'

/** The stored avoid list, gravest level first. */
export function OfflineFoods({ foods }: Pick<OfflineList, 'foods'>) {
  if (foods.length === 0) return null
  const eaten = foods.filter(isEatenForNow)
  const leftOut = foods.filter((food) => !isEatenForNow(food))
  return (
    <Card>
      <CardHeader title="Your avoid list" />
      <dl className="space-y-3.5">
        {avoidLevels
          .map((level) => ({ level, names: namesOf(leftOut.filter((food) => food.level === level)) }))
          .filter(({ names }) => names.length > 0)
          .map(({ level, names }) => (
            <div key={level}>
              <dt
                className={cn(
                  'flex items-center gap-2 font-semibold',
                  level === 'allergy' && 'text-high-text',
                )}
              >
                <KindMark kind={level} className="size-4.5" />
                {level === 'not-readable' ? 'Not known: the result could not be read' : kindWords[level]}
              </dt>
              <dd className="mt-0.5 text-body break-words text-ink-2">{names.join(', ')}</dd>
            </div>
          ))}
        {eaten.length > 0 && (
          <div>
            <dt className="font-semibold">{asUsualWords(eaten)}</dt>
            <dd className="mt-0.5 text-body break-words text-ink-2">{namesOf(eaten).join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

const namesOf = (foods: OfflineList['foods']) => foods.map(({ foodName }) => foodName)
