import { BadgeCheck } from 'lucide-react'
import { Badge } from '@/ui/badge'
import type { Recipe } from '../recipe-words'

/** Origin and visibility; no `approved` for clients, as almost all of theirs are. */
export function RecipeBadges({ recipe, staff }: { recipe: Recipe; staff: boolean }) {
  const { own, approved, aiGenerated } = recipe
  return (
    <>
      {staff &&
        (approved ? (
          <Badge tone="success" icon={BadgeCheck}>
            Approved
          </Badge>
        ) : (
          <Badge tone="warning">Not approved</Badge>
        ))}
      {own && !staff && (
        <Badge
          tone="brand"
          title={approved ? 'Made by you, shown to others too' : 'Made by you, not shown to other clients'}
        >
          {approved ? 'Yours, approved' : 'Yours'}
        </Badge>
      )}
      {aiGenerated && <Badge tone="outline">AI</Badge>}
    </>
  )
}
