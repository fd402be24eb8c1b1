import { Switch } from '@/ui/switch'
import { FoodChips } from './food-chips'
import { without, type Health, type Lists } from './health-lists'

type HealthFieldsProps = {
  lists: Lists
  /** The server's last answer, with the words searched for each food. */
  health: Health
  /** Staff enter them for a client. */
  forClient?: boolean
  onChange: (lists: Lists) => void
}

/** The two lists: allergies, or that none is known, and foods left out by choice. */
export function HealthFields({ lists, health, forClient, onChange }: HealthFieldsProps) {
  const { words, unknown } = health
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <FoodChips
          label="Allergies"
          hint="Foods that have caused hives, swelling, trouble breathing or fainting, or to which a doctor has diagnosed an allergy. Allergies come first."
          foods={lists.allergies}
          words={words}
          unknown={unknown}
          onChange={(allergies) =>
            onChange({ allergies, none: false, ownFoods: without(lists.ownFoods, allergies) })
          }
        />
        <Switch
          end
          className="mt-2"
          label={<span className="font-semibold">None known</span>}
          hint={
            forClient
              ? 'The client was asked and has no known food allergies.'
              : 'I have no known food allergies.'
          }
          checked={lists.none}
          onCheckedChange={(none) => onChange({ ...lists, none, allergies: [] })}
        />
      </div>
      <FoodChips
        label={
          forClient ? 'Foods they leave out for their own reasons' : 'Foods I leave out for my own reasons'
        }
        hint="Recipes leave them out, and the scanner marks them as your choice. A food in both lists counts as an allergy."
        foods={lists.ownFoods}
        words={words}
        unknown={unknown}
        onChange={(ownFoods) => onChange({ ...lists, ownFoods })}
      />
    </div>
  )
}
