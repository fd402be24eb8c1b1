import { cn } from '@/lib/class-names'
import type { Result, TestedFoods } from './report-types'

type FoodNameProps = Pick<TestedFoods, 'onOpen'> & { result: Result; className?: string }

/** The name of a tested food, which opens its verdict. */
export function FoodName({ result, onOpen, className }: FoodNameProps) {
  return (
    <button
      type="button"
      title={result.food}
      aria-haspopup="dialog"
      className={cn(
        'text-left underline decoration-line-strong underline-offset-4 hover:decoration-brand print:no-underline',
        className,
      )}
      onClick={() => onOpen(result)}
    >
      {result.food}
    </button>
  )
}
