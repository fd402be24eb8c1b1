import { FolderPlus, Plus } from 'lucide-react'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { useOpener } from '@/ui/dialog-host'
import { loadAddCategory, loadAddFood } from './food-dialogs'

/** Adds one food or one category by hand. */
export function ManualEntryCard() {
  const opens = useOpener()
  return (
    <Card>
      <CardHeader title="Manual Entry" />
      <div className="grid gap-2">
        <Button block icon={Plus} {...opens(loadAddFood, {})}>
          Add New Food
        </Button>
        <Button block variant="secondary" icon={FolderPlus} {...opens(loadAddCategory, {})}>
          Add New Category
        </Button>
      </div>
      <p className="mt-3.5 text-small text-ink-3">
        Alternative names, derived ingredients and a description are added by editing the food. The label
        scanner looks for all of these names.
      </p>
    </Card>
  )
}
